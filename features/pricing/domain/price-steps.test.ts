import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import type { Increments } from './increments.ts';
import type { Offer } from './offer.ts';
import { priceSteps } from './price-steps.ts';
import { unitPrice } from './unit-price.ts';

const rules = { multiplesDisabled: false };
const byDozen: Increments = { step: thousandths(12_000), minimum: thousandths(6_000) };
const offer: Offer = {
  normal: centavos(1_000),
  wholesale: { minimum: thousandths(30_000), price: centavos(900) },
  tiers: [],
  multiple: ONE,
};

test('the first step is the smallest order, the others begin at quantities that can be ordered', () => {
  expect(priceSteps(offer, byDozen, rules)).toEqual([
    { from: 12_000, price: 1_000 },
    { from: 36_000, price: 900 },
  ]);
});

test('what lies above the maximum is no step', () => {
  const capped = { ...byDozen, maximum: thousandths(24_000) };
  expect(priceSteps(offer, capped, rules)).toEqual([{ from: 12_000, price: 1_000 }]);
});

test('each step costs what the price rule says, and less than the one before', () => {
  const price = fc.integer({ min: 1, max: 5_000 }).map(centavos);
  const quantity = fc.integer({ min: 1, max: 90_000 }).map(thousandths);
  const offers = fc.record({
    normal: price,
    wholesale: fc.record({ minimum: quantity, price }),
    tiers: fc.array(fc.record({ from: quantity, price }), { maxLength: 5 }),
    multiple: fc.constantFrom(ONE, thousandths(6_000)),
  });
  const increments = fc.record({ step: quantity, minimum: quantity });
  fc.assert(
    fc.property(offers, increments, fc.boolean(), (any, moves, multiplesDisabled) => {
      const steps = priceSteps(any, moves, { multiplesDisabled });
      for (const [at, step] of steps.entries()) {
        expect(step.price).toBe(unitPrice(any, step.from, { multiplesDisabled }).price);
        if (at > 0) expect(step.price).toBeLessThan(steps[at - 1]?.price ?? 0);
      }
    }),
  );
});
