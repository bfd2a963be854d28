/** Combos among the lines of a cart. Spec 3, cart item; 7, promotional combo. Reliability M23. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SellableProduct } from '#features/catalog/domain/sellable-product.ts';
import type { PricedCombo } from '#features/promotions/domain/combo.ts';
import { defined } from '#kernel/defined.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import { LARGEST_QUANTITY, ONE, thousandths } from '#kernel/quantity.ts';
import { asSeen, type CartLine } from '../cart.ts';
import { combineLines } from '../combine-lines.ts';
import { mergeCarts } from '../merge/merge-carts.ts';
import { rebaseLines } from '../merge/rebase-lines.ts';
import { withoutPrices } from '../shown-cart.ts';
import { aCombo } from '../testing/a-combo.ts';
import { aLine, aProduct, units } from '../testing/a-product.ts';
import { cartGoodsForCoupons } from './cart-coupon-goods.ts';
import { otherWays } from './line-notices.ts';
import { priceCart } from './price-cart.ts';

const rules = { multiplesDisabled: false };
const byId = <T extends { readonly id: string }>(things: readonly T[]) =>
  new Map(things.map((thing) => [thing.id, thing]));
const price = (
  lines: readonly CartLine[],
  products: readonly SellableProduct[],
  combos: readonly PricedCombo[],
) => priceCart(lines, byId(products), rules, byId(combos));
const ofCombo = (id: string, quantity: number, more: Partial<CartLine> = {}) =>
  aLine(id, quantity, { combo: true, ...more });

const pasta = (stock?: number) =>
  aProduct({ id: 'pasta', ...defined({ stock: stock === undefined ? undefined : units(stock) }) });
const sauce = aProduct({ id: 'sauce', offer: { normal: centavos(505), tiers: [], multiple: ONE } });

test('a line of combos costs its price as often as it holds one, whatever its products cost alone', () => {
  const dinner = aCombo(
    'dinner',
    [
      [pasta(), 2],
      [sauce, 1],
    ],
    { price: centavos(1999) },
  );
  const cart = price([ofCombo('dinner', 3), aLine('sauce', 1)], [sauce], [dinner]);
  expect(cart.notices).toEqual([]);
  expect(cart.lines[0]).toMatchObject({
    product: { id: 'dinner', name: 'Combo dinner', offer: { normal: 2505 } },
    quantity: units(3),
    price: { unit: 1999, reason: 'combo', total: 5997, saved: 1518 },
  });
  expect(cart.lines[0]?.product.combo?.parts).toMatchObject([
    { productId: 'pasta', quantity: units(2), alone: 2000 },
    { productId: 'sauce', quantity: units(1), alone: 505 },
  ]);
  expect(cart).toMatchObject({ subtotal: 5997 + 505, saved: 1518 });
});

test('no tier counts what is in a combo', () => {
  const offer = { normal: centavos(1000), tiers: [{ from: units(3), price: centavos(1) }], multiple: ONE };
  const tiered = aProduct({ id: 'tiered', offer });
  const both = aCombo(
    'both',
    [
      [tiered, 2],
      [sauce, 1],
    ],
    { price: centavos(2000) },
  );
  const { lines } = price([ofCombo('both', 2), aLine('tiered', 1)], [tiered], [both]);
  expect(lines.map((line) => line.price.unit)).toEqual([2000, 1000]);
});

test.each([
  ['no more than may be ordered', 5, { most: 3 }, 'over-maximum', 3],
  ['a fraction becomes the nearest number', 1.5, {}, 'off-step', 2],
  ['a whole one at least', 0.2, {}, 'below-minimum', 1],
] as const)('combos are counted in whole numbers: %s', (_, from, more, kind, to) => {
  const dinner = aCombo(
    'dinner',
    [
      [pasta(), 1],
      [sauce, 1],
    ],
    more,
  );
  const cart = price([ofCombo('dinner', from)], [], [dinner]);
  expect(cart.lines).toMatchObject([{ quantity: units(to) }]);
  expect(cart.notices).toEqual([
    { kind, productId: 'dinner', name: 'Combo dinner', from: units(from), to: units(to) },
  ]);
});

test('one that ended is gone, one that is sold out is named', () => {
  const dinner = aCombo(
    'dinner',
    [
      [pasta(), 1],
      [sauce, 1],
    ],
    { most: 0 },
  );
  const cart = price([ofCombo('ended', 1), ofCombo('dinner', 1)], [], [dinner]);
  expect(cart).toMatchObject({ lines: [], subtotal: 0 });
  expect(cart.notices).toEqual([
    { kind: 'gone', productId: 'ended', combo: true },
    { kind: 'out-of-stock', productId: 'dinner', name: 'Combo dinner' },
  ]);
});

test('a combo’s id is no product’s, nor the other way round', () => {
  const dinner = aCombo('dinner', [
    [pasta(), 1],
    [sauce, 1],
  ]);
  const cart = price([aLine('dinner', 1), ofCombo('sauce', 1)], [sauce], [dinner]);
  expect(cart.lines).toEqual([]);
  expect(cart.notices.map(({ kind }) => kind)).toEqual(['gone', 'gone']);
});

test('another price than the one that was seen is reported; wrapping is not for combos', () => {
  const dinner = aCombo(
    'dinner',
    [
      [pasta(), 1],
      [sauce, 1],
    ],
    { price: centavos(1200) },
  );
  const seen = ofCombo('dinner', 1, { seenPrice: centavos(1100), giftWrap: true });
  const cart = price([seen], [], [dinner]);
  expect(cart.notices).toMatchObject([{ kind: 'price-changed', from: 1100, to: 1200 }]);
  expect(cart.lines.map(asSeen)).toEqual([ofCombo('dinner', 1, { seenPrice: centavos(1200) })]);
});

describe('a product’s stock is shared by its line and its combos, in the order of the cart', () => {
  const shelf = pasta(7);
  const dinner = aCombo('dinner', [
    [shelf, 2],
    [sauce, 1],
  ]);
  const feast = aCombo('feast', [
    [shelf, 3],
    [sauce, 1],
  ]);
  test.each<[string, CartLine[], Record<string, number>, string[]]>([
    ['the combo first', [ofCombo('dinner', 3), aLine('pasta', 5)], { dinner: 3, pasta: 1 }, ['less-stock']],
    ['the line first', [aLine('pasta', 5), ofCombo('dinner', 3)], { pasta: 5, dinner: 1 }, ['less-stock']],
    ['all is taken', [aLine('pasta', 7), ofCombo('dinner', 1)], { pasta: 7 }, ['out-of-stock']],
    ['too little is left', [aLine('pasta', 6), ofCombo('dinner', 1)], { pasta: 6 }, ['out-of-stock']],
    ['two combos', [ofCombo('dinner', 2), ofCombo('feast', 1)], { dinner: 2, feast: 1 }, []],
    ['two, one too many', [ofCombo('feast', 2), ofCombo('dinner', 1)], { feast: 2 }, ['out-of-stock']],
    ['there is enough', [ofCombo('dinner', 2), aLine('pasta', 3)], { dinner: 2, pasta: 3 }, []],
    ['the rest of one', [ofCombo('dinner', 9), aLine('sauce', 4)], { dinner: 3, sauce: 4 }, ['less-stock']],
  ])('%s', (_, lines, had, notices) => {
    const cart = price(lines, [shelf, sauce], [dinner, feast]);
    expect(Object.fromEntries(cart.lines.map((line) => [line.product.id, line.quantity / 1000]))).toEqual(
      had,
    );
    expect(cart.notices.map(({ kind }) => kind)).toEqual(notices);
  });

  test('the stock that is shown is the product’s own', () => {
    const { lines } = price([ofCombo('dinner', 2), aLine('pasta', 1)], [shelf], [dinner]);
    expect(lines[1]?.product.stock).toBe(units(7));
  });
});

const aShelf = fc.record({
  stocks: fc.array(fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: undefined }), {
    minLength: 3,
    maxLength: 3,
  }),
  prices: fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 3, maxLength: 3 }),
  combos: fc.array(
    fc.record({
      quantities: fc.uniqueArray(fc.tuple(fc.nat({ max: 2 }), fc.integer({ min: 1, max: 6000 })), {
        selector: ([place]) => place,
        minLength: 2,
        maxLength: 3,
      }),
      price: fc.nat({ max: 100_000 }),
    }),
    { maxLength: 3 },
  ),
  lines: fc.array(
    fc.record({
      combo: fc.boolean(),
      place: fc.nat({ max: 2 }),
      quantity: fc.integer({ min: 0, max: 40_000 }).map(thousandths),
    }),
    { maxLength: 8 },
  ),
});

test('however lines and combos of one product are ordered, no more leaves the shelf than there is; totals add up', () => {
  fc.assert(
    fc.property(aShelf, ({ stocks, prices, combos, lines }) => {
      const products = stocks.map((stock, index) =>
        aProduct({
          id: `p${index}`,
          offer: { normal: centavos(prices[index] ?? 0), tiers: [], multiple: ONE },
          increments: { step: thousandths(50), minimum: thousandths(0) },
          ...defined({ stock: stock === undefined ? undefined : thousandths(stock) }),
        }),
      );
      const offered = combos.map((combo, index) =>
        aCombo(
          `c${index}`,
          combo.quantities.map(([of, quantity]) => [
            products[of] ?? aProduct({ id: 'none' }),
            quantity / 1000,
          ]),
          { price: centavos(combo.price) },
        ),
      );
      const wished = lines.map(
        ({ combo, place, quantity }): CartLine => ({
          ...(combo ? { productId: `c${place}`, combo } : { productId: `p${place}` }),
          quantity,
          giftWrap: false,
        }),
      );
      const cart = price(wished, products, offered);
      const taken = new Map<string, number>();
      const take = (id: string, amount: number) => taken.set(id, (taken.get(id) ?? 0) + amount);
      for (const { product, quantity } of cart.lines) {
        if (product.combo === undefined) take(product.id, quantity);
        else expect(quantity % 1000).toBe(0);
        for (const part of product.combo?.parts ?? [])
          take(part.productId, (part.quantity * quantity) / 1000);
      }
      for (const { id, stock } of products)
        expect(taken.get(id) ?? 0).toBeLessThanOrEqual(stock ?? Number.POSITIVE_INFINITY);
      expect(cart.subtotal).toBe(cart.lines.reduce((sum, line) => sum + line.price.total, 0));
      for (const line of cart.lines.filter(({ product }) => product.combo !== undefined))
        expect(line.price.total).toBe((line.price.unit * line.quantity) / 1000);
      // Pricing the result again changes nothing and gives no notices.
      const again = price(cart.lines.map(asSeen), products, offered);
      expect(again.notices).toEqual([]);
      expect(again.lines).toEqual(cart.lines);
    }),
  );
});

test('a cart of the dearest combos can be added up', () => {
  const machine = aProduct({ id: 'm', offer: { normal: centavos(900_000_000), tiers: [], multiple: ONE } });
  const dear = aCombo(
    'dear',
    [
      [machine, 1],
      [sauce, 1],
    ],
    { price: centavos(1), most: 9999 },
  );
  const { lines, saved } = price([ofCombo('dear', 1, { quantity: LARGEST_QUANTITY })], [], [dear]);
  expect(lines).toHaveLength(1);
  expect(Number.isSafeInteger(saved)).toBe(true);
});

describe('what is done to carts knows a combo from a product', () => {
  test('adding up, merging and making changes again', () => {
    const [one, two] = [ofCombo('dinner', 1), ofCombo('dinner', 2)];
    expect(combineLines([one, aLine('pasta', 1), two])).toEqual([ofCombo('dinner', 3), aLine('pasta', 1)]);
    expect(mergeCarts([two], [one, ofCombo('feast', 1)])).toEqual([two, ofCombo('feast', 1)]);
    expect(mergeCarts([aLine('pasta', 1)], [one])).toEqual([aLine('pasta', 1), one]);
    const rebased = rebaseLines(({ productId }) => productId, [one], [two], [one, aLine('pasta', 1)]);
    expect(rebased).toEqual({ lines: [two, aLine('pasta', 1)], conflicts: [] });
  });

  test('coupons neither see it nor count it', () => {
    const dinner = aCombo('dinner', [
      [pasta(), 1],
      [sauce, 1],
    ]);
    const { lines } = price([ofCombo('dinner', 1), aLine('sauce', 2)], [sauce], [dinner]);
    expect(cartGoodsForCoupons(lines)).toMatchObject([{ productId: 'sauce', total: 1010 }]);
  });

  test('no figure of it is left in a cart without prices', () => {
    const dinner = aCombo(
      'dinner',
      [
        [pasta(), 7],
        [sauce, 3],
      ],
      { price: centavos(5432) },
    );
    const cart = price([ofCombo('dinner', 2, { seenPrice: centavos(777) })], [], [dinner]);
    const shown = withoutPrices(cart);
    expect(JSON.stringify(shown)).not.toMatch(/5432|7000,|"alone"|1515|8515|777|"price"|"offer"/);
    expect(shown.lines[0]?.product.combo?.parts).toMatchObject([
      { name: 'Produto pasta' },
      { quantity: 3000 },
    ]);
    expect(cart.subtotal).toBeGreaterThan(ZERO);
  });
});

test.each([
  [{}, { deliveryType: 'delivery', paymentMethodId: 'pix' }, undefined],
  [{ deliveryTypes: ['pickup'] }, {}, undefined],
  [{ deliveryTypes: ['pickup'] }, { deliveryType: 'delivery' }, 'pickup'],
  [{ deliveryTypes: ['delivery'] }, { deliveryType: 'pickup' }, 'delivery'],
  [{ paymentMethodIds: ['pix'] }, { deliveryType: 'pickup' }, undefined],
  [{ paymentMethodIds: ['pix'] }, { paymentMethodId: 'cash' }, 'other-payment'],
  [{ deliveryTypes: ['delivery'], paymentMethodIds: ['pix'] }, { paymentMethodId: 'cash' }, 'other-payment'],
] as const)('a combo with the limits %j, bought %j, is only sold %s', (limits, way, only) => {
  const dinner = {
    ...aCombo('dinner', [
      [pasta(), 1],
      [sauce, 1],
    ]),
    limits,
  };
  const cart = price([ofCombo('dinner', 1), aLine('sauce', 1)], [sauce], [dinner]);
  expect(cart.notices).toEqual([]);
  const notices = { kind: 'other-way', productId: 'dinner', name: 'Combo dinner', only };
  expect(otherWays(cart, byId([dinner]), way)).toEqual(only === undefined ? [] : [notices]);
});
