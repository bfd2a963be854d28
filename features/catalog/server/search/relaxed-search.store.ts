/** Queries that find out which combinations of a search's words the shop's products have. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { Combination } from '../../domain/search/relaxed-match.ts';
import { products } from '../products/catalog.tables.ts';
import type { InCategory } from '../products/product-conditions.store.ts';
import { searchWords } from './search.tables.ts';
import { indexedQuery } from './search-tsquery.ts';
import { matchesQuery } from './search-words.store.ts';

/** Those of the words that occur in the shop's products. */
export async function existingWords(
  db: Db,
  supplierId: SupplierId,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(
      and(
        eq(searchWords.supplierId, supplierId),
        sql`${searchWords.word} = any(${sql.param([...words])}::text[])`,
      ),
    );
  return new Set(rows.map(({ word }) => word));
}

const inScope = (supplierId: SupplierId, category: InCategory | undefined): SQL | undefined =>
  and(
    eq(products.supplierId, supplierId),
    products.active,
    category && eq(category.root ? products.rootCategoryId : products.categoryId, category.id),
  );

/** Number of products that match each tsquery, counted up to `most`. */
export async function countMatches(
  db: Db,
  supplierId: SupplierId,
  category: InCategory | undefined,
  queries: readonly string[],
  most: number,
): Promise<readonly number[]> {
  const indexed = queries.map((query) => indexedQuery(supplierId, query));
  const { rows } = await db.execute<{ found: number }>(sql`
    select counted.found
    from unnest(${sql.param([...queries])}::text[], ${sql.param(indexed)}::text[]) with ordinality as wanted (query, indexed, place)
      cross join lateral (
        select count(*)::int as found
        from (
          select from ${products}
          where ${inScope(supplierId, category)} and ${matchesQuery(sql`wanted.query`, sql`wanted.indexed`)}
          limit ${most}
        ) as having_it
      ) as counted
    order by wanted.place`);
  return rows.map(({ found }) => found);
}

/** A compared word: tsqueries of what matches it closely, and of all that matches it; null for nothing. */
export interface ComparedWord {
  readonly close: string | null;
  readonly either: string | null;
}

/** The distinct combinations of the words that products matching `examined` have. */
export async function findCombinations(
  db: Db,
  supplierId: SupplierId,
  category: InCategory | undefined,
  words: readonly ComparedWord[],
  examined: string,
): Promise<readonly Combination[]> {
  const matches = words.map(
    ({ close, either }) =>
      sql`case when ${products.search} @@ ${close}::tsquery then 'c' when ${products.search} @@ ${either}::tsquery then 'e' else 'n' end`,
  );
  const { rows } = await db.execute<{ parts: string }>(sql`
    select distinct ${sql.join(matches, sql` || `)} as parts
    from ${products}
    where ${inScope(supplierId, category)} and ${matchesQuery(sql`${examined}`, sql`${indexedQuery(supplierId, examined)}`)}`);
  return rows.map(({ parts }) => [...parts].map((part) => PARTS[part] ?? 'none'));
}

const PARTS: Readonly<Record<string, Combination[number]>> = { c: 'close', e: 'either' };
