/** Words of a shop's products that are spelled similarly to the searched words. */
import { sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { LikeWord } from '../../domain/search/search-corrections.ts';
import { products } from '../products/catalog.tables.ts';
import { searchWords } from './search.tables.ts';

/** Candidates examined per word. */
const LIKEST = 25;

/** Counting stops here: a word in more products is simply common. */
const COMMON = 500;

/** `%` uses the default similarity threshold 0.3, which words with one or two typos reach. */
export async function likeWords(
  db: Db,
  supplierId: SupplierId,
  words: readonly string[],
): Promise<LikeWord[]> {
  const asked = sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ asked: string; word: string; products: number }>(sql`
    select asked.word as asked, likest.word, counted.products
    from unnest(array[${asked}]::text[]) as asked (word)
      cross join lateral (
        select known.word from ${searchWords} as known
        where known.supplier_id = ${supplierId} and known.word % asked.word
        order by similarity(known.word, asked.word) desc, known.word
        limit ${LIKEST}
      ) as likest
      cross join lateral (
        select count(*)::int as products
        from (
          select from ${products}
          where ${products.supplierId} = ${supplierId} and ${products.active}
            and ${products.search} @@ quote_literal(likest.word)::tsquery
          limit ${COMMON}
        ) as having_it
      ) as counted`);
  return rows;
}
