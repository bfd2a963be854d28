import { expect, test } from 'vitest';
import { type FoundAnswer, isHonest, isWeak, qualityOf, reportOf } from './measures.ts';

const answer = (codes: string[], approximate = false, milliseconds = 1): FoundAnswer => ({
  codes,
  approximate,
  milliseconds,
});
const many = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${i}`);

test.each([
  ['the only right one first', ['a'], ['a', 'x'], [1, 1, 1, 1]],
  ['the only right one second', ['a'], ['x', 'a'], [1, 0, 1, 0.5]],
  ['half of two', ['a', 'b'], ['a', 'x', 'b'], [1, 0.5, 1, 1]],
  ['nothing', ['a'], [], [0, 0, 0, 0]],
  ['right only after the tenth place', ['a'], [...many(10, 'x'), 'a'], [0, 0, 1, 1 / 11]],
  ['ten of twenty, all first', many(20, 'a'), many(10, 'a'), [1, 1, 0.5, 1]],
])('%s', (_, relevant, codes, [success, precision, recall, reciprocalRank]) => {
  expect(qualityOf(relevant, codes)).toEqual({ success, precision, recall, reciprocalRank });
});

test('what cannot be found is answered with nothing, or with a word that it is only alike', () => {
  expect([answer([]), answer(['x'], true), answer(['x'])].map(isHonest)).toEqual([true, true, false]);
});

test('kinds are distinguished, and means leave out what cannot be found', () => {
  const query = (id: string, kind: string, relevant: string[]) => ({ id, kind, text: id, relevant });
  const judged = [
    { query: query('1', 'b', ['a']), answer: answer(['a'], false, 2) },
    { query: query('2', 'b', ['a']), answer: answer(['x'], false, 4) },
    { query: query('3', 'a', []), answer: answer(['x'], false, 9) },
  ];
  const [first, second, all] = reportOf(judged, 'all');
  expect(first).toMatchObject({ kind: 'a', impossible: 1, honest: 0 });
  expect(first?.quality).toBeUndefined();
  expect(second).toMatchObject({ kind: 'b', queries: 2, quality: { success: 0.5, precision: 0.5 } });
  expect(all).toMatchObject({ kind: 'all', queries: 3, quality: { success: 0.5 }, p95Milliseconds: 9 });
  expect(judged.map(isWeak)).toEqual([false, true, true]);
});
