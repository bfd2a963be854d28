import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { explainPrice } from './explain-price.ts';
import { offerFor } from './offer-for.ts';
import type { Policy } from './policy.ts';
import { anOffer, aPolicy, aTable, theFacts } from './testing/a-policy.ts';
import { unitPrice } from './unit-price.ts';

const percent = (id: string, basisPoints: number, more: Partial<Policy> = {}): Policy =>
  aPolicy({ id, effect: { kind: 'percent', basisPoints }, ...more });
const outcomes = (policies: readonly Policy[]) =>
  explainPrice(theFacts({ policies }), ONE).policies.map(({ policies: of, price, outcome }) => [
    of.map(({ id }) => id).join('+'),
    price?.price,
    outcome,
  ]);

test('each step says what it made of the price, in order', () => {
  const { steps } = explainPrice(
    theFacts({
      tables: [aTable({ normal: centavos(900) })],
      policies: [percent('a', 1_000)],
      variance: -1_000,
      grant: { productId: 'p1', price: centavos(700), from: ONE, expiresAt: 2_000 },
    }),
    ONE,
  );
  expect(steps.map(({ kind, price }) => [kind, price.price, price.reason])).toEqual([
    ['own', 1_000, 'normal'],
    ['table', 900, 'normal'],
    ['policies', 810, 'normal'],
    ['payment', 729, 'normal'],
    ['grant', 700, 'attendant'],
  ]);
});

test('of equal priority the better for the client wins, a lower one is outranked', () => {
  expect(outcomes([percent('a', 1_000), percent('b', 2_000), percent('c', 5_000, { priority: -1 })])).toEqual(
    [
      ['a', 900, 'dearer'],
      ['b', 800, 'won'],
      ['c', undefined, 'outranked'],
    ],
  );
  expect(outcomes([percent('b', 1_000), percent('a', 1_000)])).toEqual([
    ['a', 900, 'won'],
    ['b', 900, 'dearer'],
  ]);
});

test('stackable policies are one alternative', () => {
  const stackable = { stackable: true };
  expect(
    outcomes([percent('a', 1_000, stackable), percent('b', 1_000, stackable), percent('c', 1_500)]),
  ).toEqual([
    ['c', 850, 'dearer'],
    ['a+b', 810, 'won'],
  ]);
});

test('what is explained is what is charged, at every quantity', () => {
  const policy = fc.record({
    basisPoints: fc.integer({ min: 1, max: 9_999 }),
    priority: fc.integer({ min: 0, max: 2 }),
    stackable: fc.boolean(),
    from: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(
      fc.array(policy, { maxLength: 5 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: -5_000, max: 5_000 }),
      (some, count, variance) => {
        const policies = some.map(({ basisPoints, from, ...rest }, index) =>
          aPolicy({
            ...rest,
            id: `p${index}`,
            effect:
              from === undefined
                ? { kind: 'percent', basisPoints }
                : { kind: 'tiers', tiers: [{ from: thousandths(from * 1_000), basisPoints }] },
          }),
        );
        const wholesale = { minimum: thousandths(6_000), price: centavos(777) };
        const facts = theFacts({ base: anOffer({ wholesale }), policies, variance });
        const quantity = thousandths(count * 1_000);
        const explained = explainPrice(facts, quantity);
        expect(explained.steps.at(-1)?.price).toEqual(unitPrice(offerFor(facts), quantity, facts.rules));
        const won = explained.policies.filter(({ outcome }) => outcome === 'won');
        expect(won).toHaveLength(policies.length === 0 ? 0 : 1);
        const step = explained.steps.find(({ kind }) => kind === 'policies');
        if (step !== undefined) expect(won[0]?.price?.price).toBe(step.price.price);
        for (const { price, outcome } of explained.policies)
          if (outcome === 'dearer') expect(price?.price).toBeGreaterThanOrEqual(won[0]?.price?.price ?? 0);
      },
    ),
  );
});
