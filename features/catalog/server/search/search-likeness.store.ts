/** Words of a shop's products that are spelled similarly to the searched words. */
import { type SQL, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { candidatesOf, type LikeWord, MORE_PRODUCTS } from '../../domain/search/search-corrections.ts';
import { products } from '../products/catalog.tables.ts';
import { searchWords } from './search.tables.ts';
import { hasWord } from './search-words.store.ts';

/** Candidates examined per word. */
const LIKEST = 25;

/** Counting stops here: a word in more products is simply common. */
const COMMON = 500;

/** A word of so many products is what was meant: no other word is in so many more that it could be its correction. */
const WELL_KNOWN = COMMON / MORE_PRODUCTS;

/** A word of so few products may be an error of their labels. */
const HARDLY_KNOWN = 3;

/**
 * Of words that the shop does not have or hardly has, all spellings one error away are looked up, too. `%` uses the default similarity threshold
 * 0.3, which words with one or two typos reach unless they are short.
 */
export async function likeWords(
  db: Db,
  supplierId: SupplierId,
  words: readonly string[],
): Promise<LikeWord[]> {
  const candidates = candidatesOf(words);
  const { rows } = await db.execute<{ typed: string; word: string; products: number }>(sql`
    with typed as materialized (
      select wanted.word, counted.products
      from unnest(${sql.param([...words])}::text[]) as wanted (word)
        cross join lateral (${countOf(supplierId, sql`wanted.word`)}) as counted
    ), alike as (
      select typed.word as typed, likest.word
      from typed
        cross join lateral (
          select known.word from ${searchWords} as known
          where known.supplier_id = ${supplierId} and known.word % typed.word
          order by similarity(known.word, typed.word) desc, known.word
          limit ${LIKEST}
        ) as likest
      where typed.products <= ${WELL_KNOWN}
      union
      select candidate.typed, known.word
      from unnest(
          ${sql.param(candidates.map(({ typed }) => typed))}::text[],
          ${sql.param(candidates.map(({ word }) => word))}::text[]
        ) as candidate (typed, word)
        join typed on typed.word = candidate.typed and typed.products <= ${HARDLY_KNOWN}
        join ${searchWords} as known on known.supplier_id = ${supplierId} and known.word = candidate.word
    )
    select typed.word as typed, typed.word, typed.products from typed
    union all
    select alike.typed, alike.word, counted.products
    from alike
      cross join lateral (${countOf(supplierId, sql`alike.word`)}) as counted
    where alike.word <> alike.typed`);
  return rows;
}

/** Number of products with the word. */
const countOf = (supplierId: SupplierId, word: SQL): SQL => sql`
  select count(*)::int as products
  from (
    select from ${products}
    where ${products.supplierId} = ${supplierId} and ${products.active}
      and ${hasWord(supplierId, word)}
    limit ${COMMON}
  ) as having_it`;
