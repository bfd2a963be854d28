/** Leaves out one product of each order, and looks for it among the recommendations made without that order. */
import { blend } from '#features/recommendations/domain/blend.ts';
import type { RecommendationView } from '#features/recommendations/domain/feedback.ts';
import type { Purchase } from '#features/recommendations/domain/purchase.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { OrderModel } from './order-model.ts';

export const SHOWN = 10;

export interface Quality {
  readonly cases: number;
  readonly hits: number;
  /** Different products that were recommended at least once. */
  readonly recommended: number;
}

export type Recommend = (
  model: OrderModel,
  seeds: readonly ProductId[],
  purchase: Purchase,
) => readonly ProductId[];

/** As the product does for a shopper who is known by nothing but the cart and the place. */
export const asTheProduct =
  (view: RecommendationView): Recommend =>
  (model, seeds, { place }) =>
    blend(
      {
        related: seeds.map((id) => ({ together: model.together(id), similar: model.similar(id) })),
        again: [],
        near: model.near(place),
        popular: model.popular(),
      },
      view,
      new Set(seeds),
    ).map(({ productId }) => productId);

export const mostPopular: Recommend = (model, seeds) => model.popular().filter((id) => !seeds.includes(id));

/** Every product of every order with at least two products is left out once; the others are the seeds. */
export function leaveOneOut(
  model: OrderModel,
  purchases: readonly Purchase[],
  recommend: Recommend,
): Quality {
  const recommended = new Set<ProductId>();
  let cases = 0;
  let hits = 0;
  for (const purchase of purchases) {
    if (purchase.productIds.length < 2) continue;
    model.without(purchase, () => {
      for (const left of purchase.productIds) {
        const seeds = purchase.productIds.filter((id) => id !== left);
        const shown = recommend(model, seeds, purchase).slice(0, SHOWN);
        cases += 1;
        if (shown.includes(left)) hits += 1;
        for (const id of shown) recommended.add(id);
      }
    });
  }
  return { cases, hits, recommended: recommended.size };
}
