import { and, count, desc, eq, isNull, ne } from 'drizzle-orm';
import type { OrderNumber, ProductId, SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import type { Db } from '#platform/db/database.ts';
import type { PublishedComment } from '../../domain/ratings/product-rating.ts';
import { orderRatings, ratedProducts } from '../store/order-ratings.tables.ts';

const ofProduct = (supplierId: SupplierId, productId: ProductId) =>
  and(eq(ratedProducts.supplierId, supplierId), eq(ratedProducts.productId, productId));

/** How many orders with the product gave how many stars. */
export const starCounts = cachedQuery(
  'product_stars',
  (
    db: Db,
    supplierId: SupplierId,
    productId: ProductId,
  ): Promise<{ readonly stars: number; readonly count: number }[]> =>
    db
      .select({ stars: ratedProducts.stars, count: count() })
      .from(ratedProducts)
      .where(ofProduct(supplierId, productId))
      .groupBy(ratedProducts.stars),
);

const SHOWN = 10;

/** The newest comments that their authors let everybody read and the shop has not hidden. */
export const publishedComments = cachedQuery(
  'product_comments',
  async (db: Db, supplierId: SupplierId, productId: ProductId): Promise<PublishedComment[]> => {
    const rows = await db
      .select({
        stars: orderRatings.stars,
        comment: orderRatings.comment,
        author: orderRatings.author,
        ratedAt: orderRatings.ratedAt,
      })
      .from(ratedProducts)
      .innerJoin(
        orderRatings,
        and(
          eq(orderRatings.supplierId, ratedProducts.supplierId),
          eq(orderRatings.orderNumber, ratedProducts.orderNumber),
        ),
      )
      .where(
        and(
          ofProduct(supplierId, productId),
          orderRatings.published,
          ne(orderRatings.comment, ''),
          isNull(orderRatings.hiddenAt),
        ),
      )
      .orderBy(desc(orderRatings.changedAt), desc(orderRatings.orderNumber))
      .limit(SHOWN);
    return rows.map((row) => ({ ...row, ratedAt: row.ratedAt.getTime() }));
  },
);

/** Keeps a rating's comment off the pages of products, or lets it back; returns what was, undefined for an unknown rating. */
export async function hideComment(
  db: Db,
  supplierId: SupplierId,
  number: OrderNumber,
  hiddenAt: Date | null,
): Promise<{ readonly hidden: boolean } | undefined> {
  const ofOrder = and(eq(orderRatings.supplierId, supplierId), eq(orderRatings.orderNumber, number));
  const [before] = await db
    .select({ hiddenAt: orderRatings.hiddenAt })
    .from(orderRatings)
    .where(ofOrder)
    .for('update');
  if (before === undefined) return undefined;
  await db.update(orderRatings).set({ hiddenAt }).where(ofOrder);
  return { hidden: before.hiddenAt !== null };
}
