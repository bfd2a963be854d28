/** What is owed for returned goods goes back: once the order is paid, or again after a refusal. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { refundUntil } from '#features/payments/server/charges/return-money.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { notifyOpenPages } from '../status/queue-order-messages.ts';
import { lockShopOrder } from '../store/panel-orders.store.ts';
import { type StoredReturn, storedReturns } from './returns.store.ts';
import { returnsOf } from './returns-of.ts';

/** Asks for what the order's returns have to refund of each charge. The order's row must be locked. */
export async function refundReturned(context: Context, number: OrderNumber): Promise<void> {
  const stored = await storedReturns(context.db, context.supplier.id, number);
  for (const [chargeId, until] of untilOf(stored))
    await refundUntil(context, number, chargeId, centavos(until));
}

/** Each charge once, with the highest mark. */
function untilOf(stored: readonly StoredReturn[]): ReadonlyMap<string, number> {
  const until = new Map<string, number>();
  for (const { chargeId, refundUntil: mark } of stored) {
    if (chargeId === undefined || mark === undefined) continue;
    until.set(chargeId, Math.max(mark, until.get(chargeId) ?? 0));
  }
  return until;
}

type RetryRefusal = { readonly code: 'order-not-found' | 'under-way' | 'nothing-failed' };

/** The shop asks again for refunds that their provider has refused. */
export const retryReturns = (
  context: StaffContext,
  number: OrderNumber,
): Promise<Result<void, RetryRefusal>> =>
  inTransaction(context, async (inside) => {
    const order = await lockShopOrder(inside.db, inside.supplier.id, number);
    if (order === undefined) return refuse({ code: 'order-not-found' });
    const { charge, returns } = await returnsOf(inside, number);
    if (charge?.isBusy === true) return refuse({ code: 'under-way' });
    const failed = returns.filter(({ state }) => state === 'failed').map((one) => one.number);
    if (failed.length === 0) return refuse({ code: 'nothing-failed' });
    await refundReturned(inside, number);
    await recordChange(inside, {
      action: 'order.return-retried',
      subjectId: order.clientId,
      before: { order: number },
      after: { order: number, returns: failed },
    });
    await notifyOpenPages(inside, order, number);
    return accept(undefined);
  });
