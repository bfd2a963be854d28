import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { NONE, ONE, thousandths } from '#kernel/quantity.ts';
import { rewardedPrice } from '../../domain/pricing/rewarded-price.ts';
import { type LineProduct, quantityOf, withGiftWrap, withLineAgain, withQuantity } from './change-lines.ts';

const rules = { multiplesDisabled: false };
const product = (id: string, normal = 1000): LineProduct => ({
  id,
  sku: id,
  slug: id,
  name: id,
  brand: '',
  unit: 'UN',
  ground: 1,
  increments: { step: ONE, minimum: NONE },
  offer: {
    normal: centavos(normal),
    tiers: [{ from: thousandths(3000), price: centavos(800) }],
    multiple: ONE,
  },
});

test('a new product goes to the end, a known one keeps its place, and 0 takes it out', () => {
  let lines = withQuantity([], product('a'), ONE, rules);
  lines = withQuantity(lines, product('b'), ONE, rules);
  lines = withQuantity(lines, product('a'), thousandths(2000), rules);
  expect(lines.map((line) => [line.product.id, line.quantity])).toEqual([
    ['a', 2000],
    ['b', 1000],
  ]);
  expect(withQuantity(lines, product('a'), NONE, rules).map((line) => line.product.id)).toEqual(['b']);
  expect(quantityOf(lines, 'c')).toBe(NONE);
});

test('the price shown at once is the one the server will charge', () => {
  const [line] = withQuantity([], product('a'), thousandths(3000), rules);
  expect(line?.price).toMatchObject({ unit: 800, reason: 'progressive', total: 2400, saved: 600 });
});

test('where prices are hidden none is made up', () => {
  const { offer: _, ...hidden } = product('a');
  expect(withQuantity([], hidden, ONE, rules)[0]).not.toHaveProperty('price');
});

test('what was taken out comes back as it was and where it was, unless it is there again', () => {
  const wrapped = ['a', 'b', 'c'].reduce<ReturnType<typeof withQuantity>>(
    (all, id) => withQuantity(all, { ...product(id), giftWrapPrice: centavos(500) }, ONE, rules),
    [],
  );
  const lines = withGiftWrap(wrapped, 'b', true, rules);
  const [, line] = lines;
  if (line === undefined) throw new Error('there are three');
  const without = withQuantity(lines, line.product, NONE, rules);
  expect(withLineAgain(without, line, 1)).toEqual(lines);
  expect(withLineAgain([], line, 1)).toEqual([line]);
  const again = withQuantity(without, product('b'), thousandths(4000), rules);
  expect(withLineAgain(again, line, 1)).toBe(again);
});

describe('what a promotion took off, until the server has decided again', () => {
  const reward = {
    id: 'p',
    label: 'Leve 3, pague 2',
    quantity: ONE,
    perUse: 1,
    basisPoints: 10_000,
    saved: centavos(1000),
    discount: centavos(1000),
  };
  const [bought] = withQuantity([], product('a'), thousandths(2000), rules);
  if (bought?.price === undefined) throw new Error('there is one, with a price');
  const lines = [{ ...bought, price: rewardedPrice(bought.price, [reward]) }];
  const priceOf = (quantity: number, of = lines) =>
    withQuantity(of, product('a'), thousandths(quantity), rules)[0]?.price;

  test('stays where as much is bought at the same price', () => {
    expect(lines[0]?.price).toMatchObject({ unit: 1000, total: 1000, saved: 1000 });
    expect(priceOf(2500)).toMatchObject({ total: 1500, promotions: [reward] });
  });

  test('goes where less is bought, or at another price', () => {
    expect(priceOf(1000)).toMatchObject({ total: 1000 });
    expect(priceOf(1000)).not.toHaveProperty('promotions');
    expect(priceOf(3000)).toMatchObject({ unit: 800, total: 2400 });
    expect(priceOf(3000)).not.toHaveProperty('promotions');
  });

  test('stays with a gift wrap', () => {
    const wrappable = lines.map((line) => ({
      ...line,
      product: { ...line.product, giftWrapPrice: centavos(500) },
    }));
    expect(withGiftWrap(wrappable, 'a', true, rules)[0]?.price).toMatchObject({ total: 1500 });
  });
});
