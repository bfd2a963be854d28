import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import { ONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import type { Offer } from './offer.ts';
import { offerFor, type PriceFacts } from './offer-for.ts';
import { withVariance } from './payment-variance.ts';
import type { Policy, PolicyEffect } from './policy.ts';
import { aGood, anOffer, aPolicy, aScope, aTable, theFacts, VISITING } from './testing/a-policy.ts';
import { unitPrice } from './unit-price.ts';

const units = (count: number): Quantity => thousandths(count * 1_000);
const wholesale = { minimum: units(12), price: centavos(800) };
const tiers = [
  { from: units(5), price: centavos(950) },
  { from: units(10), price: centavos(900) },
];
const full = anOffer({ wholesale, tiers });
const withEffect = (effect: PolicyEffect, base: Offer = full) =>
  offerFor(theFacts({ base, policies: [aPolicy({ effect })] }));

test('nothing that changes it leaves the offer as it is', () => {
  expect(offerFor(theFacts({ base: full }))).toEqual(full);
});

describe('the price table', () => {
  test('replaces the normal price; steps that are not cheaper fall away', () => {
    const offer = offerFor(theFacts({ base: full, tables: [aTable({ normal: centavos(900) })] }));
    expect(offer).toEqual({ normal: 900, wholesale, tiers: [], multiple: ONE });
    expect(offerFor(theFacts({ base: full, tables: [aTable({ normal: centavos(700) })] }))).toEqual(
      anOffer({ normal: centavos(700) }),
    );
  });

  test('replaces the wholesale price where it names one', () => {
    const own = { minimum: units(3), price: centavos(850) };
    expect(
      offerFor(theFacts({ base: full, tables: [aTable({ normal: centavos(960), wholesale: own })] })),
    ).toMatchObject({ normal: 960, wholesale: own, tiers });
  });

  test('may be dearer than the normal price', () => {
    expect(offerFor(theFacts({ tables: [aTable({ normal: centavos(1_200) })] })).normal).toBe(1_200);
  });
});

describe('the effect of a policy', () => {
  test.each<[string, PolicyEffect, Offer]>([
    [
      'percent takes basis points off every price, half up',
      { kind: 'percent', basisPoints: 1_050 },
      anOffer({
        normal: centavos(895),
        wholesale: { ...wholesale, price: centavos(716) },
        // 850.25 and 805.5
        tiers: [
          { from: units(5), price: centavos(850) },
          { from: units(10), price: centavos(806) },
        ],
      }),
    ],
    [
      'value takes centavos off every price',
      { kind: 'value', amount: centavos(150) },
      anOffer({
        normal: centavos(850),
        wholesale: { ...wholesale, price: centavos(650) },
        tiers: [
          { from: units(5), price: centavos(800) },
          { from: units(10), price: centavos(750) },
        ],
      }),
    ],
    [
      'fixed makes the normal price that price; what is not below it falls away',
      { kind: 'fixed', price: centavos(900) },
      anOffer({ normal: centavos(900), wholesale }),
    ],
    ['fixed above the normal price changes nothing', { kind: 'fixed', price: centavos(1_500) }, full],
    [
      "tiers stand instead of the product's own",
      { kind: 'tiers', tiers: [{ from: units(3), basisPoints: 333 }] },
      anOffer({ wholesale, tiers: [{ from: units(3), price: centavos(967) }] }),
    ],
    ['a centavo stays', { kind: 'value', amount: centavos(5_000) }, anOffer({ normal: centavos(1) })],
  ])('%s', (_, effect, expected) => {
    const former = expected.normal < full.normal ? { former: full.normal } : {};
    expect(withEffect(effect)).toEqual({ ...expected, ...former, policies: [{ id: 'a', name: 'Semana' }] });
  });

  test('what costs nothing still costs nothing', () => {
    const free = anOffer({ normal: centavos(0) });
    for (const effect of [
      { kind: 'percent', basisPoints: 100 },
      { kind: 'value', amount: centavos(1) },
      { kind: 'fixed', price: centavos(500) },
    ] as const) {
      expect(withEffect(effect, free).normal).toBe(0);
    }
  });
});

describe('which policies apply', () => {
  const off = (id: string, given: Partial<Policy> = {}): Policy =>
    aPolicy({ id, effect: { kind: 'value', amount: centavos(100) }, ...given });
  const applied = (...policies: Policy[]) =>
    offerFor(theFacts({ policies })).policies?.map(({ id }) => id) ?? [];

  test.each<[string, Policy[], string[]]>([
    ['the highest priority', [off('a', { priority: 1 }), off('b', { priority: 2 })], ['b']],
    ['of equal priority the older', [off('b'), off('a')], ['a']],
    ['none beside one that is not stackable', [off('a'), off('b', { stackable: true })], ['a']],
    [
      'none that is not stackable beside one that is',
      [off('a', { stackable: true }), off('b'), off('c', { stackable: true })],
      ['a', 'c'],
    ],
    [
      'only those that hold',
      [off('a', { audience: { kinds: ['company'] } }), off('b', { scope: aScope({ tags: ['oferta'] }) })],
      ['b'],
    ],
  ])('%s', (_, policies, expected) => {
    expect(applied(...policies)).toEqual(expected);
  });

  test('each takes the offer as the one before left it', () => {
    const policies = [
      off('a', { stackable: true, effect: { kind: 'percent', basisPoints: 1_000 } }),
      off('b', {
        stackable: true,
        effect: { kind: 'tiers', tiers: [{ from: units(2), basisPoints: 1_000 }] },
      }),
    ];
    expect(offerFor(theFacts({ policies }))).toMatchObject({
      normal: 900,
      tiers: [{ from: 2_000, price: 810 }],
    });
  });

  test('ignorepolicy leaves them out', () => {
    expect(offerFor(theFacts({ base: full, policies: [off('a')], ignorePolicies: true }))).toEqual(full);
  });
});

test('the variance of the way of paying comes after table and policies, on every price', () => {
  const facts = theFacts({ base: full, tables: [aTable({ normal: centavos(990) })], policies: [aPolicy()] });
  expect(offerFor({ ...facts, variance: -500 })).toEqual(withVariance(offerFor(facts), -500));
  expect(offerFor({ ...facts, variance: -500 }).normal).toBe(846); // 891 × 0.95 = 846.45
});

test('the former price is that of the table, by the same way of paying; a grant hides none of it', () => {
  const facts = theFacts({ tables: [aTable({ normal: centavos(990) })], policies: [aPolicy()] });
  expect(offerFor(facts)).toMatchObject({ normal: 891, former: 990 });
  expect(offerFor({ ...facts, variance: -500 })).toMatchObject({
    normal: 846,
    former: 941,
    beforePayment: { normal: 891, former: 990 },
  });
  expect(offerFor({ ...facts, ignorePolicies: true })).not.toHaveProperty('former');
});

describe('a grant', () => {
  const grant = { productId: 'p1', price: centavos(500), from: units(2), to: units(4), expiresAt: 2_000 };
  const priceAt = (quantity: Quantity, given: Partial<PriceFacts> = {}) =>
    unitPrice(offerFor(theFacts({ base: full, grant, ...given })), quantity, { multiplesDisabled: false });

  test.each([
    [1, 1_000, 'normal'],
    [2, 500, 'attendant'],
    [4, 500, 'attendant'],
    [5, 950, 'progressive'],
  ])('of %i costs %i', (quantity, price, reason) => {
    expect(priceAt(units(quantity))).toEqual({ price, reason });
  });

  test('is the price as it was given: no policy and no variance changes it', () => {
    expect(priceAt(units(3), { policies: [aPolicy()], variance: 700 }).price).toBe(500);
  });

  test.each<[string, Partial<PriceFacts>]>([
    ['at its end', { at: 2_000 }],
    ['for another product', { product: aGood({ id: 'p2' }) }],
    ['when it is of zero', { grant: { ...grant, price: centavos(0) } }],
  ])('does not count %s', (_, given) => {
    expect(priceAt(units(3), given).reason).toBe('normal');
  });
});

const money = fc.integer({ min: 0, max: 5_000 }).map(centavos);
const quantity = fc.integer({ min: 1, max: 40_000 }).map(thousandths);
const basisPoints = fc.integer({ min: 1, max: 9_999 });
const effects: fc.Arbitrary<PolicyEffect> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), basisPoints }),
  fc.record({ kind: fc.constant('value' as const), amount: money }),
  fc.record({ kind: fc.constant('fixed' as const), price: money }),
  fc.record({
    kind: fc.constant('tiers' as const),
    tiers: fc.array(fc.record({ from: quantity, basisPoints }), { maxLength: 4 }),
  }),
);
const offers: fc.Arbitrary<Offer> = fc
  .record({
    normal: money,
    wholesale: fc.option(fc.record({ minimum: quantity, price: money }), { nil: undefined }),
    tiers: fc.uniqueArray(fc.record({ from: quantity, price: money }), {
      maxLength: 4,
      selector: (tier) => tier.from,
    }),
    multiple: fc.constantFrom(ONE, thousandths(6_000)),
  })
  .map(({ wholesale: bulk, ...rest }) => ({ ...rest, ...defined({ wholesale: bulk }) }));
const policySets = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    name: fc.constant('Política'),
    scope: fc.constantFrom(aScope(), aScope({ tags: ['oferta'] }), aScope({ tags: ['outra'] })),
    audience: fc.constantFrom({}, { channels: ['WEB' as const] }, { kinds: ['company' as const] }),
    validity: fc.constantFrom({}, { from: 2_000 }, { until: 2_000 }),
    priority: fc.integer({ min: 0, max: 3 }),
    stackable: fc.boolean(),
    effect: effects,
  }),
  { maxLength: 6, selector: (policy) => policy.id },
);
const priceOf = (offer: Offer, amount: Quantity) =>
  unitPrice(offer, amount, { multiplesDisabled: false }).price;

test('the order in which policies are given changes nothing', () => {
  fc.assert(
    fc.property(offers, policySets, fc.infiniteStream(fc.nat()), (base, policies, dice) => {
      const shuffled = policies
        .map((policy) => ({ policy, at: dice.next().value }))
        .sort((one, other) => one.at - other.at)
        .map(({ policy }) => policy);
      expect(offerFor(theFacts({ base, policies: shuffled }))).toEqual(
        offerFor(theFacts({ base, policies })),
      );
    }),
  );
});

test('policies make no price of an offer dearer, and nothing free', () => {
  fc.assert(
    fc.property(offers, policySets, (base, policies) => {
      const offer = offerFor(theFacts({ base, policies }));
      expect(offer.normal).toBeLessThanOrEqual(base.normal);
      const own = offer.policies !== undefined && policies.every(({ effect }) => effect.kind !== 'tiers');
      if (offer.wholesale !== undefined) {
        expect(offer.wholesale.price).toBeLessThanOrEqual(base.wholesale?.price ?? 0);
      }
      for (const [index, tier] of offer.tiers.entries()) {
        if (own) expect(tier.price).toBeLessThanOrEqual(priceOf(base, tier.from));
        if (base.normal === 0 || offer.policies === undefined) continue;
        // Only where a cheaper tier or the wholesale price ends, a tier leads back to the normal price.
        const cheaper = [...offer.tiers.slice(0, index), ...(offer.wholesale ? [offer.wholesale] : [])];
        const endsCheaper = cheaper.some(({ price }) => price < tier.price);
        expect(tier.price).toBeLessThanOrEqual(endsCheaper ? offer.normal : offer.normal - 1);
      }
      if (base.normal > 0) expect(offer.normal).toBeGreaterThan(0);
    }),
  );
});

test('no quantity becomes dearer by a policy that keeps the tiers of the product', () => {
  fc.assert(
    fc.property(
      offers,
      effects.filter(({ kind }) => kind !== 'tiers'),
      quantity,
      (base, effect, amount) => {
        const offer = offerFor(theFacts({ base, policies: [aPolicy({ effect })] }));
        expect(priceOf(offer, amount)).toBeLessThanOrEqual(priceOf(base, amount));
      },
    ),
  );
});

test('there is a former price exactly where policies lowered the normal one, and it is the one without them', () => {
  fc.assert(
    fc.property(offers, policySets, (base, policies) => {
      const { normal, former } = offerFor(theFacts({ base, policies }));
      expect(former).toBe(normal < base.normal ? base.normal : undefined);
    }),
  );
});

test('with no table, policy, variance or grant that counts, the price is that of the specification alone', () => {
  fc.assert(
    fc.property(offers, policySets, (base, policies) => {
      expect(offerFor(theFacts({ base, policies, ignorePolicies: true }))).toEqual(base);
      const forOthers = policies.map((policy) => ({ ...policy, audience: { clients: ['c1'] } }));
      expect(offerFor(theFacts({ base, policies: forOthers, buyer: VISITING }))).toEqual(base);
    }),
  );
});
