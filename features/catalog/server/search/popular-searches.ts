import type { Context } from '#platform/db/context.ts';
import { NO_FILTER } from '../../domain/product-filter.ts';
import { spelled } from '../../domain/search-spelling.ts';
import { searchTerms } from '../../domain/search-terms.ts';
import { selectProducts } from '../products/select-products.ts';
import { lastDays } from './popular-terms.ts';
import { termsOfMany } from './search-terms.store.ts';

const MOST = 6;

/** Some of them may have stopped to find anything. */
const LOOKED_AT = 12;

/** What fewer people asked for on a day is theirs: it is told to nobody else. */
const FEWEST_ASKERS = 5;

/** The products whose names say how a term is written. */
const READ = 5;

/** What most people looked for here lately, and what would find something now; as the shop's products write it. */
export async function popularSearches(context: Context): Promise<string[]> {
  const { db, supplier, now } = context;
  const terms = await termsOfMany(db, supplier.id, lastDays(now), {
    askers: FEWEST_ASKERS,
    limit: LOOKED_AT,
  });
  const written = await Promise.all(terms.map((term) => writtenAs(context, term)));
  return [...new Set(written.filter((text) => text !== undefined))].slice(0, MOST);
}

/** Undefined for what finds nothing as it is asked for, and for codes, which nobody reads. */
async function writtenAs(context: Context, term: string): Promise<string | undefined> {
  if (!/\p{L}/u.test(term)) return undefined;
  const { rows, approximate } = await selectProducts(context, {
    text: term,
    filter: NO_FILTER,
    typing: true,
    slice: { sort: 'relevance', limit: READ, offset: 0 },
  });
  if (rows.length === 0 || approximate) return undefined;
  return spelled(
    searchTerms(term),
    rows.map(({ name }) => name),
  );
}
