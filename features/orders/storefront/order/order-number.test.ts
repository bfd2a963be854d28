import { expect, test } from 'vitest';
import { orderNumberOf } from './order-number.ts';

test.each([
  ['1001', 1001],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('%s is an order', (text, number) => {
  expect(orderNumberOf(text)).toBe(number);
});

test.each(['', '0', '007', '-1', '1.5', '1e3', 'abc', '9007199254740992', '99999999999999999'])(
  '%j is none',
  (text) => {
    expect(orderNumberOf(text)).toBeUndefined();
  },
);
