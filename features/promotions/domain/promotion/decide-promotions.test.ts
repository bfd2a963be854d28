import { describe, expect, test } from 'vitest';
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import { centavos } from '#kernel/money.ts';
import { decidePromotions } from './decide-promotions.ts';
import type { PromotionFacts, PromotionGoods } from './promotion-goods.ts';
import { aPromotion, EVERYTHING, FREE_UNIT, facts, someGoods } from './testing/a-promotion.ts';

/** Rewarded units and savings by promotion. */
function decided(facts: PromotionFacts): Record<string, unknown> {
  return Object.fromEntries(
    decidePromotions(facts).given.map(({ promotion, times, rewarded, given, saved }) => [
      promotion.id,
      { times, saved: Number(saved), ...Object.fromEntries(rewarded), ...(given > 0 ? { given } : {}) },
    ]),
  );
}

const onB = (units: number, price: number, more: Partial<PromotionGoods> = {}) =>
  someGoods('b', units, price, { roles: [{ id: 'a', counts: false, rewarded: true }], ...more });
const onA = (units: number, price: number, more: Partial<PromotionGoods> = {}) =>
  someGoods('a', units, price, { roles: [{ id: 'a', counts: true, rewarded: false }], ...more });
const HALF = { ...FREE_UNIT, basisPoints: 5_000 } as const;

describe('take 3, pay 2', () => {
  test.each([
    [2, {}],
    [3, { a: { times: 1, saved: 1000, p: 1 } }],
    [5, { a: { times: 1, saved: 1000, p: 1 } }],
    [7, { a: { times: 2, saved: 2000, p: 2 } }],
    [999_999, { a: { times: 333_333, saved: 333_333_000, p: 333_333 } }],
  ])('of %i units of one product', (units, expected) => {
    expect(decided(facts([someGoods('p', units, 1000)]))).toEqual(expected);
  });

  test('rewards the cheapest units of the cart, equal ones by product id', () => {
    const goods = [
      someGoods('z', 1, 500),
      someGoods('c', 2, 900),
      someGoods('b', 1, 500),
      someGoods('d', 2, 700),
    ];
    expect(decided(facts(goods))).toEqual({ a: { times: 2, saved: 1000, b: 1, z: 1 } });
  });

  test('rewards the dearest ones if it says so', () => {
    const promotions = [aPromotion({ reward: { ...FREE_UNIT, which: 'dearest' } })];
    const goods = [someGoods('b', 1, 500), someGoods('c', 2, 900)];
    expect(decided(facts(goods, { promotions }))).toEqual({ a: { times: 1, saved: 900, c: 1 } });
  });

  test('counts no units of a product that is sold by fractions', () => {
    const kilos = someGoods('kg', 0, 100, { value: centavos(350) });
    expect(decided(facts([kilos, someGoods('p', 2, 1000)]))).toEqual({});
  });

  test('is applied at most so often in an order, of a client and in all', () => {
    const goods = [someGoods('p', 12, 1000)];
    const promotions = [aPromotion({ limits: { perOrder: 3 } })];
    expect(decided(facts(goods, { promotions }))).toMatchObject({ a: { times: 3 } });
    const left = new Map([['a', { uses: 2, budget: Number.POSITIVE_INFINITY }]]);
    expect(decided(facts(goods, { promotions, left }))).toMatchObject({ a: { times: 2 } });
  });

  test('gives whole applications, and never more than is left of its budget', () => {
    const left = new Map([['a', { uses: 100, budget: 2_999 }]]);
    expect(decided(facts([someGoods('p', 12, 1000)], { left }))).toEqual({
      a: { times: 2, saved: 2000, p: 2 },
    });
    const none = new Map([['a', { uses: 100, budget: 999 }]]);
    expect(decided(facts([someGoods('p', 12, 1000)], { left: none }))).toEqual({});
    const large = new Map([['a', { uses: 1e9, budget: 123_456_789 }]]);
    expect(decided(facts([someGoods('p', 999_999, 1000)], { left: large }))).toMatchObject({
      a: { times: 123_456, saved: 123_456_000 },
    });
  });

  test('rewards no unit at a better price already if it says so, though it counts', () => {
    const promotions = [aPromotion({ notWithPolicy: true })];
    const goods = [someGoods('b', 2, 500, { hasPolicy: true }), someGoods('c', 1, 900)];
    expect(decided(facts(goods, { promotions }))).toEqual({ a: { times: 1, saved: 900, c: 1 } });
    expect(decided(facts([someGoods('b', 3, 500, { hasPolicy: true })], { promotions }))).toEqual({});
  });
});

describe('buy A and have B for half', () => {
  const promotions = [
    aPromotion({ condition: { scope: EVERYTHING, units: 1 }, reward: { ...HALF, scope: EVERYTHING } }),
  ];

  test('takes half off the cheapest B for each A', () => {
    const goods = [onA(2, 3000), onB(1, 999), { ...onB(4, 1500), productId: 'c' }];
    // 9,99 becomes 5,00: each unit is rounded half up by itself.
    expect(decided(facts(goods, { promotions }))).toEqual({ a: { times: 2, saved: 499 + 750, b: 1, c: 1 } });
  });

  test('never uses one unit for both', () => {
    const both = [{ id: 'a', counts: true, rewarded: true }];
    expect(decided(facts([someGoods('x', 1, 1000, { roles: both })], { promotions }))).toEqual({});
    // The cheapest would be rewarded, but nothing else counts.
    const goods = [someGoods('x', 1, 500, { roles: both }), onB(1, 2000)];
    expect(decided(facts(goods, { promotions }))).toEqual({ a: { times: 1, saved: 1000, b: 1 } });
  });

  test('is worth nothing for a unit of one centavo, and takes none', () => {
    expect(decided(facts([onA(1, 3000), onB(1, 1)], { promotions }))).toEqual({});
  });
});

describe('a gift', () => {
  const gift = { productId: 'g', worth: centavos(1_290), left: 10 };
  const gifts = new Map([['g', gift]]);
  const minimum = { scope: EVERYTHING, minimum: centavos(15_000) };
  const reward = { kind: 'gift', productId: 'g', units: 1 } as const;
  const promotions = [aPromotion({ condition: minimum, reward, limits: { perOrder: 1 } })];
  const kilos = (value: number) => someGoods('kg', 0, 100, { value: centavos(value) });

  test('is given from a value on, of whatever is sold by fractions, too', () => {
    const goods = [someGoods('p', 10, 1000), kilos(4_999)];
    expect(decided(facts(goods, { promotions, gifts }))).toEqual({});
    const enough = [someGoods('p', 10, 1000), kilos(5_000)];
    expect(decided(facts(enough, { promotions, gifts }))).toEqual({
      a: { times: 1, saved: 1_290, given: 1 },
    });
    const thrice = [aPromotion({ condition: minimum, reward })];
    expect(decided(facts([kilos(45_001)], { promotions: thrice, gifts }))).toMatchObject({ a: { given: 3 } });
  });

  test('that is out of stock is missing, and so is one that cannot be had at all', () => {
    const none = new Map([['g', { ...gift, left: 0 }]]);
    const goods = [kilos(20_000)];
    for (const some of [none, new Map()]) {
      const found = decidePromotions(facts(goods, { promotions, gifts: some }));
      expect(found.given).toEqual([]);
      expect(found.missing).toMatchObject([{ productId: 'g', units: 1 }]);
      expect(found.next).toEqual([]);
    }
    expect(decidePromotions(facts([kilos(100)], { promotions, gifts: none })).missing).toEqual([]);
  });

  test('of which some are in stock is given so often, and the others are missing', () => {
    const thrice = [
      aPromotion({ condition: { scope: EVERYTHING, units: 2 }, reward: { ...reward, units: 2 } }),
    ];
    const some = new Map([['g', { ...gift, left: 5 }]]);
    const found = decidePromotions(facts([someGoods('p', 7, 1000)], { promotions: thrice, gifts: some }));
    expect(found.given).toMatchObject([{ times: 2, given: 4, saved: 4 * 1_290 }]);
    expect(found.missing).toMatchObject([{ units: 2 }]);
  });

  test('that is worth nothing is better than none', () => {
    const worthless = new Map([['g', { ...gift, worth: centavos(0) }]]);
    const found = decided(facts([kilos(20_000)], { promotions, gifts: worthless }));
    expect(found).toEqual({ a: { times: 1, saved: 0, given: 1 } });
  });
});

test('a minimum counts nothing that its own promotion rewards', () => {
  const condition = { scope: EVERYTHING, minimum: centavos(2_000) };
  const promotions = [aPromotion({ condition, limits: { perOrder: 1 } })];
  expect(decided(facts([someGoods('p', 2, 1000)], { promotions }))).toEqual({});
  expect(decided(facts([someGoods('p', 3, 1000)], { promotions }))).toEqual({
    a: { times: 1, saved: 1000, p: 1 },
  });
});

describe('promotions that compete', () => {
  const roles = ['a', 'b'].map((id) => ({ id, counts: true, rewarded: true }));
  const threeForTwo = aPromotion();
  const second = (basisPoints: number, more: Partial<Promotion> = {}) =>
    aPromotion({
      id: 'b',
      condition: { scope: EVERYTHING, units: 1 },
      reward: { ...FREE_UNIT, basisPoints },
      ...more,
    });

  test.each([
    [3, { a: { times: 1, saved: 1000, p: 1 } }],
    [4, { b: { times: 2, saved: 1200, p: 2 } }],
    [5, { a: { times: 1, saved: 1000, p: 1 }, b: { times: 1, saved: 600, p: 1 } }],
    [7, { a: { times: 1, saved: 1000, p: 1 }, b: { times: 2, saved: 1200, p: 2 } }],
    [1_000, { a: { times: 332, saved: 332_000, p: 332 }, b: { times: 2, saved: 1200, p: 2 } }],
  ])('share %i units so that the client saves the most', (units, expected) => {
    const goods = [someGoods('p', units, 1000, { roles })];
    const found = decided(facts(goods, { promotions: [threeForTwo, second(6_000)] }));
    expect(found).toEqual(expected);
  });

  test('of another priority have only what is left, even if they would give more', () => {
    const goods = [someGoods('p', 3, 1000, { roles })];
    const promotions = [threeForTwo, second(1_000, { priority: 1 })];
    expect(decided(facts(goods, { promotions }))).toEqual({ b: { times: 1, saved: 100, p: 1 } });
  });

  test('are applied in the order that saves the most', () => {
    const needs = { scope: EVERYTHING, units: 1 };
    const promotions = [
      aPromotion({ condition: needs, reward: { ...FREE_UNIT, scope: EVERYTHING } }),
      aPromotion({ id: 'b', condition: needs, reward: { ...FREE_UNIT, scope: EVERYTHING } }),
    ];
    const goods = [
      someGoods('cheap', 1, 100, { roles: roles.map((role) => ({ ...role, rewarded: false })) }),
      someGoods('dear', 1, 200, { roles: [{ id: 'a', counts: true, rewarded: false }] }),
      someGoods('x', 1, 700, { roles: [{ id: 'a', counts: false, rewarded: true }] }),
      someGoods('y', 1, 700, { roles: [{ id: 'b', counts: false, rewarded: true }] }),
    ];
    // Applied first, 'a' would take the cheap unit, which is the only one that counts for 'b'.
    expect(decided(facts(goods, { promotions }))).toEqual({
      a: { times: 1, saved: 700, x: 1 },
      b: { times: 1, saved: 700, y: 1 },
    });
  });
});
