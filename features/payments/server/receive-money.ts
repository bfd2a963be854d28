import type { Context } from '#platform/db/context.ts';
import type { ChargeRow } from './charge.store.ts';
import { changeCharge } from './charge-moves.store.ts';
import { paidBy } from './paid-by.ts';
import type { OrderHold, Till } from './till.ts';

/** Money that nobody wants any more is given back; what else was asked for the order is asked no longer. */
export async function receiveMoney(
  context: Context,
  till: Till,
  paid: ChargeRow,
  all: readonly ChargeRow[],
  hold: OrderHold,
): Promise<void> {
  const paidBefore = all.some(({ id, status }) => id !== paid.id && status === 'paid');
  if (hold !== 'open' && hold !== 'finished') return refundLater(context, paid);
  if (paidBefore) return refundLater(context, paid);
  await paidBy(context, till.orders, paid, all);
}

const refundLater = ({ db, now }: Context, paid: ChargeRow): Promise<void> =>
  changeCharge(db, paid, {
    errand: 'refund',
    errandAmount: paid.captured - paid.refunded,
    errandTries: 0,
    errandAt: new Date(now),
  });
