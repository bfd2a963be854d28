import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Offer } from './offer.ts';
import { unitPrice } from './unit-price.ts';

const anOffer = (given: Partial<Offer> = {}): Offer => ({
  normal: centavos(1000),
  tiers: [],
  multiple: thousandths(1000),
  ...given,
});
const wholesale = { minimum: thousandths(12_000), price: centavos(800) };
const tiers = [
  { from: thousandths(10_000), price: centavos(890) },
  { from: thousandths(20_000), price: centavos(790) },
];
const granted = (price: number, from = 0, to?: number) => ({
  price: centavos(price),
  from: thousandths(from),
  ...defined({ to: to === undefined ? undefined : thousandths(to) }),
});
const priceOf = (offer: Offer, units: number, multiplesDisabled = false) =>
  unitPrice(offer, thousandths(units), { multiplesDisabled });

describe('the first rule that applies wins', () => {
  test.each([
    ['normal below everything', { wholesale, tiers }, 9_999, 1000, 'normal'],
    ['tier from its first thousandth', { wholesale, tiers }, 10_000, 890, 'progressive'],
    ['tier before wholesale', { wholesale, tiers }, 12_000, 890, 'progressive'],
    ['the highest tier that is reached', { tiers }, 20_000, 790, 'progressive'],
    ['tiers in any order', { tiers: tiers.toReversed() }, 25_000, 790, 'progressive'],
    [
      'a tier even where it costs more',
      { tiers: [{ from: thousandths(1), price: centavos(1200) }] },
      1000,
      1200,
      'progressive',
    ],
    ['wholesale at its minimum', { wholesale }, 12_000, 800, 'wholesale'],
    ['no wholesale just below it', { wholesale }, 11_999, 1000, 'normal'],
    ['attendant before all', { attendant: granted(950), wholesale, tiers }, 50_000, 950, 'attendant'],
    ['attendant even above the normal price', { attendant: granted(1500) }, 1000, 1500, 'attendant'],
    ['an attendant price of zero is none', { attendant: granted(0), wholesale }, 12_000, 800, 'wholesale'],
    ['attendant at its first quantity', { attendant: granted(950, 2000, 5000) }, 2000, 950, 'attendant'],
    ['attendant at its last quantity', { attendant: granted(950, 2000, 5000) }, 5000, 950, 'attendant'],
    ['no attendant below its quantities', { attendant: granted(950, 2000, 5000) }, 1999, 1000, 'normal'],
    ['no attendant above its quantities', { attendant: granted(950, 2000, 5000) }, 5001, 1000, 'normal'],
    [
      'a wholesale price of zero is none',
      { wholesale: { ...wholesale, price: centavos(0) } },
      12_000,
      1000,
      'normal',
    ],
    [
      'wholesale must be below the normal price',
      { wholesale: { ...wholesale, price: centavos(1000) } },
      12_000,
      1000,
      'normal',
    ],
  ] as const)('%s', (_, offer, units, price, reason) => {
    expect(priceOf(anOffer(offer), units)).toEqual({ price, reason });
  });
});

test('a quantity counts times its multiple towards wholesale, unless the supplier disabled multiples', () => {
  const offer = anOffer({ wholesale, multiple: thousandths(6000) });
  expect(priceOf(offer, 2000).reason).toBe('wholesale');
  expect(priceOf(offer, 1999).reason).toBe('normal');
  expect(priceOf(offer, 2000, true).reason).toBe('normal');
  expect(priceOf(offer, 12_000, true).reason).toBe('wholesale');
});

/** Spec 5, price rule, implemented a second time as a precedence table, in exact integers. */
function oracle(offer: Offer, quantity: number, multiplesDisabled: boolean): number {
  const { price: grantedPrice = 0, from = 0, to = Number.POSITIVE_INFINITY } = offer.attendant ?? {};
  const candidates: [applies: boolean, price: number][] = [
    [grantedPrice > 0 && quantity >= from && quantity <= to, grantedPrice],
  ];
  for (const tier of offer.tiers.toSorted((a, b) => b.from - a.from)) {
    candidates.push([quantity >= tier.from, tier.price]);
  }
  if (offer.wholesale !== undefined) {
    const { minimum, price } = offer.wholesale;
    const counted = BigInt(quantity) * (multiplesDisabled ? 1000n : BigInt(offer.multiple));
    candidates.push([counted >= BigInt(minimum) * 1000n && price > 0 && price < offer.normal, price]);
  }
  return candidates.find(([applies]) => applies)?.[1] ?? offer.normal;
}

const money = fc.integer({ min: 0, max: 5_000 }).map(centavos);
const quantity = fc
  .oneof(
    fc.integer({ min: 0, max: 40_000 }),
    fc.integer({ min: 0, max: 40 }).map((units) => units * 1000),
    fc.integer({ min: 0, max: 999_999_000 }),
  )
  .map(thousandths);
const offers: fc.Arbitrary<Offer> = fc
  .record({
    normal: money,
    attendant: fc.option(fc.record({ price: money, from: quantity, to: quantity }), { nil: undefined }),
    wholesale: fc.option(fc.record({ minimum: quantity, price: money }), { nil: undefined }),
    tiers: fc.uniqueArray(fc.record({ from: quantity, price: money }), {
      maxLength: 4,
      selector: (tier) => tier.from,
    }),
    multiple: quantity.filter((value) => value > 0),
  })
  .map(({ attendant, wholesale: bulk, ...rest }) => ({
    ...rest,
    ...defined({ attendant, wholesale: bulk }),
  }));

test('is what the specification says, for any offer and quantity', () => {
  fc.assert(
    fc.property(offers, quantity, fc.boolean(), (offer, amount, multiplesDisabled) => {
      // Thresholds are where rules fail, so they are always tested, too.
      const edges = [
        amount,
        ...offer.tiers.flatMap((tier) => [tier.from, tier.from - 1]),
        ...(offer.wholesale === undefined
          ? []
          : [
              Math.ceil((offer.wholesale.minimum * 1000) / offer.multiple),
              Math.ceil((offer.wholesale.minimum * 1000) / offer.multiple) - 1,
              offer.wholesale.minimum,
              offer.wholesale.minimum - 1,
            ]),
      ].filter((edge) => edge >= 0 && edge <= 999_999_000);
      for (const edge of edges) {
        expect(unitPrice(offer, thousandths(edge), { multiplesDisabled }).price).toBe(
          oracle(offer, edge, multiplesDisabled),
        );
      }
    }),
    { numRuns: 500 },
  );
});
