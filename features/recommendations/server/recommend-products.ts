import type { ProductCard } from '#features/catalog/domain/product.ts';
import { cardsOfIds } from '#features/catalog/server/products/cards-of-ids.ts';
import type { Context } from '#platform/db/context.ts';
import { diversify, MAX_RECOMMENDED } from '../domain/diversify.ts';
import { recommendedIds } from './public/recommended-ids.ts';
import type { PurchaseReader } from './purchase-reader.ts';
import type { RecommendationRequest } from './read-rankings.ts';

/** More than are shown, because some are sold out. */
const MAX_CARDS = 40;

/** Available products with the prices of the requesting client, the best first. Spec 7, sugestao/produtos. */
export async function recommendProducts(
  context: Context,
  request: RecommendationRequest,
  source: PurchaseReader,
): Promise<readonly ProductCard[]> {
  const ids = (await recommendedIds(context, request, source)).slice(0, MAX_CARDS);
  const cards = await cardsOfIds(context, ids, request.terms);
  return diversify(
    cards.filter(({ available }) => available),
    request.view,
    MAX_RECOMMENDED,
  );
}
