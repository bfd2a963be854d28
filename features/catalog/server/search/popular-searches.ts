import type { Context } from '#platform/db/context.ts';
import { NO_FILTER } from '../../domain/filters/product-filter.ts';
import { spelled } from '../../domain/search/search-spelling.ts';
import { searchTerms } from '../../domain/search/search-terms.ts';
import { selectProducts } from '../products/list-products.ts';
import { lastDays } from './popular-terms.ts';
import { termsOfMany } from './search-terms.store.ts';

const MAX = 6;

/** More than are shown, because some may no longer find anything. */
const LOOKED_AT = 12;

/** Privacy: a term that fewer people searched on a day is not shown to others. */
const MIN_SEARCHERS = 5;

/** Number of products whose names determine the spelling of a term. */
const READ = 5;

/** The most searched terms of the last thirty days that find something now, spelled as in the shop's product names. */
export async function popularSearches(context: Context): Promise<string[]> {
  const { db, supplier } = context;
  const terms = await termsOfMany(db, supplier.id, lastDays(context), {
    askers: MIN_SEARCHERS,
    limit: LOOKED_AT,
  });
  const written = await Promise.all(terms.map((term) => writtenAs(context, term)));
  return [...new Set(written.filter((text) => text !== undefined))].slice(0, MAX);
}

/** Undefined if the term has no exact match, or has no letters (codes). */
async function writtenAs(context: Context, term: string): Promise<string | undefined> {
  if (!/\p{L}/u.test(term)) return undefined;
  const { rows, approximate } = await selectProducts(
    context,
    { filter: NO_FILTER },
    { sort: 'relevance', page: 1, pageSize: READ },
    term,
  );
  if (rows.length === 0 || approximate) return undefined;
  return spelled(
    searchTerms(term),
    rows.map(({ name }) => name),
  );
}
