import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { hasDropped, leastDrop } from './price-drop.ts';
import { isFulfilled, ownAlert, shownAlerts } from './product-alert.ts';

describe('a price has dropped', () => {
  test.each([
    [10_000, 9_901, false],
    [10_000, 9_900, true],
    [1_000, 991, false],
    [1_000, 990, true],
    [100, 91, false],
    [100, 90, true],
    [50, 46, false],
    [50, 45, true],
    [1, 0, true],
    [0, 0, false],
    [1_000, 1_000, false],
    [1_000, 2_000, false],
  ])('from %i to %i centavos: %s', (seen, now, dropped) => {
    expect(hasDropped(centavos(seen), centavos(now))).toBe(dropped);
  });

  test('by at least one centavo and 1 %, and never by more than 10 % and a centavo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (seen) => {
        const least = leastDrop(centavos(seen));
        expect(least).toBeGreaterThanOrEqual(Math.max(1, seen / 100));
        expect(least).toBeLessThanOrEqual(seen / 10 + 1);
      }),
    );
  });
});

const seenPrice = centavos(1_000);
const product = { id: 'x', slug: 'x', name: 'X', ground: 1, available: true, price: centavos(900) };

test.each([
  ['availability', {}, true],
  ['availability', { available: false }, false],
  ['price-drop', {}, true],
  ['price-drop', { available: false }, false],
  ['price-drop', { price: centavos(995) }, false],
  ['price-drop', { price: undefined }, false],
] as const)('%s with %j is fulfilled: %s', (kind, change, fulfilled) => {
  const { price, ...changed } = { ...product, ...change };
  const now = price === undefined ? changed : { ...changed, price };
  expect(isFulfilled({ kind, seenPrice }, now)).toBe(fulfilled);
});

test('an alert is news from its mail until it is dismissed, while it is still true', () => {
  const alert = { productId: 'x', kind: 'availability', createdAt: 1 } as const;
  const isUnseen = (change: object, available = true) =>
    ownAlert({ ...alert, ...change }, { ...product, available }).isUnseen;
  expect(isUnseen({})).toBe(false);
  expect(isUnseen({ sentAt: 2 })).toBe(true);
  expect(isUnseen({ sentAt: 2 }, false)).toBe(false);
  expect(isUnseen({ sentAt: 2, dismissedAt: 3 })).toBe(false);
});

test.each([
  [[], true, false, false],
  [[{ kind: 'availability', isSent: false }], false, true, false],
  [[{ kind: 'availability', isSent: true }], true, true, false],
  // It sold out again: nobody promises anything until the client asks again.
  [[{ kind: 'availability', isSent: true }], false, false, false],
  [[{ kind: 'price-drop', isSent: false }], true, false, true],
  [[{ kind: 'price-drop', isSent: true }], true, false, false],
] as const)(
  'of %j a page shows, available: %s, alert: %s, price alert: %s',
  (states, available, ...shown) => {
    const { hasAlert, hasPriceAlert } = shownAlerts(states, available);
    expect([hasAlert, hasPriceAlert]).toEqual(shown);
  },
);
