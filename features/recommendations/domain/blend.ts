/** Makes one list of recommendations from several rankings. */
import type { ProductId } from '#kernel/ids.ts';
import type { RecommendationView } from './feedback.ts';
import { byScore, type Ranked } from './purchase.ts';

/** Rankings that start from one product: in the cart, on the page, bought or liked before. */
export interface Related {
  readonly together: readonly Ranked[];
  readonly similar: readonly Ranked[];
}

export interface RecommendationRankings {
  readonly related: readonly Related[];
  /** Due to be bought again. */
  readonly again: readonly Ranked[];
  /** Popular where the shopper is, and in the whole shop: the most popular first. */
  readonly near: readonly ProductId[];
  readonly popular: readonly ProductId[];
}

/** How much each ranking counts, by view: a cart asks for what goes with it, a product's page also for alternatives. */
const WEIGHTS: Readonly<Record<RecommendationView, Readonly<Record<Source, number>>>> = {
  home: { together: 0.6, similar: 0.4, again: 1, near: 0.3, popular: 0.2 },
  product: { together: 1, similar: 0.6, again: 0, near: 0.1, popular: 0.05 },
  cart: { together: 1, similar: 0.4, again: 0.6, near: 0.1, popular: 0.05 },
  'empty-search': { together: 0.3, similar: 0.3, again: 0.6, near: 0.3, popular: 0.3 },
};

type Source = 'together' | 'similar' | 'again' | 'near' | 'popular';

/** The best first, without the excluded ones. `factorOf`: how shoppers took a product as a recommendation. */
export function blend(
  { related, again, near, popular }: RecommendationRankings,
  view: RecommendationView,
  excluded: ReadonlySet<ProductId>,
  factorOf: (productId: ProductId) => number = () => 1,
): readonly Ranked[] {
  const weights = WEIGHTS[view];
  const scores = new Map<ProductId, number>();
  const add = (ranking: readonly Ranked[], weight: number): void => {
    for (const { productId, score } of ranking)
      scores.set(productId, (scores.get(productId) ?? 0) + weight * score);
  };
  add(strongest(related.map(({ together }) => together)), weights.together);
  add(strongest(related.map(({ similar }) => similar)), weights.similar);
  add(again, weights.again);
  add(byPlace(near), weights.near);
  add(byPlace(popular), weights.popular);
  return [...scores]
    .filter(([productId, score]) => score > 0 && !excluded.has(productId))
    .map(([productId, score]) => ({ productId, score: score * factorOf(productId) }))
    .toSorted(byScore);
}

/** Each product once, with the probability that at least one of the rankings is right about it. */
function strongest(rankings: readonly (readonly Ranked[])[]): readonly Ranked[] {
  const missed = new Map<ProductId, number>();
  for (const { productId, score } of rankings.flat())
    missed.set(productId, (missed.get(productId) ?? 1) * (1 - score));
  return [...missed].map(([productId, rest]) => ({ productId, score: 1 - rest }));
}

const byPlace = (ids: readonly ProductId[]): readonly Ranked[] =>
  ids.map((productId, index) => ({ productId, score: 1 - index / ids.length }));
