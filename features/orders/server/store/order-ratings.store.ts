import { and, avg, count, desc, eq } from 'drizzle-orm';
import type { OrderNumber, SupplierId, UserId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { OrderRating, SaidRating } from '../../domain/order-rating.ts';
import { orderRatings } from './order-ratings.tables.ts';
import { orders } from './orders.tables.ts';

const ofOrder = (supplierId: SupplierId, number: OrderNumber) =>
  and(eq(orderRatings.supplierId, supplierId), eq(orderRatings.orderNumber, number));

export async function ratingOf(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
): Promise<OrderRating | undefined> {
  const [row] = await db
    .select({
      stars: orderRatings.stars,
      comment: orderRatings.comment,
      published: orderRatings.published,
      ratedAt: orderRatings.ratedAt,
    })
    .from(orderRatings)
    .where(ofOrder(supplierId, number));
  return row && { ...row, ratedAt: row.ratedAt.getTime() };
}

/** Replaces an existing rating, whose first date stays. The order's row must be locked. */
export async function putRating(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
  { now, ...said }: SaidRating & { readonly author: string; readonly userId: UserId; readonly now: Instant },
): Promise<void> {
  const changedAt = new Date(now);
  await db
    .insert(orderRatings)
    .values({ ...said, supplierId, orderNumber: number, ratedAt: changedAt, changedAt })
    .onConflictDoUpdate({
      target: [orderRatings.supplierId, orderRatings.orderNumber],
      // What the shop kept off its pages stays off them, however it is written anew.
      set: { ...said, changedAt },
    });
}

const withStars = (supplierId: SupplierId, stars: number | undefined) =>
  and(
    eq(orderRatings.supplierId, supplierId),
    stars === undefined ? undefined : eq(orderRatings.stars, stars as never),
  );

/** Newest first. */
export const ratingsPage = (
  db: Db,
  supplierId: SupplierId,
  stars: number | undefined,
  { limit, offset }: PageRange,
) =>
  db
    .select({
      orderNumber: orderRatings.orderNumber,
      stars: orderRatings.stars,
      comment: orderRatings.comment,
      ratedAt: orderRatings.ratedAt,
      changedAt: orderRatings.changedAt,
      published: orderRatings.published,
      hiddenAt: orderRatings.hiddenAt,
      clientId: orders.clientId,
    })
    .from(orderRatings)
    .innerJoin(
      orders,
      and(eq(orders.supplierId, orderRatings.supplierId), eq(orders.number, orderRatings.orderNumber)),
    )
    .where(withStars(supplierId, stars))
    .orderBy(desc(orderRatings.changedAt), desc(orderRatings.orderNumber))
    .limit(limit)
    .offset(offset);

export async function ratingsInAll(db: Db, supplierId: SupplierId, stars: number | undefined) {
  const [row] = await db
    .select({ total: count(), average: avg(orderRatings.stars).mapWith(Number) })
    .from(orderRatings)
    .where(withStars(supplierId, stars));
  return { total: row?.total ?? 0, average: row?.average ?? undefined };
}
