/** The door for other features, such as a carousel of recommended products. */
import { recommendsProducts } from '#features/suppliers/domain/tags/tag-rules.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { blend } from '../../domain/blend.ts';
import { outcomeFactor } from '../../domain/feedback.ts';
import type { PurchaseReader } from '../purchase-reader.ts';
import { type RecommendationRequest, readRankings } from '../read-rankings.ts';
import { outcomesOf } from '../store/related.store.ts';

/** Ranked again by feedback. */
const MAX_CANDIDATES = 60;

/**
 * Ids of products to recommend, the best first; empty where the supplier does not recommend products. They may be sold out or
 * inactive: the caller shows them by the catalogue's cards.
 */
export async function recommendedIds(
  context: Context,
  request: RecommendationRequest,
  source: PurchaseReader,
): Promise<readonly ProductId[]> {
  const { db, supplier } = context;
  if (!recommendsProducts(supplier.tags)) return [];
  const { rankings, hidden } = await readRankings(context, request, source);
  const excluded = new Set([...request.productIds, ...hidden]);
  const candidates = blend(rankings, request.view, excluded).slice(0, MAX_CANDIDATES);
  const ids = candidates.map(({ productId }) => productId);
  const outcomes = await outcomesOf(db, supplier.id, ids);
  return candidates
    .map(({ productId, score }) => ({ productId, score: score * outcomeFactor(outcomes.get(productId)) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ productId }) => productId);
}
