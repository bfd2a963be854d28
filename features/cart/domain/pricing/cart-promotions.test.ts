/** Promotions in a cart: independent of its lines, and to the centavo. Checklist 2, numbers 8 and 9. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import { withVariance } from '#features/pricing/domain/payment-variance.ts';
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import {
  aPromotion,
  EVERYTHING,
  FREE_UNIT,
} from '#features/promotions/domain/promotion/testing/a-promotion.ts';
import { centavos, times } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import type { CartLine, PricedCart } from '../cart.ts';
import { givenGifts } from '../cart-gift.ts';
import { broughtBy } from '../products-of.ts';
import { aCombo } from '../testing/a-combo.ts';
import { aLine, aProduct, units } from '../testing/a-product.ts';
import { cartGoodsForCoupons } from './cart-coupon-goods.ts';
import { withPromotions } from './cart-promotions.ts';
import { cartSums, lineTotal } from './cart-totals.ts';
import { paymentEffect } from './payment-effect.ts';
import { priceCart } from './price-cart.ts';

const rules = { multiplesDisabled: false };
const ROLES = [{ id: 'a', counts: true, rewarded: true }];

const good = (id: string, price: number, more: Partial<SellableProduct> = {}): SellableProduct =>
  aProduct({ id, offer: { normal: centavos(price), tiers: [], multiple: ONE }, promotions: ROLES, ...more });

interface Shop {
  readonly products: readonly SellableProduct[];
  readonly promotions?: readonly Promotion[];
  readonly gifts?: readonly SellableProduct[];
  readonly combos?: Parameters<typeof priceCart>[3];
}

const byId = (products: readonly SellableProduct[]) => new Map(products.map((each) => [each.id, each]));

function cartOf(
  lines: readonly CartLine[],
  { products, promotions = [aPromotion()], gifts = [], combos }: Shop,
): PricedCart {
  const cart = priceCart(lines, byId(products), rules, combos);
  return withPromotions(cart, { promotions, left: new Map(), gifts: byId(gifts), rules });
}

const totals = ({ lines }: PricedCart) =>
  Object.fromEntries(lines.map(({ product, price }) => [product.id, price.total]));

test('take 3, pay 2: the line says what it was given, and its total is what is left to pay', () => {
  const cart = cartOf([aLine('p', 3)], { products: [good('p', 890)] });
  expect(cart.lines[0]?.price).toMatchObject({
    unit: 890,
    reason: 'normal',
    total: 1780,
    saved: 890,
    promotions: [
      {
        id: 'a',
        label: 'Leve 3, pague 2',
        quantity: units(1),
        perUse: 1,
        basisPoints: 10_000,
        saved: 890,
        discount: 890,
      },
    ],
  });
  expect(cart).toMatchObject({ subtotal: 1780, saved: 890 });
  const less = cartOf([aLine('p', 2)], { products: [good('p', 890)] });
  expect(less.lines[0]?.price.promotions).toBeUndefined();
  expect(less.nextSteps).toMatchObject([{ step: { kind: 'same', units: 1, productIds: ['p'] } }]);
});

test('gift wrap is no part of it, and is charged in full', () => {
  const wrapped = good('p', 1000, { giftWrapPrice: centavos(500) });
  const cart = cartOf([aLine('p', 3, { giftWrap: true })], { products: [wrapped] });
  expect(cart.subtotal).toBe(2500);
  const minimum = [aPromotion({ condition: { scope: EVERYTHING, minimum: centavos(2_001) } })];
  const two = (price: number) =>
    cartOf([aLine('p', 3, { giftWrap: true })], {
      products: [good('p', price, { giftWrapPrice: centavos(500) })],
      promotions: minimum,
    }).lines[0]?.price.promotions;
  expect(two(1000)).toBeUndefined();
  expect(two(1001)).toHaveLength(1);
});

test('an attendant’s price stands: its units neither count nor are rewarded', () => {
  const attendant = { price: centavos(700), from: units(0) };
  const granted = good('p', 1000, { offer: { normal: centavos(1000), tiers: [], multiple: ONE, attendant } });
  const cart = cartOf([aLine('p', 6), aLine('q', 2)], { products: [granted, good('q', 900)] });
  expect(totals(cart)).toEqual({ p: 4200, q: 1800 });
});

test('a combo stands, too', () => {
  const combos = new Map([
    [
      'c',
      aCombo('c', [
        [good('p', 1000), 2],
        [good('q', 500), 1],
      ]),
    ],
  ]);
  const cart = cartOf([aLine('c', 3, { combo: true }), aLine('p', 2)], {
    products: [good('p', 1000)],
    combos,
  });
  expect(cart.lines.flatMap(({ price }) => price.promotions ?? [])).toEqual([]);
});

test('what a tier made cheaper is rewarded at that price, unless the promotion says otherwise', () => {
  const tiers = [{ from: units(3), price: centavos(800) }];
  const tiered = good('p', 1000, { offer: { normal: centavos(1000), tiers, multiple: ONE } });
  expect(totals(cartOf([aLine('p', 3)], { products: [tiered] }))).toEqual({ p: 1600 });
  const promotions = [aPromotion({ notWithPolicy: true })];
  expect(totals(cartOf([aLine('p', 3)], { products: [tiered], promotions }))).toEqual({ p: 2400 });
  const policies = [{ id: 'x', name: 'Semana' }];
  const ofPolicy = good('p', 1000, { offer: { normal: centavos(1000), tiers: [], multiple: ONE, policies } });
  expect(totals(cartOf([aLine('p', 3)], { products: [ofPolicy], promotions }))).toEqual({ p: 3000 });
});

test('of a product that is sold by fractions no unit takes part, whatever its quantity', () => {
  const step = { step: units(0.5), minimum: units(0) };
  expect(totals(cartOf([aLine('kg', 6)], { products: [good('kg', 1000, { increments: step })] }))).toEqual({
    kg: 6000,
  });
  const dozens = { step: units(12), minimum: units(0) };
  const cart = cartOf([aLine('p', 12)], { products: [good('p', 100, { increments: dozens })] });
  expect(totals(cart)).toEqual({ p: 800 });
});

test('coupons see what is left, and leave rewarded lines out if they are not for better prices', () => {
  const { lines } = cartOf([aLine('p', 3), aLine('q', 1)], {
    products: [good('p', 1000), good('q', 1, { promotions: [] })],
  });
  expect(cartGoodsForCoupons(lines)).toMatchObject([
    { productId: 'p', total: 2000, hasPolicy: true },
    { productId: 'q', total: 1, hasPolicy: false },
  ]);
});

describe('the payment method', () => {
  const varied = (basisPoints: number) => {
    const offer = withVariance({ normal: centavos(999), tiers: [], multiple: ONE }, basisPoints);
    return cartOf([aLine('p', 5)], { products: [good('p', 0, { offer })], promotions: [half] });
  };
  const half = aPromotion({
    condition: { scope: EVERYTHING, units: 1 },
    reward: { ...FREE_UNIT, basisPoints: 5_000 },
  });

  test('changes the price of rewarded units like all prices, and not which are rewarded', () => {
    // 9,99 - 3,33 % is 9,66, of which half is 4,83.
    const { price } = varied(-333).lines[0] ?? {};
    expect(price).toMatchObject({
      unit: 966,
      total: 3 * 966 + 2 * 483,
      beforePayment: { unit: 999, total: 3 * 999 + 2 * 500 },
      promotions: [{ quantity: units(2), saved: 2 * 499, discount: 2 * 483 }],
    });
    const { lines } = varied(-333);
    expect(cartSums(lines)).toMatchObject({ subtotal: 3997, payment: 3864 - 3997, total: 3864 });
  });

  test('is shown with the effect that it then has', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3_000, max: 3_000 }), (basisPoints) => {
        const base = varied(0);
        const effect = paymentEffect(base.lines, basisPoints);
        expect(base.subtotal + effect).toBe(varied(basisPoints).subtotal);
      }),
    );
  });
});

describe('a gift', () => {
  const promotions = [
    aPromotion({
      condition: { scope: EVERYTHING, minimum: centavos(5_000) },
      reward: { kind: 'gift', productId: 'g', units: 1 },
      limits: { perOrder: 1 },
    }),
  ];
  const gift = (more: Partial<SellableProduct> = {}) => good('g', 1290, { name: 'Sacola', ...more });

  test('appears with the minimum and goes below it, and costs nothing', () => {
    const shop = { products: [good('p', 2_500)], promotions, gifts: [gift()] };
    const [below, at] = [1, 2].map((quantity) => cartOf([aLine('p', quantity)], shop));
    expect(below?.gifts).toBeUndefined();
    expect(below?.nextSteps).toMatchObject([{ giftName: 'Sacola', step: { kind: 'value', missing: 2_500 } }]);
    expect(at).toMatchObject({
      subtotal: 5_000,
      saved: 0,
      gifts: [{ product: { id: 'g', name: 'Sacola' }, quantity: ONE, worth: 1290 }],
    });
    expect(at?.nextSteps).toBeUndefined();
    expect(at && broughtBy(at)).toEqual([
      { productId: 'p', quantity: units(2) },
      { productId: 'g', quantity: ONE },
    ]);
  });

  test.each([
    ['out of stock', { stock: units(0) }],
    ['no longer sold', { active: false }],
    ['for adults', { adultsOnly: true }],
  ])('that is %s is missing, and stops nothing', (_, more) => {
    const cart = cartOf([aLine('p', 2)], { products: [good('p', 2_500)], promotions, gifts: [gift(more)] });
    expect(cart.gifts).toMatchObject([{ product: { id: 'g' }, missing: true }]);
    expect(givenGifts(cart)).toEqual([]);
    expect(cart.notices).toEqual([]);
  });

  test('is not given of the stock that the cart’s own lines need, alone or in combos', () => {
    const last = gift({ stock: units(2) });
    const shop = { products: [good('p', 2_500), last], promotions, gifts: [last] };
    const missing = (lines: readonly CartLine[], more: Partial<Shop> = {}) =>
      cartOf(lines, { ...shop, ...more }).gifts?.[0]?.missing;
    expect(missing([aLine('p', 2), aLine('g', 1)])).toBeUndefined();
    expect(missing([aLine('p', 2), aLine('g', 2)])).toBe(true);
    const combos = new Map([
      [
        'c',
        aCombo('c', [
          [last, 1],
          [good('q', 1), 1],
        ]),
      ],
    ]);
    expect(missing([aLine('p', 2), aLine('g', 1), aLine('c', 1, { combo: true })], { combos })).toBe(true);
  });
});

const catalogue = ['p', 'q', 'r', 's'].map((id, index) =>
  good(id, [1000, 999, 333, 5][index] ?? 1, {
    promotions: [
      { id: 'a', counts: index !== 3, rewarded: index !== 2 },
      { id: 'b', counts: true, rewarded: index < 2 },
    ],
  }),
);
const competing = [
  aPromotion(),
  aPromotion({
    id: 'b',
    condition: { scope: EVERYTHING, units: 1 },
    reward: { ...FREE_UNIT, scope: EVERYTHING, basisPoints: 3_333 },
  }),
];
const wishes = fc.array(
  fc.record({ productId: fc.constantFrom('p', 'q', 'r', 's'), count: fc.integer({ min: 1, max: 9 }) }),
  { maxLength: 8 },
);
const lineOf = ({ productId, count }: { readonly productId: string; readonly count: number }) =>
  aLine(productId, count);

test('neither the order of the lines nor how a quantity is split over them changes anything', () => {
  fc.assert(
    fc.property(wishes, fc.infiniteStream(fc.nat()), (wanted, numbers) => {
      const once = cartOf(wanted.map(lineOf), { products: catalogue, promotions: competing });
      const ones = wanted.flatMap(({ productId, count }) =>
        Array.from({ length: count }, () => ({ productId, count: 1 })),
      );
      const shuffled = ones
        .map((wish) => ({ wish, at: numbers.next().value ?? 0 }))
        .sort((a, b) => a.at - b.at)
        .map(({ wish }) => lineOf(wish));
      const split = cartOf(shuffled, { products: catalogue, promotions: competing });
      expect(totals(split)).toEqual(totals(once));
      expect({ subtotal: split.subtotal, saved: split.saved }).toEqual({
        subtotal: once.subtotal,
        saved: once.saved,
      });
    }),
  );
});

test('no line costs less than nothing, and the lines add up to the total', () => {
  const variance = fc.integer({ min: -9_999, max: 9_999 });
  fc.assert(
    fc.property(wishes, variance, (wanted, basisPoints) => {
      const products = catalogue.map((each) => ({ ...each, offer: withVariance(each.offer, basisPoints) }));
      const cart = cartOf(wanted.map(lineOf), { products, promotions: competing });
      const before = priceCart(wanted.map(lineOf), byId(products), rules);
      let sum = 0;
      for (const { quantity, price } of cart.lines) {
        const off = (price.promotions ?? []).reduce((so, { discount }) => so + discount, 0);
        expect(price.total).toBe(lineTotal(price.unit, quantity) - off);
        expect(price.total).toBeGreaterThanOrEqual(0);
        expect(price.beforePayment?.total ?? 0).toBeGreaterThanOrEqual(0);
        sum += price.total;
      }
      expect(cart.subtotal).toBe(sum);
      expect(cart.subtotal).toBeLessThanOrEqual(before.subtotal);
      const saved = cart.lines.reduce(
        (so, { price }) => so + (price.promotions ?? []).reduce((of, one) => of + one.saved, 0),
        0,
      );
      const full = cart.lines.reduce(
        (so, { quantity, price }) => so + times(price.beforePayment?.unit ?? price.unit, quantity),
        0,
      );
      expect(cartSums(cart.lines).subtotal).toBe(full - saved);
    }),
  );
});
