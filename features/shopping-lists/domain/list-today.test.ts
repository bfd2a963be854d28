import { describe, expect, test } from 'vitest';
import { priceCart } from '#features/cart/domain/pricing/price-cart.ts';
import { aProduct, units } from '#features/cart/domain/testing/a-product.ts';
import { centavos } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import { withListLineAgain, withListQuantity, withoutProduct } from './edit-list.ts';
import { type ListLine, linesToday, listCartLines, noticesOf } from './list-today.ts';
import type { ListedProduct, ListItem } from './shopping-list.ts';

const rules = { multiplesDisabled: false };
const price = (reais: number) => ({ normal: centavos(reais * 100), tiers: [], multiple: ONE });
const rice = aProduct({ id: 'arroz', offer: price(5) });
const eggs = aProduct({ id: 'ovos', offer: price(10), stock: units(3) });
const shelf = new Map([rice, eggs].map((product) => [product.id, product]));
const label = (name: string): ListedProduct => ({ name, slug: name, unit: 'UN', ground: 1, available: true });
const labels = new Map(['arroz', 'ovos', 'mel'].map((name) => [name, label(name)]));
const items: ListItem[] = [
  { productId: 'mel', quantity: units(1), place: 0 },
  { productId: 'arroz', quantity: units(2), place: 1 },
  { productId: 'ovos', quantity: units(5), place: 4 },
];
const cart = priceCart(listCartLines(items), shelf, rules);
const today = linesToday(items, labels, cart);
const noticesFor = (lines: readonly ListLine[]) =>
  lines.map(({ productId, quantity, today: line, product, notices }) => [
    productId,
    quantity / 1000,
    product.available,
    line?.quantity,
    line?.price?.total,
    notices.map(({ kind }) => kind),
  ]);

test('each product stands in its place with what it would be today, also what can’t be had', () => {
  expect(noticesFor(today)).toEqual([
    ['mel', 1, false, undefined, undefined, ['gone']],
    ['arroz', 2, true, 2_000, 1_000, []],
    ['ovos', 5, true, 3_000, 3_000, ['less-stock']],
  ]);
});

test('of a cart’s notices only those of the list’s products are shown', () => {
  const [, ...without] = items;
  expect(noticesOf(without, cart).map(({ productId }) => productId)).toEqual(['ovos']);
  expect(noticesOf(items, cart)).toHaveLength(2);
});

describe('what a shopper changes is shown before the server answers', () => {
  test('a quantity, with its price, never more than there is', () => {
    const more = withListQuantity(withListQuantity(today, 'arroz', units(4), rules), 'ovos', units(7), rules);
    expect(noticesFor(more).slice(1)).toEqual([
      ['arroz', 4, true, 4_000, 2_000, []],
      ['ovos', 7, true, 3_000, 3_000, []],
    ]);
    expect(more[0]).toBe(today[0]);
  });

  test('a product that goes, and comes back where it was', () => {
    const gone = withoutProduct(today, 'arroz');
    expect(gone.map(({ productId }) => productId)).toEqual(['mel', 'ovos']);
    expect(withListLineAgain(gone, today[1] as ListLine)).toEqual(today);
    expect(withListLineAgain(today, today[1] as ListLine)).toEqual(today);
  });
});
