import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { firstStatus, pixExpiry, pixHasExpired, pixTxid } from './charge.ts';

test('an order that costs nothing is paid at once', () => {
  expect(firstStatus(centavos(0))).toBe('paid');
  expect(firstStatus(centavos(1))).toBe('pending');
});

test.each([1, 100_001, Number.MAX_SAFE_INTEGER])('the txid of order %i is one that Pix accepts', (number) => {
  expect(pixTxid(number)).toMatch(/^[A-Za-z0-9]{1,25}$/);
});

test('the shop waits thirty minutes for a Pix', () => {
  const pix = { code: '', txid: 'PED1', expiresAt: pixExpiry(1_000) };
  expect(pixHasExpired(pix, 1_000 + 30 * 60 * 1000 - 1)).toBe(false);
  expect(pixHasExpired(pix, 1_000 + 30 * 60 * 1000)).toBe(true);
});
