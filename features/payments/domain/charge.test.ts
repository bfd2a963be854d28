import { expect, test } from 'vitest';
import { pixExpiry, pixHasExpired, pixTxid } from './charge.ts';

test.each([1, 100_001, Number.MAX_SAFE_INTEGER])('the txid of order %i is one that Pix accepts', (number) => {
  expect(pixTxid(number)).toMatch(/^[A-Za-z0-9]{1,25}$/);
});

test('the shop waits thirty minutes for a Pix', () => {
  const pix = { code: '', txid: 'PED1', expiresAt: pixExpiry(1_000) };
  expect(pixHasExpired(pix, 1_000 + 30 * 60 * 1000 - 1)).toBe(false);
  expect(pixHasExpired(pix, 1_000 + 30 * 60 * 1000)).toBe(true);
});
