import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { Charge } from '../../domain/charge.ts';
import { type ChargeRow, chargesOfOrders } from '../store/charge.store.ts';
import { titlesOfCharges } from '../store/titles.store.ts';
import { chargeOf } from './charge-of.ts';

/** The charge of each order that counts, by order number: one question for a whole list. */
export async function chargesOf(
  { db, supplier }: Pick<Context, 'db'> & { readonly supplier: { readonly id: SupplierId } },
  orderNumbers: readonly OrderNumber[],
): Promise<Map<OrderNumber, Charge>> {
  if (orderNumbers.length === 0) return new Map();
  const rows = await chargesOfOrders(db, supplier.id, orderNumbers);
  const charges = new Map<OrderNumber, Charge>();
  for (const [number, all] of Map.groupBy(rows, ({ orderNumber }) => orderNumber)) {
    const counting = countingOf(all);
    if (counting !== undefined) charges.set(number, chargeOf(counting));
  }
  return withTitles(db, supplier.id, charges);
}

/**
 * The newest, unless another has the money: a code that was given up may have been paid all the same. What came a second
 * time is on its way back, and counts after what it came in addition to.
 */
function countingOf(all: readonly ChargeRow[]): ChargeRow | undefined {
  const paid = all.filter(({ status }) => status === 'paid');
  const newest = all.at(-1);
  return (
    paid.find(({ errand }) => errand !== 'refund') ??
    paid[0] ??
    (newest?.status === 'cancelled' ? all.findLast(({ status }) => status === 'refunded') : undefined) ??
    newest
  );
}

/** Asked only where there are some: most charges have none. */
async function withTitles(
  db: Db,
  supplierId: SupplierId,
  charges: Map<OrderNumber, Charge>,
): Promise<Map<OrderNumber, Charge>> {
  const owed = [...charges.values()].filter(({ kind }) => kind === 'boleto' || kind === 'on-account');
  if (owed.length === 0) return charges;
  const titles = await titlesOfCharges(
    db,
    supplierId,
    owed.map(({ id }) => id),
  );
  for (const [number, charge] of charges) {
    const own = titles.filter(({ chargeId }) => chargeId === charge.id);
    if (own.length > 0) charges.set(number, { ...charge, titles: own });
  }
  return charges;
}
