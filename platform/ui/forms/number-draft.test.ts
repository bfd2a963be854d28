import { expect, test } from 'vitest';
import { parseTyped } from './number-draft.ts';

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
