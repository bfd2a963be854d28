import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type CustomerContext, inTransaction } from '#platform/db/context.ts';
import type { CancelRefusal } from '../../contract/quotes/quote-texts.ts';
import { isQuote, mayBeCancelled, type OrderStatus } from '../../domain/order-status.ts';
import { visibleOrdersOf } from '../read/order-visibility.ts';
import { lockOwnOrder } from '../store/orders.store.ts';
import { moveOrder } from './change-order-status.ts';

type Cancelled = Promise<Result<void, { readonly code: CancelRefusal }>>;
/**
 * The client cancels an order that has not left yet: stock, combos, coupon and money are given back. Any user who sees the order
 * may. Idempotent.
 */
export const cancelOrder = (context: CustomerContext, number: OrderNumber, reason: string): Cancelled =>
  cancel(context, number, reason, mayBeCancelled, 'left-already');

/** The client declines a quote. One that was accepted meanwhile is an order, and stays. */
export const refuseQuote = (context: CustomerContext, number: OrderNumber, reason: string): Cancelled =>
  cancel(context, number, reason, isQuote, 'no-quote-any-more');

const cancel = (
  context: CustomerContext,
  number: OrderNumber,
  written: string,
  may: (status: OrderStatus) => boolean,
  otherwise: CancelRefusal,
): Cancelled =>
  inTransaction(context, async (inside) => {
    const reason = written.trim();
    const order = await lockOwnOrder(inside.db, visibleOrdersOf(inside), number);
    if (order === undefined) return refuse({ code: 'order-not-found' });
    if (order.status === 'cancelled') return accept(undefined);
    if (reason === '') return refuse({ code: 'reason-missing' });
    if (!may(order.status)) return refuse({ code: otherwise });
    const moved = await moveOrder(inside, order, { number, to: 'cancelled', reason });
    return moved.ok ? accept(undefined) : refuse({ code: otherwise });
  });
