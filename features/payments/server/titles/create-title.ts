import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { BoletoSettings } from '../../domain/boleto/boleto-settings.ts';
import type { TitleDraft } from '../../domain/title-draft.ts';
import { methodByName } from '../store/payment-method.store.ts';
import { insertTitle, lockTitleByDocument } from '../store/titles.store.ts';
import { issueBoleto } from './issue-boleto.ts';

export interface NewTitle extends Omit<TitleDraft, 'line'> {
  /** By whose account it gets a boleto; without one where it names none of the supplier's. */
  readonly methodName?: string;
}

/** What a client owes, as if an order of before had opened it; once, however often it is said. Run it in a transaction. */
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
      ...(method === undefined ? {} : { methodId: method.id }),
      ...(boleto === undefined ? {} : { boleto }),
    },
    now,
  );
}
