import { expect, test } from 'vitest';
import { recordedTerm, SearchCounts } from './search-record.ts';

const record = { supplierId: 's', day: '2026-11-20', term: 'arroz', fruitless: false };

test.each([
  ['  Pão  de Açúcar ', 'pao de acucar'],
  ['x'.repeat(500), 'x'.repeat(100)],
])('%j is kept as %j', (text, term) => {
  expect(recordedTerm(text)).toBe(term);
});

test('searches are counted by supplier, day and term, once', () => {
  const counts = new SearchCounts(10);
  counts.add(record);
  counts.add({ ...record, fruitless: true });
  counts.add({ ...record, supplierId: 't' });
  expect(counts.take()).toEqual([
    { supplierId: 's', day: '2026-11-20', term: 'arroz', searches: 2, fruitless: 1 },
    { supplierId: 't', day: '2026-11-20', term: 'arroz', searches: 1, fruitless: 0 },
  ]);
  expect(counts.take()).toEqual([]);
});

test('a flood of different searches does not fill the memory, and known ones still count', () => {
  const counts = new SearchCounts(2);
  for (const term of ['a', 'b', 'c', 'a']) counts.add({ ...record, term });
  expect(counts.take().map(({ term, searches }) => [term, searches])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});
