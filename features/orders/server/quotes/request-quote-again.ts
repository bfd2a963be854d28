import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { QuoteRefusal } from '../../domain/quotes/quote-refusal.ts';
import { approvalRefusal } from '../../domain/submit/approval-refusal.ts';
import { visibleOrdersOf } from '../read/order-visibility.ts';
import { moveOrder } from '../status/change-order-status.ts';
import { eventsOf } from '../store/order-events.store.ts';
import { lockOwnOrder } from '../store/orders.store.ts';

/** The client asks for other prices, even after the last ones expired: the quote is new again. */
export const requestQuoteAgain = (
  context: Context & { readonly actor: Customer },
  number: OrderNumber,
  message: string,
): Promise<Result<void, QuoteRefusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor } = inside;
    const order = await lockOwnOrder(db, visibleOrdersOf(inside), number);
    if (order === undefined) return refuse({ code: 'order-not-found' });
    const unapproved = approvalRefusal(supplier.tags, actor);
    if (unapproved !== undefined) return refuse({ code: unapproved });
    const reason = message.trim();
    if (order.status === 'quote-requested') {
      // A second press of the button changes nothing; a different message is refused, not silently dropped.
      const last = (await eventsOf(db, supplier.id, number)).at(-1);
      return last?.reason === reason ? accept(undefined) : refuse({ code: 'quote-under-analysis' });
    }
    if (order.status !== 'quote-priced') return refuse({ code: 'quote-closed' });
    await moveOrder(inside, order, { number, to: 'quote-requested', reason });
    return accept(undefined);
  });
