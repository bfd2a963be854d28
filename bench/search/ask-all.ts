import { NO_FILTER } from '#features/catalog/domain/filters/product-filter.ts';
import { selectProducts } from '#features/catalog/server/products/list-products.ts';
import type { Context } from '#platform/db/context.ts';
import type { Judged, JudgedQuery } from './measures.ts';
import type { SampledAnswer, SampledQuery } from './sampled-products.ts';

const PAGE = 50;
const FIRST = 10;

/** Runs every query as the product list does. The times are those of the second run, with prepared statements. */
export async function searchAll(context: Context, queries: readonly JudgedQuery[]): Promise<Judged[]> {
  for (const { text } of queries) await find(context, text, PAGE);
  const judged: Judged[] = [];
  for (const query of queries) {
    const begun = performance.now();
    const { rows, approximate } = await find(context, query.text, PAGE);
    const milliseconds = performance.now() - begun;
    judged.push({ query, answer: { codes: rows.map(({ sku }) => sku), approximate, milliseconds } });
  }
  return judged;
}

/** Searches the words of each sampled product as they are typed: separated by spaces. */
export async function searchSampled(
  context: Context,
  queries: readonly SampledQuery[],
): Promise<SampledAnswer[]> {
  const answers: SampledAnswer[] = [];
  for (const query of queries) {
    const { rows } = await find(context, query.words.join(' '), FIRST);
    answers.push({ query, codes: rows.map(({ sku }) => sku) });
  }
  return answers;
}

const find = (context: Context, text: string, pageSize: number) =>
  selectProducts(context, { filter: NO_FILTER }, { sort: 'relevance', page: 1, pageSize }, text);
