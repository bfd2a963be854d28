import type { ProductList } from '../../../domain/product-query.ts';

/** Joins consecutive pages up to the first missing one; undefined if the first is missing. */
export function joinPages(pages: readonly (ProductList | undefined)[]): ProductList | undefined {
  const missing = pages.indexOf(undefined);
  const there = (missing < 0 ? pages : pages.slice(0, missing)).filter((page) => page !== undefined);
  const last = there.at(-1);
  if (last === undefined || there.length === 1) return last;
  const products = new Map(there.flatMap((page) => page.products).map((product) => [product.id, product]));
  return { ...last, products: [...products.values()] };
}

/** Both inclusive. */
export const pagesBetween = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Maximum pages shown together; after that the next one is a page of its own. */
const MAX_AT_ONCE = 10;

/** The first of the pages to show together, from a history entry's state; limited to valid values. */
export function firstTogether(remembered: unknown, page: number): number {
  const first = typeof remembered === 'number' && Number.isInteger(remembered) ? remembered : page;
  return Math.min(Math.max(first, 1, page - MAX_AT_ONCE + 1), page);
}

export const canGrow = (first: number, { page, pages }: Pick<ProductList, 'page' | 'pages'>): boolean =>
  page < pages && page - first + 1 < MAX_AT_ONCE;
