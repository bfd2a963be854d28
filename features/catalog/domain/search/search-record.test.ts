import { expect, test } from 'vitest';
import { recordedTerm, SearchCounts, type SearchRecord } from './search-record.ts';

const record = { supplierId: 's', day: '2026-11-20', term: 'arroz', fruitless: false };

test.each([
  ['  Pão  de Açúcar ', 'pao de acucar'],
  ['x'.repeat(500), 'x'.repeat(100)],
])('%j is stored as %j', (text, term) => {
  expect(recordedTerm(text)).toBe(term);
});

test('searches are counted by supplier, day and term, once', () => {
  const counts = new SearchCounts({ searches: 10, marks: 10 });
  counts.add(record);
  counts.add({ ...record, fruitless: true });
  counts.add({ ...record, supplierId: 't' });
  expect(counts.take()).toEqual([
    { supplierId: 's', day: '2026-11-20', term: 'arroz', searches: 2, fruitless: 1, askers: 0 },
    { supplierId: 't', day: '2026-11-20', term: 'arroz', searches: 1, fruitless: 0, askers: 0 },
  ]);
  expect(counts.take()).toEqual([]);
});

test('a flood of different searches does not fill the memory, and known ones still count', () => {
  const counts = new SearchCounts({ searches: 2, marks: 10 });
  for (const term of ['a', 'b', 'c', 'a']) counts.add({ ...record, term });
  expect(counts.take().map(({ term, searches }) => [term, searches])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

test('a person counts once a day for what they ask again and again', () => {
  const counts = new SearchCounts({ searches: 10, marks: 3 });
  const by = (mark: string, more: Partial<SearchRecord> = {}) => counts.add({ ...record, mark, ...more });
  for (const mark of ['ana', 'ana', 'bia', 'ana']) by(mark);
  counts.add(record);
  expect(counts.take()).toMatchObject([{ searches: 5, askers: 2 }]);
  by('ana');
  expect(counts.take()).toMatchObject([{ searches: 1, askers: 0 }]);
  by('ana', { day: '2026-11-21' });
  expect(counts.take()).toMatchObject([{ searches: 1, askers: 1 }]);
});

test('a flood of people does not fill the memory either: those beyond it are not counted as people', () => {
  const counts = new SearchCounts({ searches: 10, marks: 3 });
  for (const mark of ['a', 'b', 'c', 'd', 'e']) counts.add({ ...record, mark });
  expect(counts.take()).toMatchObject([{ searches: 5, askers: 3 }]);
});
