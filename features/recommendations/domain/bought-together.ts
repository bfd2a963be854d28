/** Which products are bought together with one: more often than their popularity alone explains. */
import type { ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { PairCount } from './count-purchases.ts';
import { byScore, type Ranked } from './purchase.ts';
import { ordersOfToday } from './purchase-weight.ts';

/** Related products that are stored per product, of each kind. */
export const MAX_RELATED = 20;

/** Orders that each product is assumed to have had without the other: a single coincidence stays below a habit. */
const SHRINKAGE = 3;

/** Cosine of the two products' orders, shrunk. `weights`: the sums of all orders, by product. */
export function rankTogether(
  productId: ProductId,
  pairs: readonly PairCount[],
  weights: ReadonlyMap<ProductId, number>,
  now: Instant,
): readonly Ranked[] {
  const ordersOf = (id: ProductId) => ordersOfToday(weights.get(id) ?? 0, now) + SHRINKAGE;
  const own = ordersOf(productId);
  return pairs
    .map(({ withId, weight }) => ({
      productId: withId,
      score: Math.min(1, ordersOfToday(weight, now) / Math.sqrt(own * ordersOf(withId))),
    }))
    .toSorted(byScore)
    .slice(0, MAX_RELATED);
}
