/** What is decided is the best that can be, whatever the order of the goods. Checklist 2, numbers 8 and 9. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import { centavos } from '#kernel/money.ts';
import { decidePromotions } from './decide-promotions.ts';
import type { GiftGoods, PromotionFacts, PromotionGoods } from './promotion-goods.ts';
import { aPromotion, EVERYTHING } from './testing/a-promotion.ts';
import { faultsOf, gainOf, oracleGain } from './testing/promotion-oracle.ts';

const price = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 5 }), weight: 1 },
  { arbitrary: fc.integer({ min: 6, max: 5_000 }), weight: 4 },
  { arbitrary: fc.constantFrom(999, 1000, 1001), weight: 2 },
);

const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

interface Case {
  readonly goods: readonly PromotionGoods[];
  readonly promotions: readonly Promotion[];
  readonly left: PromotionFacts['left'];
  readonly gifts: ReadonlyMap<string, GiftGoods>;
}

function cases({ most, units }: { readonly most: number; readonly units: number }): fc.Arbitrary<Case> {
  const roleOf = (id: string) =>
    fc.record({ id: fc.constant(id), counts: fc.boolean(), rewarded: fc.boolean() });
  const good = fc
    .record({
      units: fc.integer({ min: 0, max: units }),
      price,
      hasPolicy: fc.boolean(),
      roles: fc.tuple(roleOf('a'), roleOf('b'), roleOf('c')),
    })
    .map(({ price: each, ...rest }) => ({
      ...rest,
      price: centavos(each),
      value: centavos(each * rest.units),
    }));
  const reward = fc.oneof(
    fc.record({
      kind: fc.constant('units' as const),
      scope: fc.constant(EVERYTHING),
      units: fc.integer({ min: 1, max: 2 }),
      basisPoints: fc.constantFrom(10_000, 5_000, 3_333, 1),
      which: fc.constantFrom('cheapest' as const, 'dearest' as const),
    }),
    fc.record({
      kind: fc.constant('gift' as const),
      productId: fc.constantFrom('g', 'h'),
      units: fc.integer({ min: 1, max: 2 }),
    }),
  );
  const promotion = fc.record({
    needs: fc.oneof(
      fc.record({ units: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ minimum: fc.integer({ min: 1_000, max: 9_000 }).map(centavos) }),
      fc.record({
        units: fc.integer({ min: 1, max: 2 }),
        minimum: fc.integer({ min: 1_000, max: 6_000 }).map(centavos),
      }),
    ),
    reward,
    perOrder: some(fc.integer({ min: 1, max: 3 })),
    uses: some(fc.integer({ min: 0, max: 3 })),
    budget: some(fc.integer({ min: 0, max: 9_000 })),
    notWithPolicy: fc.boolean(),
  });
  const gift = (productId: string) =>
    fc.record({
      productId: fc.constant(productId),
      worth: price.map(centavos),
      left: fc.constantFrom(0, 1, 3, Infinity),
    });
  return fc
    .record({
      goods: fc.array(good, { minLength: 1, maxLength: 4 }),
      promotions: fc.array(promotion, { minLength: 1, maxLength: most }),
      gifts: fc.tuple(gift('g'), gift('h')),
    })
    .map(({ goods, promotions, gifts }) => ({
      goods: goods.map((one, index) => ({ ...one, productId: `p${index}` })),
      promotions: promotions.map(({ needs, perOrder, uses: _, budget: __, ...rest }, index) =>
        aPromotion({
          ...rest,
          id: 'abc'[index] ?? '',
          condition: { scope: EVERYTHING, ...needs },
          limits: perOrder === undefined ? {} : { perOrder },
        }),
      ),
      left: new Map(
        promotions.map(({ uses = Infinity, budget = Infinity }, index) => [
          'abc'[index] ?? '',
          { uses, budget },
        ]),
      ),
      gifts: new Map(gifts.map((one) => [one.productId, one])),
    }));
}

test('no order and no number of applications would save more', () => {
  fc.assert(
    fc.property(cases({ most: 3, units: 3 }), (facts) => {
      const decided = decidePromotions(facts);
      expect(faultsOf(decided, facts)).toEqual([]);
      expect(gainOf(decided, facts)).toBe(oracleGain(facts));
    }),
    { numRuns: 1_500 },
  );
});

test('of one promotion many units are decided as well', () => {
  fc.assert(
    fc.property(cases({ most: 1, units: 12 }), (facts) => {
      const decided = decidePromotions(facts);
      expect(faultsOf(decided, facts)).toEqual([]);
      expect(gainOf(decided, facts)).toBe(oracleGain(facts));
    }),
    { numRuns: 500 },
  );
});

test('the order of goods and promotions changes nothing', () => {
  fc.assert(
    fc.property(cases({ most: 3, units: 9 }), fc.infiniteStream(fc.nat()), (facts, numbers) => {
      const shuffled = <T>(list: readonly T[]): T[] =>
        list
          .map((one) => ({ one, at: numbers.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
      const other = { ...facts, goods: shuffled(facts.goods), promotions: shuffled(facts.promotions) };
      expect(decidePromotions(other)).toEqual(decidePromotions(facts));
    }),
    { numRuns: 500 },
  );
});

test('priorities, many units and tight limits never give more than is allowed', () => {
  const levels = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(cases({ most: 3, units: 40 }), levels, (facts, priorities) => {
      const promotions = facts.promotions.map((one, index) => ({ ...one, priority: priorities[index] ?? 0 }));
      expect(faultsOf(decidePromotions({ ...facts, promotions }), facts)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

/** Products that take part alike, or in one way each: as in take 3, pay 2, and in buy A, have B. */
const isPlain = ({ goods }: Case): boolean =>
  goods.every(({ roles: [role] }) => role?.counts === role?.rewarded) ||
  goods.every(({ roles: [role] }) => role?.counts !== role?.rewarded);

test('one more unit makes the others dearer only if the reward moves to it', () => {
  fc.assert(
    fc.property(cases({ most: 1, units: 6 }).filter(isPlain), fc.nat(), (some, at) => {
      // A budget may end with the dearer unit that is rewarded then.
      const facts = { ...some, left: new Map() };
      const before = decidePromotions(facts);
      const place = at % facts.goods.length;
      const more = facts.goods.map((good, index) =>
        index === place ? { ...good, units: good.units + 1, value: centavos(good.value + good.price) } : good,
      );
      const after = decidePromotions({ ...facts, goods: more });
      const { productId = '' } = facts.goods[place] ?? {};
      const rewardedOf = (decided: typeof before) => decided.given[0]?.rewarded.get(productId) ?? 0;
      if (rewardedOf(after) > rewardedOf(before)) return;
      expect(gainOf(after, facts)).toBeGreaterThanOrEqual(gainOf(before, facts));
    }),
    { numRuns: 2_000 },
  );
});

test('the next step leads to one more application, or to a reward that is worth more', () => {
  fc.assert(
    fc.property(cases({ most: 1, units: 6 }), (facts) => {
      const before = decidePromotions(facts);
      const [step] = before.next;
      // A reward that rounding makes worthless rewards nothing, whatever is added.
      const [{ reward }] = facts.promotions as [Promotion];
      if (step === undefined || (reward.kind === 'units' && reward.basisPoints === 1)) return;
      const role = (good: PromotionGoods) => good.roles.find(({ id }) => id === step.promotion.id);
      const good = facts.goods.find((one) => {
        if (step.kind === 'value' || step.kind === 'counted') return role(one)?.counts === true;
        if (step.kind === 'same')
          return role(one)?.counts === true && role(one)?.rewarded === true && !one.hasPolicy;
        return role(one)?.rewarded === true && !one.hasPolicy && one.price > 5;
      });
      if (good === undefined || good.price < 5) return;
      const units = step.kind === 'value' ? 0 : step.units;
      const value = step.kind === 'value' ? step.missing : units * good.price;
      const goods = facts.goods.map((one) =>
        one === good ? { ...one, units: one.units + units, value: centavos(one.value + value) } : one,
      );
      const after = decidePromotions({ ...facts, goods });
      // Where the cart's goods either count or are rewarded, one that does both may be worth more as the reward.
      const isBoth = role(good)?.counts === true && role(good)?.rewarded === true;
      if (step.kind === 'counted' && isBoth && gainOf(after, facts) > gainOf(before, facts)) return;
      expect(after.given[0]?.times ?? 0, JSON.stringify(step.kind)).toBeGreaterThan(
        before.given[0]?.times ?? 0,
      );
    }),
    { numRuns: 2_000 },
  );
});

test('a cart of 500 products with 100 promotions that all compete is decided at once', () => {
  const ids = Array.from({ length: 100 }, (_, index) => `promotion ${index}`);
  const goods = Array.from({ length: 500 }, (_, index) => ({
    productId: `p${index}`,
    units: 1 + (index % 900),
    price: centavos(100 + ((index * 37) % 5_000)),
    value: centavos((1 + (index % 900)) * (100 + ((index * 37) % 5_000))),
    hasPolicy: false,
    roles: ids.map((id) => ({ id, counts: true, rewarded: true })),
  }));
  const promotions = ids.map((id, index) =>
    aPromotion({ id, condition: { scope: EVERYTHING, units: 1 + (index % 5) } }),
  );
  const started = performance.now();
  const decided = decidePromotions({ goods, promotions, left: new Map(), gifts: new Map() });
  expect(performance.now() - started).toBeLessThan(2_000);
  expect(decided.given.length).toBeGreaterThan(0);
});
