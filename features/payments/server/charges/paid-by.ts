import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import type { OrderHooks } from '../providers/payment-gateways.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { methodById } from '../store/payment-method.store.ts';
import { voidCharge } from './void-charge.ts';

/**
 * Marks the order as paid by this charge: voids all its others and, if another method was chosen since, tells the order
 * which method paid it. All charges of the order must be locked, oldest first.
 */
export async function paidBy(
  context: Context,
  orders: OrderHooks,
  charge: ChargeRow,
  all: readonly ChargeRow[],
): Promise<void> {
  for (const other of all) if (other.id !== charge.id) await voidCharge(context, other, 'paid-otherwise');
  const method =
    all.at(-1)?.id === charge.id
      ? undefined
      : await methodById(context.db, charge.supplierId, charge.methodId);
  const paidWith = method && {
    id: method.id,
    name: method.name,
    amount: centavos(charge.amount - charge.interest),
  };
  await orders.orderPaid(context, charge.orderNumber, paidWith);
}
