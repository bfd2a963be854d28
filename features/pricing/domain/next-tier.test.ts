import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Offer } from './offer.ts';
import { nextTier, unitPrice } from './unit-price.ts';

const rules = { multiplesDisabled: false };
const offer: Offer = {
  normal: centavos(1000),
  tiers: [
    { from: thousandths(10_000), price: centavos(890) },
    { from: thousandths(20_000), price: centavos(890) },
    { from: thousandths(30_000), price: centavos(790) },
  ],
  multiple: thousandths(1000),
};

test.each([
  ['from nothing', 0, { add: 10_000, reach: 10_000, price: 890 }],
  ['from just below', 9_999, { add: 1, reach: 10_000, price: 890 }],
  ['tiers that are no cheaper are passed over', 10_000, { add: 20_000, reach: 30_000, price: 790 }],
  ['at the last tier nothing is left', 30_000, undefined],
])('%s', (_, quantity, expected) => {
  expect(nextTier(offer, thousandths(quantity), rules)).toEqual(expected);
});

test('wholesale is a tier too, reached sooner by multiples', () => {
  const bulk: Offer = {
    ...offer,
    tiers: [],
    wholesale: { minimum: thousandths(12_000), price: centavos(800) },
    multiple: thousandths(5_000),
  };
  expect(nextTier(bulk, thousandths(1_000), rules)).toEqual({ add: 1_400, reach: 2_400, price: 800 });
  expect(nextTier(bulk, thousandths(1_000), { multiplesDisabled: true })).toEqual({
    add: 11_000,
    reach: 12_000,
    price: 800,
  });
});

test('only quantities that can be ordered are suggested', () => {
  const increments = { step: thousandths(3_000), minimum: thousandths(0) };
  expect(nextTier(offer, thousandths(3_000), rules, increments)).toEqual({
    add: 9_000,
    reach: 12_000,
    price: 890,
  });
  expect(
    nextTier(offer, thousandths(3_000), rules, { ...increments, maximum: thousandths(9_000) }),
  ).toBeUndefined();
});

test('an attendant price leaves nothing to gain', () => {
  const granted = { ...offer, attendant: { price: centavos(900), from: thousandths(0) } };
  expect(nextTier(granted, thousandths(1_000), rules)).toBeUndefined();
});

test('an attendant price may be what comes next, and beyond it a tier', () => {
  const attendant = { price: centavos(850), from: thousandths(5_000), to: thousandths(29_000) };
  expect(nextTier({ ...offer, attendant }, thousandths(1_000), rules)).toMatchObject({
    reach: 5_000,
    price: 850,
  });
  const later = { ...attendant, to: thousandths(35_000) };
  expect(nextTier({ ...offer, attendant: later }, thousandths(5_000), rules)).toMatchObject({
    reach: 35_001,
    price: 790,
  });
});

test('what is suggested costs less, and is the price one then pays', () => {
  const quantity = fc.integer({ min: 0, max: 50_000 }).map(thousandths);
  const money = fc.integer({ min: 1, max: 2_000 }).map(centavos);
  fc.assert(
    fc.property(
      fc.record({
        normal: money,
        tiers: fc.array(fc.record({ from: quantity, price: money }), { maxLength: 4 }),
        wholesale: fc.record({ minimum: quantity, price: money }),
        attendant: fc.record({ price: money, from: quantity, to: quantity }),
        multiple: fc.integer({ min: 1, max: 9_000 }).map(thousandths),
      }),
      quantity,
      (any, now) => {
        const next = nextTier(any, now, rules);
        if (next === undefined) return;
        expect(next.add).toBeGreaterThan(0);
        expect(next.reach).toBe(now + next.add);
        expect(next.price).toBe(unitPrice(any, next.reach, rules).price);
        expect(next.price).toBeLessThan(unitPrice(any, now, rules).price);
      },
    ),
  );
});
