/** What a subscription's client, and the shop, see of its mandate. */
import type { OrderNumber } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { isOpen } from '../../domain/charges/charge-status.ts';
import type { Collection } from '../../domain/mandate/collection-days.ts';
import type { Mandate } from '../../domain/mandate/mandate.ts';
import { collectionOf } from '../charges/charge-of.ts';
import { chargesOfMandate } from './collected-charges.store.ts';
import { mandateOfRow, newestMandates } from './mandates.store.ts';

type At = Pick<Context, 'db' | 'supplier'>;

/** The newest mandate of each subscription that ever had one. */
export async function mandatesOf(
  { db, supplier }: At,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, Mandate>> {
  const rows = await newestMandates(db, supplier.id, subscriptionIds);
  return new Map(rows.map((row) => [row.subscriptionId, mandateOfRow(row)]));
}

export const mandateOf = async (context: At, subscriptionId: string): Promise<Mandate | undefined> =>
  (await mandatesOf(context, [subscriptionId])).get(subscriptionId);

export interface NextCollection {
  readonly orderNumber: OrderNumber;
  readonly amount: Money;
  readonly collection: Collection;
}

/** The order that is collected next under the mandate, if one is planned. */
export async function nextCollection(
  { db, supplier }: At,
  { id }: Pick<Mandate, 'id'>,
): Promise<NextCollection | undefined> {
  const rows = await chargesOfMandate(db, supplier.id, id);
  for (const row of rows) {
    const collection = collectionOf(row);
    if (isOpen(row.status) && collection !== undefined)
      return { orderNumber: row.orderNumber, amount: centavos(row.amount), collection };
  }
  return undefined;
}
