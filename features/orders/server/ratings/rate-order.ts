import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { mayRate, type OrderRating, type RatingRefusal, type SaidRating } from '../../domain/order-rating.ts';
import { signatureOf } from '../../domain/ratings/product-rating.ts';
import { visibleOrdersOf } from '../read/order-visibility.ts';
import { putRating, ratingOf } from '../store/order-ratings.store.ts';
import { lockOrder, orderOfClient } from '../store/orders.store.ts';

/** Rates a visible order, or changes its rating. Spec 7, avaliar. */
export const rateOrder = (
  context: Context & { readonly actor: Customer },
  number: OrderNumber,
  said: SaidRating,
): Promise<Result<OrderRating, { readonly code: RatingRefusal | 'order-not-found' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor, now } = inside;
    const seen = await orderOfClient(db, visibleOrdersOf(inside), number);
    const order = seen && (await lockOrder(db, supplier.id, number));
    if (order === undefined) return refuse({ code: 'order-not-found' });
    const before = await ratingOf(db, supplier.id, number);
    const may = mayRate(order.status, before, now);
    if (!may.ok) return may;
    await putRating(db, supplier.id, number, {
      ...said,
      author: said.published ? signatureOf(actor.name) : '',
      userId: actor.userId,
      now,
    });
    return accept({ ...said, ratedAt: before?.ratedAt ?? now });
  });
