import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { Charge } from '../domain/charge.ts';
import { chargesOfOrders } from './charge.store.ts';
import { chargeOf } from './charge-of.ts';
import { titlesOfCharges } from './titles.store.ts';

/** The newest charge of each order, by order number: one question for a whole list. */
export async function chargesOf(
  { db, supplier }: Context,
  orderNumbers: readonly OrderNumber[],
): Promise<Map<OrderNumber, Charge>> {
  if (orderNumbers.length === 0) return new Map();
  const rows = await chargesOfOrders(db, supplier.id, orderNumbers);
  const charges = new Map(rows.map((row) => [row.orderNumber, chargeOf(row)]));
  return withTitles(db, supplier.id, charges);
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
