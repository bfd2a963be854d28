/** Words of a shop's products that are spelled similarly to the searched words. */
import { sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { candidatesOf, type LikeWord } from '../../domain/search/search-corrections.ts';
import { products } from '../products/catalog.tables.ts';
import { searchWords } from './search.tables.ts';

/** Candidates examined per word. */
const LIKEST = 25;

/** Counting stops here: a word in more products is simply common. */
const COMMON = 500;

/**
 * Of words that the shop does not have at all, all spellings one error away are looked up, too. `%` uses the default similarity threshold 0.3, which
 * words with one or two typos reach unless they are short.
 */
export async function likeWords(
  db: Db,
  supplierId: SupplierId,
  words: readonly string[],
): Promise<LikeWord[]> {
  const candidates = candidatesOf(words);
  const { rows } = await db.execute<{ typed: string; word: string; products: number }>(sql`
    with unknown as materialized (
      select typed.word from unnest(${sql.param([...words])}::text[]) as typed (word)
      where not exists (
        select from ${searchWords} as known where known.supplier_id = ${supplierId} and known.word = typed.word
      )
    ), alike as (
      select typed.word as typed, likest.word
      from unnest(${sql.param([...words])}::text[]) as typed (word)
        cross join lateral (
          select known.word from ${searchWords} as known
          where known.supplier_id = ${supplierId} and known.word % typed.word
          order by similarity(known.word, typed.word) desc, known.word
          limit ${LIKEST}
        ) as likest
      union
      select candidate.typed, known.word
      from unnest(
          ${sql.param(candidates.map(({ typed }) => typed))}::text[],
          ${sql.param(candidates.map(({ word }) => word))}::text[]
        ) as candidate (typed, word)
        join unknown on unknown.word = candidate.typed
        join ${searchWords} as known on known.supplier_id = ${supplierId} and known.word = candidate.word
    )
    select alike.typed, alike.word, counted.products
    from alike
      cross join lateral (
        select count(*)::int as products
        from (
          select from ${products}
          where ${products.supplierId} = ${supplierId} and ${products.active}
            and ${products.search} @@ quote_literal(alike.word)::tsquery
          limit ${COMMON}
        ) as having_it
      ) as counted`);
  return rows;
}
