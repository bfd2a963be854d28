import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { thousandths } from '#kernel/quantity.ts';
import { addItem, changeItems, type ItemChange } from './change-items.ts';
import { type ListItem, MAX_PRODUCTS } from './shopping-list.ts';

const item = (productId: string, units: number, place: number): ListItem => ({
  productId,
  quantity: thousandths(units * 1000),
  place,
});
const change = (productId: string, units: number, place?: number): ItemChange => ({
  productId,
  quantity: thousandths(units * 1000),
  ...defined({ place }),
});
const list = [item('arroz', 2, 0), item('feijao', 1, 1), item('cafe', 3, 5)];

describe('a change names some products again', () => {
  test.each([
    ['nothing', [], list],
    ['another quantity', [change('feijao', 4)], [list[0], item('feijao', 4, 1), list[2]]],
    ['0 takes out', [change('arroz', 0)], list.slice(1)],
    ['0 of what is not there', [change('sal', 0)], list],
    ['a new one comes last', [change('sal', 1)], [...list, item('sal', 1, 6)]],
    ['two new ones', [change('sal', 1), change('alho', 2)], [...list, item('sal', 1, 6), item('alho', 2, 7)]],
    ['back to its place', [change('sal', 1, 1)], [list[0], item('feijao', 1, 1), item('sal', 1, 1), list[2]]],
    ['the last word counts', [change('sal', 1), change('sal', 9)], [...list, item('sal', 9, 6)]],
  ])('%s', (_, changes, after) => {
    expect(changeItems(list, changes)).toEqual({ ok: true, value: after });
  });

  test('up to as many products as a list takes', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => change(`p${index}`, 1));
    expect(changeItems([], many(MAX_PRODUCTS)).ok).toBe(true);
    expect(changeItems([], many(MAX_PRODUCTS + 1))).toEqual({
      ok: false,
      refusal: { code: 'too-many-products' },
    });
    // One product removed, one added.
    const full = changeItems([], many(MAX_PRODUCTS));
    const swap = [change('p0', 0), change('novo', 1)];
    expect(full.ok && changeItems(full.value, swap).ok).toBe(true);
  });
});

test.each([
  ['a new product', 'sal', 2, 2],
  ['more of one', 'arroz', 5, 5],
  ['less of one', 'cafe', 1, 3],
])('adding %s', (_, productId, units, expected) => {
  const added = addItem(list, item(productId, units, 99));
  expect(added.ok && added.value.find((each) => each.productId === productId)?.quantity).toBe(
    expected * 1000,
  );
});

const name = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const changes = fc.array(
  fc.record(
    { productId: name, quantity: fc.nat(5000).map(thousandths) },
    { requiredKeys: ['productId', 'quantity'] },
  ),
  { maxLength: 12 },
);
const itemsAfter = (result: ReturnType<typeof changeItems>): ListItem[] => (result.ok ? result.value : []);

test('one product is one item, none of nothing, in the order of their places', () => {
  fc.assert(
    fc.property(changes, changes, (first, second) => {
      const items = itemsAfter(changeItems(itemsAfter(changeItems([], first)), second));
      expect(new Set(items.map(({ productId }) => productId)).size).toBe(items.length);
      expect(items.every(({ quantity }) => quantity > 0)).toBe(true);
      const places = items.map(({ place }) => place);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }),
  );
});

test('saying the same again changes nothing, and adding again adds nothing', () => {
  fc.assert(
    fc.property(changes, changes, (before, said) => {
      const once = itemsAfter(changeItems(itemsAfter(changeItems([], before)), said));
      const unnamed = said.filter(({ quantity }) => quantity > 0);
      const last = new Map(unnamed.map((one) => [one.productId, one]));
      const again = itemsAfter(changeItems(once, once));
      expect(again).toEqual(once);
      for (const one of last.values()) {
        const added = itemsAfter(addItem(once, { ...one, quantity: thousandths(Math.max(1, one.quantity)) }));
        expect(itemsAfter(addItem(added, one))).toEqual(added);
        const there = once.find(({ productId }) => productId === one.productId)?.quantity ?? 0;
        expect(added.find(({ productId }) => productId === one.productId)?.quantity).toBeGreaterThanOrEqual(
          there,
        );
      }
    }),
  );
});
