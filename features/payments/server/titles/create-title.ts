import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { BoletoSettings } from '../../domain/method-settings.ts';
import type { TitleDraft } from '../../domain/title.ts';
import { methodByName } from '../store/payment-method.store.ts';
import { insertTitle, lockTitleByDocument } from '../store/titles.store.ts';
import { issueBoleto } from './issue-boleto.ts';

export interface NewTitle extends Omit<TitleDraft, 'line'> {
  /** The method whose bank account issues its boleto; no boleto without it. */
  readonly methodName?: string;
}

/** Creates a title without an order, for seed data; idempotent by document. Call it in a transaction. */
export async function createTitle(
  db: Db,
  supplierId: SupplierId,
  { methodName, ...title }: NewTitle,
  now: number,
): Promise<void> {
  if ((await lockTitleByDocument(db, supplierId, title.document)) !== undefined) return;
  const method = methodName === undefined ? undefined : await methodByName(db, supplierId, methodName);
  const settings: BoletoSettings | undefined = method?.settings.boleto ?? method?.settings.onAccount?.boleto;
  const boleto = settings && (await issueBoleto({ db, supplier: { id: supplierId } }, settings, title));
  await insertTitle(
    db,
    supplierId,
    {
      ...title,
      id: newId(),
      status: title.paidAt === undefined ? 'open' : 'paid',
      ...defined({ methodId: method === undefined ? undefined : method.id, boleto }),
    },
    now,
  );
}
