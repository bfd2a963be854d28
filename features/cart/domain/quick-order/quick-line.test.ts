import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatQuantity, LARGEST_QUANTITY, thousandths } from '#kernel/quantity.ts';
import { accept, refuse } from '#kernel/result.ts';
import { readQuantity } from './quick-line.ts';

test.each([
  ['12', accept(12_000)],
  [' 1,5 ', accept(1_500)],
  ['1.5', accept(1_500)],
  ['0,250', accept(250)],
  ['0.250', accept(250)],
  ['1.234,5', accept(1_234_500)],
  ['1,234', accept(1_234)],
  ['12.345', refuse('ambiguous')],
  ['1.500', refuse('ambiguous')],
  ['', refuse('missing')],
  ['  ', refuse('missing')],
  ['0', refuse('unreadable')],
  ['-3', refuse('unreadable')],
  ['1e3', refuse('unreadable')],
  ['doze', refuse('unreadable')],
  ['=1+1', refuse('unreadable')],
  ['1,2345', refuse('unreadable')],
  ['1000000', refuse('too-much')],
])('%j', (written, expected) => {
  expect(readQuantity(written)).toEqual(expected);
});

test('what a Brazilian is shown is read back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: LARGEST_QUANTITY }), (value) => {
      expect(readQuantity(formatQuantity(thousandths(value)))).toEqual(
        /^[1-9]\d{0,2}\.\d{3}$/.test(formatQuantity(thousandths(value)))
          ? refuse('ambiguous')
          : accept(value),
      );
    }),
  );
});
