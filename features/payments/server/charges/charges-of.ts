import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { Charge } from '../../domain/charges/charge.ts';
import { showActivations } from '../mandates/show-activations.ts';
import { type ChargeRow, chargesOfOrders } from '../store/charge.store.ts';
import { titlesOfCharges } from '../store/titles.store.ts';
import { chargeOf } from './charge-of.ts';

/** The current charge of each order, by order number: one query for the whole list. */
export async function chargesOf(
  { db, supplier }: Pick<Context, 'db'> & { readonly supplier: { readonly id: SupplierId } },
  orderNumbers: readonly OrderNumber[],
): Promise<Map<OrderNumber, Charge>> {
  if (orderNumbers.length === 0) return new Map();
  const rows = await chargesOfOrders(db, supplier.id, orderNumbers);
  const counting = new Map<OrderNumber, ChargeRow>();
  for (const [number, all] of Map.groupBy(rows, ({ orderNumber }) => orderNumber)) {
    const row = countingOf(all);
    if (row !== undefined) counting.set(number, row);
  }
  const charges = new Map([...counting].map(([number, row]) => [number, chargeOf(row)]));
  await showActivations(db, supplier.id, counting, charges);
  return withTitles(db, supplier.id, charges);
}

/**
 * The newest, unless another one was paid: a voided code may have been paid all the same. A second payment of the order
 * is on its way back ('refund'), and comes after the payment it duplicates.
 */
export function countingOf(all: readonly ChargeRow[]): ChargeRow | undefined {
  const paid = all.filter(({ status }) => status === 'paid');
  const newest = all.at(-1);
  return (
    paid.find(({ operation }) => operation !== 'refund') ??
    paid[0] ??
    (newest?.status === 'cancelled' ? all.findLast(({ status }) => status === 'refunded') : undefined) ??
    newest
  );
}

/** Queries titles only for boletos and orders on account: most charges have none. */
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
