import { createHash, randomBytes } from 'node:crypto';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import type { Context } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { PAGE_SIZE, type ProductList, type ProductQuery } from '../../domain/product-query.ts';
import { recordedTerm, SearchCounts } from '../../domain/search/search-record.ts';
import { searchTerms } from '../../domain/search/search-terms.ts';
import { searchText } from '../../domain/search/search-text.ts';
import { addSearchCounts } from './search-terms.store.ts';

/** Limits: distinct searches between two writes, and distinct marks (person and search) of a day; far above real use. */
const MAX = { searches: 5_000, marks: 50_000 };

/** Exists only in this process's memory: nobody can find out later whose mark it was. */
const SECRET = randomBytes(16).toString('hex');

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const CHUNK = 1_000;

const WRITTEN_EVERY = 5_000;

/** Counted in memory and written later, so that a search never waits for it. Per database, because tests have several. */
const counted = new WeakMap<Database, SearchCounts>();

const countsOf = (database: Database): SearchCounts => {
  const counts = counted.get(database) ?? new SearchCounts(MAX);
  counted.set(database, counts);
  return counts;
};

/** A search is recorded once, by its first page; a short page is asked for while somebody types. One that leads elsewhere finds something. */
export function recordListed(
  context: Context,
  { text = '', page = 1, pageSize = PAGE_SIZE }: ProductQuery,
  { total, approximate }: Pick<ProductList, 'total' | 'approximate'>,
  redirected = false,
): void {
  if (page > 1 || pageSize < PAGE_SIZE) return;
  const typed = searchText(text);
  if (searchTerms(typed).length > 0)
    recordSearch(context, typed, !redirected && (total === 0 || approximate === true));
}

function recordSearch({ database, supplier, now, asker }: Context, text: string, fruitless: boolean): void {
  const term = recordedTerm(text);
  if (term === '') return;
  const search = { supplierId: supplier.id, day: todayOf({ supplier, now }), term };
  const mark = asker === undefined ? {} : { mark: markOf([asker, ...Object.values(search)]) };
  countsOf(database).add({ ...search, ...mark, fruitless });
}

const markOf = (parts: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([SECRET, ...parts]))
    .digest('base64url')
    .slice(0, 16);

export async function writeSearches(database: Database): Promise<void> {
  const taken = countsOf(database).take();
  for (let from = 0; from < taken.length; from += CHUNK)
    await addSearchCounts(database.db, taken.slice(from, from + CHUNK));
}

/** Writes counts every few seconds. The returned function stops and writes the rest. Counts are lost if a write fails. */
export function scheduleSearchWrites(
  database: Database,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let writing = Promise.resolve();
  const write = (): Promise<void> => {
    writing = writing.then(() => writeSearches(database)).catch(onError);
    return writing;
  };
  const timer = setInterval(write, WRITTEN_EVERY).unref();
  return () => {
    clearInterval(timer);
    return write();
  };
}
