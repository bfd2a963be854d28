import type { Money } from '#kernel/money.ts';
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
  if (charge.provider !== null || !mayBecome(charge.status, 'paid')) return false;
  await recordReceived(context, charge, charge.amount, {});
  await titlesPaid(context, charge);
  await paidBy(context, orders, charge, all);
  return true;
}

/**
 * The shop has received money for a charge of its own that nobody needs any more: recorded, as what it still has to give back by hand.
 * Neither the order nor its titles are paid by it. Locked as above; the charge must be one that money may still come for.
 */
export const owedToPayer = (context: Context, charge: ChargeRow, received: Money): Promise<void> =>
  recordReceived(context, charge, received, {
    operation: 'refund',
    operationAmount: received,
    operationTries: 0,
    operationAt: null,
  });

function recordReceived(
  { db, actor, now }: Context,
  charge: ChargeRow,
  amount: number,
  owed: Partial<ChargeRow>,
): Promise<void> {
  const at = new Date(now);
  const change: Partial<ChargeRow> = { status: 'paid', captured: amount, paidAt: at, ...owed };
  return moveCharge(db, charge, change, {
    amount,
    note: 'paid-to-shop',
    ...(actor.kind === 'staff' ? { staffId: actor.staffId } : {}),
    at,
  });
}
