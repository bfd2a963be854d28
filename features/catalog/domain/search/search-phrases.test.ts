import { expect, test } from 'vitest';
import { rearrangedRows } from './search-phrases.ts';
import { ALL_KNOWN, searchQuery, slotRuns } from './search-query.ts';
import { synonymsOf } from './search-synonyms.ts';
import { searchTerms } from './search-terms.ts';

const book = synonymsOf([['escova de dente', 'escova dental']]);
const rowsOf = (text: string) => {
  const terms = searchTerms(text);
  const [row = []] = searchQuery(terms, book, ALL_KNOWN);
  return rearrangedRows(slotRuns(terms), row, book).map((slots) =>
    slots.map(({ whole, other }) => [...whole, ...other][0]?.words.join(' ')),
  );
};

test.each([
  ['dente escova', [['escova dental']]],
  ['dente infantil escova', [['escova dental', 'infantil']]],
  ['escova infantil de dente', [['escova dental', 'infantil']]],
  ['escova de dente', []],
  ['escova infantil', []],
])('%s gives the rows %j', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});
