import type { ProductId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { type ProductRating, sumOfRatings } from '../../domain/ratings/product-rating.ts';
import { publishedComments, starCounts } from './product-ratings.store.ts';

/** What everybody may read; undefined while too few orders with the product were rated. */
export async function productRating(
  { db, supplier }: Context,
  productId: ProductId,
): Promise<ProductRating | undefined> {
  const sum = sumOfRatings(await starCounts(db, supplier.id, productId));
  return sum && { ...sum, comments: await publishedComments(db, supplier.id, productId) };
}
