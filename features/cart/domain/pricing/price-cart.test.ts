import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { centavos, times } from '#kernel/money.ts';
import { LARGEST_QUANTITY, ONE, thousandths } from '#kernel/quantity.ts';
import { withoutPrices } from '../shown-cart.ts';
import { aLine, aProduct, units } from '../testing/a-product.ts';
import { LARGEST_LINE_TOTAL } from './cart-totals.ts';
import { linePrice, priceCart } from './price-cart.ts';

const rules = { multiplesDisabled: false };
const shelf = (...products: ReturnType<typeof aProduct>[]) =>
  new Map(products.map((product) => [product.id, product]));

test('a cart costs the sum of its lines, each rounded half up to the centavo', () => {
  const kilo = aProduct({
    id: 'kg',
    offer: { normal: centavos(1099), tiers: [], multiple: ONE },
    increments: { step: units(0.05), minimum: units(0) },
  });
  const cart = priceCart([aLine('kg', 0.35), aLine('un', 2)], shelf(kilo, aProduct({ id: 'un' })), rules);
  expect(cart.lines.map((line) => line.price.total)).toEqual([385, 2000]);
  expect(cart.subtotal).toBe(2385);
  expect(cart.notices).toEqual([]);
});

test('a line says why its price is what it is, what it saves, and what the next tier asks', () => {
  const offer = {
    normal: centavos(1000),
    tiers: [
      { from: units(10), price: centavos(890) },
      { from: units(20), price: centavos(800) },
    ],
    multiple: ONE,
  };
  const product = aProduct({ id: 'a', offer });
  expect(linePrice(product, units(4), rules)).toEqual({
    unit: 1000,
    reason: 'normal',
    total: 4000,
    saved: 0,
    nextTier: { add: units(6), reach: units(10), price: 890 },
  });
  expect(linePrice(product, units(10), rules)).toMatchObject({
    unit: 890,
    reason: 'progressive',
    saved: 1100,
  });
});

test('what can no longer be bought is reported and not charged', () => {
  const gone = aProduct({ id: 'inactive', active: false });
  const empty = aProduct({ id: 'empty', stock: units(0) });
  const cart = priceCart(
    [aLine('absent', 1), aLine('inactive', 1), aLine('empty', 1)],
    shelf(gone, empty),
    rules,
  );
  expect(cart).toMatchObject({ lines: [], subtotal: 0 });
  expect(cart.notices).toEqual([
    { kind: 'gone', productId: 'absent' },
    { kind: 'gone', productId: 'inactive' },
    { kind: 'out-of-stock', productId: 'empty', name: 'Produto empty' },
  ]);
});

test.each([
  ['less-stock', { stock: units(3) }, 5, 3],
  ['over-maximum', { increments: { step: ONE, minimum: units(0), maximum: units(4) } }, 5, 4],
  ['below-minimum', { increments: { step: ONE, minimum: units(6) } }, 5, 6],
  ['off-step', { increments: { step: units(2), minimum: units(0) } }, 5, 6],
] as const)('%s changes the quantity and is reported', (kind, product, from, to) => {
  const cart = priceCart([aLine('a', from)], shelf(aProduct({ id: 'a', ...product })), rules);
  expect(cart.lines[0]?.quantity).toBe(units(to));
  expect(cart.notices).toEqual([
    { kind, productId: 'a', name: 'Produto a', from: units(from), to: units(to) },
  ]);
});

test('a price that is not the one last seen is reported', () => {
  const seen = { seenPrice: centavos(900) };
  const { notices } = priceCart([aLine('a', 1, seen)], shelf(aProduct({ id: 'a' })), rules);
  expect(notices).toEqual([
    { kind: 'price-changed', productId: 'a', name: 'Produto a', from: 900, to: 1000 },
  ]);
});

test('splitting a product over many lines does not pass its maximum', () => {
  const product = aProduct({ id: 'a', increments: { step: ONE, minimum: units(0), maximum: units(4) } });
  const { lines } = priceCart([aLine('a', 3), aLine('a', 3)], shelf(product), rules);
  expect(lines).toMatchObject([{ quantity: units(4) }]);
});

test('no line is so dear that its cart cannot be added up', () => {
  const machine = (id: string) =>
    aProduct({ id, offer: { normal: centavos(900_000_000), tiers: [], multiple: ONE } });
  const ids = Array.from({ length: 500 }, (_, index) => `m${index}`);
  const wished = ids.map((id) => aLine(id, 1, { quantity: LARGEST_QUANTITY }));
  const cart = priceCart(wished, shelf(...ids.map(machine)), rules);
  expect(cart.lines[0]?.price.total).toBeLessThanOrEqual(LARGEST_LINE_TOTAL);
  expect(Number.isSafeInteger(cart.subtotal)).toBe(true);
});

test('no figure is left in a cart without prices', () => {
  const cart = priceCart(
    [aLine('a', 2, { seenPrice: centavos(777) })],
    shelf(
      aProduct({
        id: 'a',
        giftWrapPrice: centavos(555),
        offer: { normal: centavos(1234), tiers: [], multiple: ONE },
      }),
    ),
    rules,
  );
  expect(JSON.stringify(withoutPrices(cart))).not.toMatch(/555|777|1234|2468/);
  expect(withoutPrices(cart).lines).toHaveLength(1);
});

test('the subtotal is the sum of unit price × quantity, and never below zero', () => {
  const products = fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 500_000 }),
      tier: fc.integer({ min: 0, max: 500_000 }),
      step: fc.integer({ min: 1, max: 3000 }),
      minimum: fc.integer({ min: 0, max: 5000 }),
      wanted: fc.integer({ min: 0, max: 50_000 }),
      stock: fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: undefined }),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(products, (rows) => {
      const all = rows.map(({ price, tier, step, minimum, stock }, index) =>
        aProduct({
          id: String(index),
          offer: {
            normal: centavos(price),
            tiers: [{ from: units(5), price: centavos(tier) }],
            multiple: ONE,
          },
          increments: { step: thousandths(step), minimum: thousandths(minimum) },
          ...defined({ stock: stock === undefined ? undefined : thousandths(stock) }),
        }),
      );
      const wished = rows.map(({ wanted }, index) => ({
        productId: String(index),
        quantity: thousandths(wanted),
        giftWrap: false,
      }));
      const cart = priceCart(wished, shelf(...all), rules);
      const sum = cart.lines.reduce((total, line) => total + times(line.price.unit, line.quantity), 0);
      expect(cart.subtotal).toBe(sum);
      expect(cart.subtotal).toBeGreaterThanOrEqual(0);
      for (const { product, quantity } of cart.lines) {
        expect(quantity % product.increments.step).toBe(0);
        expect(quantity).toBeLessThanOrEqual(product.stock ?? LARGEST_QUANTITY);
      }
    }),
  );
});

describe('wrapping as a present', () => {
  const wrapped = aProduct({ id: 'a', giftWrapPrice: centavos(490) });
  const priced = (product: ReturnType<typeof aProduct>, giftWrap: boolean) =>
    priceCart([aLine('a', 3, { giftWrap })], shelf(product), rules);

  test('costs once a line, however much it holds, and is no saving', () => {
    const cart = priced(wrapped, true);
    expect(cart.lines[0]).toMatchObject({ giftWrap: true, price: { total: 3490, giftWrap: 490, saved: 0 } });
    expect(cart.subtotal).toBe(3490);
  });

  test('costs nothing where it was not wished', () => {
    const [line] = priced(wrapped, false).lines;
    expect(line).toMatchObject({ giftWrap: false, price: { total: 3000 } });
    expect(line?.price).not.toHaveProperty('giftWrap');
  });

  test('is not done where the shop does not wrap it, whatever was wished', () => {
    const [line] = priced(aProduct({ id: 'a' }), true).lines;
    expect(line).toMatchObject({ giftWrap: false, price: { total: 3000 } });
  });

  test('may be free', () => {
    const [line] = priced(aProduct({ id: 'a', giftWrapPrice: centavos(0) }), true).lines;
    expect(line).toMatchObject({ giftWrap: true, price: { total: 3000, giftWrap: 0 } });
  });
});
