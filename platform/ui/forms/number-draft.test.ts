import { expect, test } from 'vitest';
import { parseTyped, parseTypedThousands } from './number-draft.ts';

test.each([
  ['2', 2],
  [' 1,5 ', 1.5],
  ['1.250,5', 1250.5],
  ['0.75', 0.75],
  ['', undefined],
  ['dois', undefined],
  ['-1', undefined],
  ['1,2,3', undefined],
])('%s is read as %s', (text, value) => {
  expect(parseTyped(text)).toBe(value);
});

test.each([
  ['1.250', 1250],
  ['1.250.000', 1_250_000],
  ['1250', 1250],
  ['1.25', 1.25],
  ['0.750', 0.75],
  ['2,5', 2.5],
])('where only whole numbers are ordered %s is read as %s', (text, value) => {
  expect(parseTypedThousands(text)).toBe(value);
});
