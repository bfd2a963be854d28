import { expect, test } from 'vitest';
import { pixExpiry, pixTxid } from './charge.ts';

test.each([1, 100_001, Number.MAX_SAFE_INTEGER])('the txid of order %i is one that Pix accepts', (number) => {
  expect(pixTxid(number)).toMatch(/^[A-Za-z0-9]{1,25}$/);
});

test('the shop waits thirty minutes for a Pix', () => {
  expect(pixExpiry(1_000)).toBe(1_000 + 30 * 60_000);
});
