import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import type { Offer } from './offer.ts';
import { priceBeforePayment, varied, withoutVariance, withVariance } from './payment-variance.ts';
import { unitPrice } from './unit-price.ts';

const offer = (normal: number): Offer => ({ normal: centavos(normal), tiers: [], multiple: ONE });

test.each([
  [1000, -500, 950],
  [1000, 250, 1025],
  [1010, -500, 960], // 959.5 rounds half up
  [1009, -500, 959], // 958.55
  [1, -5000, 1], // half a centavo rounds up
  [1, -9_999, 1], // a price stays a price
  [0, 500, 0],
  [1234, 0, 1234],
])('%i centavos at %i basis points are %i', (price, basisPoints, expected) => {
  expect(withVariance(offer(price), basisPoints).normal).toBe(expected);
});

test('every price but a granted one changes, quantities do not', () => {
  const full: Offer = {
    normal: centavos(1000),
    attendant: { price: centavos(900), from: ONE },
    wholesale: { minimum: thousandths(12_000), price: centavos(800) },
    tiers: [{ from: thousandths(5_000), price: centavos(850) }],
    multiple: thousandths(6_000),
  };
  expect(withVariance(full, -1000)).toEqual({
    normal: 900,
    attendant: { price: 900, from: 1_000 },
    wholesale: { minimum: 12_000, price: 720 },
    tiers: [{ from: 5_000, price: 765 }],
    multiple: 6_000,
    beforePayment: {
      basisPoints: -1000,
      normal: 1000,
      wholesale: full.wholesale,
      tiers: full.tiers,
    },
  });
});

test('what it cost before is known for every quantity, by the same rule', () => {
  const full: Offer = {
    normal: centavos(1000),
    wholesale: { minimum: thousandths(12_000), price: centavos(800) },
    tiers: [{ from: thousandths(5_000), price: centavos(850) }],
    multiple: ONE,
  };
  const rules = { multiplesDisabled: true };
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: -5_000, max: 5_000 }),
      (much, points) => {
        const quantity = thousandths(much);
        const before = unitPrice(full, quantity, rules);
        const changed = withVariance(full, points);
        const after = unitPrice(changed, quantity, rules);
        expect(priceBeforePayment(changed, after, quantity)).toBe(before.price);
        expect(varied(before.price, points)).toBe(after.price);
      },
    ),
  );
});

test('rounds to the nearest centavo, half up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 1e10 }),
      fc.integer({ min: -5_000, max: 5_000 }),
      (price, points) => {
        const exact = BigInt(price) * BigInt(10_000 + points);
        const varied = BigInt(withVariance(offer(price), points).normal);
        const distance = varied * 10_000n - exact;
        expect(distance > -5_000n && distance <= 5_000n).toBe(true);
      },
    ),
  );
});

test('a former price that rounding leaves no higher is none', () => {
  expect(withVariance({ ...offer(1000), former: centavos(1200) }, -1000).former).toBe(1080);
  expect(withVariance({ ...offer(1), former: centavos(2) }, -7000)).not.toHaveProperty('former');
});

test('without its variance an offer is what it was before', () => {
  const full: Offer = {
    normal: centavos(1000),
    attendant: { price: centavos(900), from: ONE },
    former: centavos(1200),
    wholesale: { minimum: thousandths(12_000), price: centavos(800) },
    tiers: [{ from: thousandths(5_000), price: centavos(850) }],
    multiple: ONE,
  };
  for (const before of [full, offer(999), { ...offer(1), former: centavos(2) }])
    for (const basisPoints of [-1000, 0, 733])
      expect(withoutVariance(withVariance(before, basisPoints))).toEqual(before);
});
