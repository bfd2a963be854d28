import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyText } from './tidy-text.ts';

test.each([
  ['  Rua\u0000 A,\r\n 10\t', 'Rua A, 10'],
  ['\ud800', '\ufffd'],
  ['\u{1f600}', '\u{1f600}'],
  [' \n', ''],
])('%j becomes %j', (typed, tidy) => {
  expect(tidyText(typed)).toBe(tidy);
});

test('it is one line without halves of surrogate pairs, and tidy already', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const tidy = tidyText(typed);
      expect(tidy.isWellFormed()).toBe(true);
      expect(tidy).not.toMatch(/\p{Cc}/u);
      expect(tidyText(tidy)).toBe(tidy);
    }),
  );
});
