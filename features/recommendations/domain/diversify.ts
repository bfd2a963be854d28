import type { RecommendationView } from './feedback.ts';

/** Products of an answer: a row, and those that take the place of hidden ones. */
export const MAX_RECOMMENDED = 16;

/** Products of one category among them; a product's page may show many alternatives of its own. */
const MAX_OF_CATEGORY: Readonly<Record<RecommendationView, number>> = {
  home: 4,
  product: MAX_RECOMMENDED,
  cart: 5,
  'empty-search': 4,
};

/** The first ones with few of each category; the others only where there are too few. */
export function diversify<Product extends { readonly categoryPath?: string }>(
  products: readonly Product[],
  view: RecommendationView,
  max: number,
): readonly Product[] {
  const counts = new Map<string, number>();
  const first: Product[] = [];
  const rest: Product[] = [];
  for (const product of products) {
    const category = product.categoryPath ?? '';
    const count = (counts.get(category) ?? 0) + 1;
    counts.set(category, count);
    (count > MAX_OF_CATEGORY[view] ? rest : first).push(product);
  }
  return [...first, ...rest].slice(0, max);
}
