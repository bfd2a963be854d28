import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import type { ClientId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { BoletoSettings } from '../../domain/method-settings.ts';
import type { ChargeRequest } from '../openers/opener.ts';
import { countOfOrder, insertTitle } from '../store/titles.store.ts';
import { issueBoleto } from './issue-boleto.ts';

export interface TitlePart {
  readonly amount: Money;
  readonly dueOn: string;
}

interface TitleTerms {
  readonly clientId: ClientId;
  readonly usesCredit: boolean;
  readonly boleto: BoletoSettings | undefined;
}

/** Opens a title for each part of an order's charge. Call it in the order's transaction. */
export async function openTitles(
  context: Context,
  { orderNumber, method, id: chargeId }: ChargeRequest & { readonly id: string },
  { clientId, usesCredit, boleto }: TitleTerms,
  parts: readonly TitlePart[],
): Promise<void> {
  const { db, supplier, now } = context;
  // A change of payment method leaves cancelled titles behind, which retain their document numbers.
  const before = await countOfOrder(db, supplier.id, orderNumber);
  for (const [at, part] of parts.entries()) {
    const issued = boleto && (await issueBoleto(context, boleto, part));
    await insertTitle(
      db,
      supplier.id,
      {
        id: newId(),
        clientId,
        orderNumber,
        chargeId,
        methodId: method.id,
        document: `${orderNumber}-${before + at + 1}`,
        amount: part.amount,
        issuedOn: todayOf(context),
        dueOn: part.dueOn,
        status: 'open',
        usesCredit,
        ...defined({ boleto: issued }),
      },
      now,
    );
  }
}
