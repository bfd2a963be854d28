import type { Context } from '#platform/db/context.ts';
import { mayBecome } from '../../domain/charges/charge-status.ts';
import type { OrderHooks } from '../providers/payment-gateways.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { moveCharge } from '../store/charge-moves.store.ts';
import { titlesPaid } from '../titles/titles-follow.ts';
import { paidBy } from './locked-charges.ts';

/**
 * The shop confirms that it has received the money itself. The order's row and all its charges must be locked. False if
 * a provider moves this charge's money, or if the charge can no longer be paid.
 */
export async function paidToShop(
  context: Context,
  orders: OrderHooks,
  charge: ChargeRow,
  all: readonly ChargeRow[],
): Promise<boolean> {
  const { db, actor, now } = context;
  if (charge.provider !== null || !mayBecome(charge.status, 'paid')) return false;
  const at = new Date(now);
  const change: Partial<ChargeRow> = { status: 'paid', captured: charge.amount, paidAt: at };
  await moveCharge(db, charge, change, {
    amount: charge.amount,
    note: 'paid-to-shop',
    ...(actor.kind === 'staff' ? { staffId: actor.staffId } : {}),
    at,
  });
  await titlesPaid(context, charge);
  await paidBy(context, orders, charge, all);
  return true;
}
