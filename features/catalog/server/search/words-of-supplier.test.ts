import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SupplierId } from '#kernel/ids.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { indexedQuery, supplierKey } from './search-tsquery.ts';

const database = testDatabase();
const supplierId = '01a22ff1-4e02-7136-ac94-eb32ed3f6f77' as SupplierId;
const key = supplierKey(supplierId);

test.each([
  [`'arroz'`, `'${key}arroz'`],
  [`'arr':*`, `'${key}arr':*`],
  [`'arroz':AB`, `'${key}arroz'`],
  [`('arroz':AB & 'inte':*A)`, `('${key}arroz' & '${key}inte':*)`],
  [`(('a' <-> 'b':A) | ('a' <2> 'b'))`, `(('${key}a' & '${key}b') | ('${key}a' & '${key}b'))`],
])('%s is looked up as %s', (query, indexed) => {
  expect(indexedQuery(supplierId, query)).toBe(indexed);
});

const word = fc.stringMatching(/^[a-c0-2]{1,2}$/);
const marks = fc.constantFrom('', ':*', ':A', ':*A', ':AB', ':D');
const leaf = fc.tuple(word, marks).map(([text, mark]) => `'${text}'${mark}`);
const phrase = fc
  .tuple(leaf, fc.constantFrom('<->', '<2>'), leaf)
  .map(([left, operator, right]) => `(${left} ${operator} ${right})`);
const queries = fc
  .array(fc.oneof(leaf, phrase), { minLength: 1, maxLength: 3 })
  .chain((parts) => fc.constantFrom(' & ', ' | ').map((operator) => `(${parts.join(operator)})`));
const text = fc.array(fc.oneof(word, fc.constantFrom("d'água", 'a\\b', '1,5', 'a-b', '%')), { maxLength: 5 });

test('whatever the words of a product match is found in the index', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, queries, async (name, description, query) => {
      const { rows } = await database.current.db.execute<{ matches: boolean; found: boolean }>(sql`
        select search @@ ${query}::tsquery as matches,
          words_of_supplier(${supplierId}::uuid, search) @@ ${indexedQuery(supplierId, query)}::tsquery as found
        from (select setweight(to_tsvector('vitrine', searchable(${name.join(' ')})), 'A')
          || setweight(to_tsvector('vitrine', searchable(${description.join(' ')})), 'D') as search) as product`);
      const [row] = rows;
      expect(row?.found || !row?.matches).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a beginning finds the words of its supplier alone', async () => {
  const { rows } = await database.current.db.execute(sql`
    select words_of_supplier(id::uuid, 'arroz:1A integral:2A'::tsvector) @@ ${indexedQuery(supplierId, `'arr':*`)}::tsquery as found
    from unnest(array[${supplierId}, '01a22ff1-4e02-7136-ac94-eb32ed3f6f78']) as id`);
  expect(rows).toEqual([{ found: true }, { found: false }]);
});

test('a product without words has none', async () => {
  const { rows } = await database.current.db.execute(
    sql`select words_of_supplier(${supplierId}::uuid, ''::tsvector)::text as words`,
  );
  expect(rows).toEqual([{ words: '' }]);
});

test.each([2_038, 2_039, 2_046])('a word of %i bytes is stored, beside the others', async (length) => {
  const { rows } = await database.current.db.execute(sql`
    select words_of_supplier(${supplierId}::uuid, search) @@ ${indexedQuery(supplierId, `'arroz'`)}::tsquery as found,
      length(search) as words
    from (select to_tsvector('vitrine', searchable('arroz ' || repeat('x', ${length}))) as search) as product`);
  expect(rows).toEqual([{ found: true, words: 2 }]);
});
