import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { asksForAge, type BirthDate, isOfAge, parseBirthDate } from './age.ts';

const line = (id: string, adultsOnly?: boolean) => ({
  product: { id, ...defined({ adultsOnly }) },
});

test('only a change that puts in what is for those of age asks for the age', () => {
  const [rice, beer, wine] = [line('rice'), line('beer', true), line('wine', true)];
  expect(asksForAge([], [rice])).toBe(false);
  expect(asksForAge([rice], [rice, beer])).toBe(true);
  expect(asksForAge([beer], [beer, rice])).toBe(false);
  expect(asksForAge([beer], [beer, wine])).toBe(true);
  expect(asksForAge([beer], [])).toBe(false);
});

test.each([
  ['01/02/2003', [2003, 2, 1]],
  ['01022003', [2003, 2, 1]],
  [' 29-02-2004 ', [2004, 2, 29]],
  ['29/02/2003', undefined],
  ['31/04/2000', undefined],
  ['00/01/2000', undefined],
  ['01/13/2000', undefined],
  ['01/01/1899', undefined],
  ['1/1/2000', undefined],
  ['amanhã', undefined],
  ['', undefined],
])('the birth date %j is %j', (text, date) => {
  expect(parseBirthDate(text)).toEqual(date);
});

describe('who is of age', () => {
  test.each<[BirthDate, BirthDate, boolean]>([
    [[2008, 11, 22], [2026, 11, 22], true],
    [[2008, 11, 23], [2026, 11, 22], false],
    [[2008, 12, 1], [2026, 11, 30], false],
    [[2008, 2, 29], [2026, 2, 28], false],
    [[2008, 2, 29], [2026, 3, 1], true],
    [[1960, 1, 1], [2026, 11, 22], true],
    [[2030, 1, 1], [2026, 11, 22], false],
  ])('born %j, on %j: %j', (birth, today, adult) => expect(isOfAge(birth, today)).toBe(adult));

  test('stays of age', () => {
    const day = fc.tuple(
      fc.integer({ min: 1900, max: 2100 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    );
    fc.assert(
      fc.property(day, day, (birth, [year, month, date]) => {
        fc.pre(isOfAge(birth, [year, month, date]));
        expect(isOfAge(birth, [year + 1, month, date])).toBe(true);
      }),
    );
  });
});
