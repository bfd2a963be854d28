import type { Money } from '#kernel/money.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { ChargeStatus } from '../../domain/charges/charge-status.ts';
import { BY_HAND } from '../../domain/given-by-hand.ts';
import { DONE } from '../operations/operation-fields.ts';
import type { OrderHooks } from '../providers/payment-gateways.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { addChargeEvent, updateCharge } from '../store/charge-moves.store.ts';

/**
 * Records that the shop gave money back that it had received itself. Money for a voided charge was never recorded as
 * received: it is recorded now, up to what goes back. The order's row and its charges must be locked.
 */
export async function refundByHand(
  context: StaffContext,
  orders: OrderHooks,
  charge: ChargeRow,
  amount: Money,
): Promise<void> {
  const { db, actor, now } = context;
  const refunded = charge.refunded + amount;
  const captured = Math.max(charge.captured, refunded);
  const left = captured - refunded;
  const status = left === 0 ? 'refunded' : 'paid';
  const due = charge.operation === 'refund' ? Math.max(0, charge.operationAmount - amount) : 0;
  const at = new Date(now);
  await updateCharge(db, charge, {
    status,
    captured,
    refunded,
    paidAt: charge.paidAt ?? at,
    ...(left === 0 || due === 0 ? DONE : { operationAmount: due }),
  });
  const write = (before: ChargeStatus, after: ChargeStatus, moved: number, note: string) =>
    addChargeEvent(db, {
      supplierId: charge.supplierId,
      chargeId: charge.id,
      before,
      after,
      amount: moved,
      note,
      staffId: actor.staffId,
      at,
    });
  const came = captured - charge.captured;
  const between = charge.status === 'refunded' ? 'refunded' : 'paid';
  if (came > 0) await write(charge.status, between, came, 'paid-to-shop');
  await write(between, status, amount, BY_HAND);
  await orders.moneyBack(context, charge.orderNumber, { chargeId: charge.id, amount });
}
