import { NO_FILTER } from '#features/catalog/domain/filters/product-filter.ts';
import { selectProducts } from '#features/catalog/server/products/select-products.ts';
import type { Context } from '#platform/db/context.ts';
import type { Judged, JudgedQuery } from './measures.ts';

const PAGE = 50;

/** Runs every query as the product list does. The times are those of the second run, with prepared statements. */
export async function askAll(context: Context, queries: readonly JudgedQuery[]): Promise<Judged[]> {
  const ask = ({ text }: JudgedQuery) =>
    selectProducts(context, { filter: NO_FILTER }, { sort: 'relevance', page: 1, pageSize: PAGE }, { text });
  for (const query of queries) await ask(query);
  const judged: Judged[] = [];
  for (const query of queries) {
    const begun = performance.now();
    const { rows, approximate } = await ask(query);
    const milliseconds = performance.now() - begun;
    judged.push({ query, answer: { codes: rows.map(({ sku }) => sku), approximate, milliseconds } });
  }
  return judged;
}
