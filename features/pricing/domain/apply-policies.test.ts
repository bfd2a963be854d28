/** Of two policies of equal priority the better for the client wins. Design 4, prices. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { offerFor } from './offer-for.ts';
import type { PolicyEffect } from './policy.ts';
import { anOffer, aPolicy, theFacts } from './testing/a-policy.ts';
import { unitPrice } from './unit-price.ts';

const basisPoints = fc.integer({ min: 0, max: 9_999 });
const quantity = fc.integer({ min: 0, max: 30_000 }).map(thousandths);
const effect: fc.Arbitrary<PolicyEffect> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), basisPoints }),
  fc.record({
    kind: fc.constant('value' as const),
    amount: fc.integer({ min: 0, max: 1_500 }).map(centavos),
  }),
  fc.record({ kind: fc.constant('fixed' as const), price: fc.integer({ min: 1, max: 1_500 }).map(centavos) }),
  fc.record({
    kind: fc.constant('tiers' as const),
    tiers: fc.array(fc.record({ from: quantity, basisPoints }), { minLength: 1, maxLength: 4 }),
  }),
);
const base = fc.record({
  normal: fc.constant(centavos(1_000)),
  multiple: fc.constantFrom(500, 1_000, 6_000).map(thousandths),
  wholesale: fc.record({ minimum: quantity, price: fc.integer({ min: 1, max: 999 }).map(centavos) }),
  tiers: fc.array(fc.record({ from: quantity, price: fc.integer({ min: 1, max: 999 }).map(centavos) }), {
    maxLength: 3,
  }),
});

test('at every quantity it costs what the better of the two would make it cost alone', () => {
  const cases = fc.record({
    effects: fc.tuple(effect, effect),
    base,
    quantity,
    multiplesDisabled: fc.boolean(),
    variance: fc.constantFrom(0, -500, 300),
  });
  fc.assert(
    fc.property(cases, ({ effects: [older, younger], base, quantity, multiplesDisabled, variance }) => {
      const rules = { multiplesDisabled };
      const [one, other] = [aPolicy({ id: 'a', effect: older }), aPolicy({ id: 'b', effect: younger })];
      const priceBy = (...policies: (typeof one)[]): number => {
        const facts = theFacts({ base: anOffer(base), policies, rules, variance });
        return unitPrice(offerFor(facts), quantity, rules).price;
      };
      const best = Math.min(priceBy(one), priceBy(other));
      expect(priceBy(one, other)).toBe(best);
      expect(priceBy(other, one)).toBe(best);
    }),
    { numRuns: 3_000 },
  );
});

test('the offer names the policies that are the better somewhere, and no other', () => {
  const percent = aPolicy({ id: 'a', effect: { kind: 'percent', basisPoints: 1_000 } });
  const tiers = aPolicy({
    id: 'b',
    effect: { kind: 'tiers', tiers: [{ from: thousandths(10_000), basisPoints: 2_000 }] },
  });
  const worse = aPolicy({ id: 'c', effect: { kind: 'percent', basisPoints: 500 } });
  expect(offerFor(theFacts({ policies: [worse, tiers, percent] }))).toMatchObject({
    normal: 900,
    tiers: [{ from: 10_000, price: 800 }],
    policies: [{ id: 'a' }, { id: 'b' }],
  });
});

test('a higher priority wins, also where it is the worse for the client', () => {
  const low = aPolicy({ id: 'a', effect: { kind: 'percent', basisPoints: 5_000 } });
  const high = aPolicy({ id: 'b', priority: 1, effect: { kind: 'percent', basisPoints: 500 } });
  expect(offerFor(theFacts({ policies: [low, high] }))).toMatchObject({
    normal: 950,
    policies: [{ id: 'b' }],
  });
});
