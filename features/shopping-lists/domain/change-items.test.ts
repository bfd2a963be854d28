import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { NONE, thousandths } from '#kernel/quantity.ts';
import { addItem, changeItems, type ItemChange, settleChanges } from './change-items.ts';
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

describe('a change that comes late', () => {
  const late = (productId: string, units: number, ...known: number[]): ItemChange => ({
    ...change(productId, units),
    known: known.map((each) => thousandths(each * 1000)),
  });
  test.each([
    ['is made where nobody else changed the product', late('arroz', 5, 2), 5, false],
    ['is made where the list has what was sent before', late('arroz', 5, 1, 2), 5, false],
    ['is no conflict where it has arrived already', late('arroz', 2, 1), 2, false],
    ['takes out what nobody else changed', late('arroz', 0, 2), 0, false],
    ['keeps what somebody else wants more of', late('arroz', 1, 3), 2, true],
    ['keeps what is taken out and was changed elsewhere', late('arroz', 0, 3), 2, true],
    ['stands where somebody else wants less', late('arroz', 4, 3), 4, true],
    ['puts back what somebody else took out', late('sal', 4, 3), 4, true],
    ['without what it knows is made as it is', change('arroz', 1), 1, false],
  ])('%s', (_, one, units, isConflict) => {
    const { productId } = one;
    const agreed = thousandths(units * 1000);
    expect(settleChanges(list, [one])).toEqual({
      changes: [{ ...one, quantity: agreed }],
      conflicts: isConflict ? [{ productId, agreed }] : [],
    });
  });

  test('made again it changes nothing, and never leaves less than either wanted', () => {
    const units = fc.nat(5).map((each) => thousandths(each * 1000));
    fc.assert(
      fc.property(units, units, units, (before, mine, theirs) => {
        const items = theirs === 0 ? [] : [{ productId: 'a', quantity: theirs, place: 0 }];
        const one = { productId: 'a', quantity: mine, known: [before] };
        const { changes, conflicts } = settleChanges(items, [one]);
        const after = itemsAfter(changeItems(items, changes));
        const quantity = after[0]?.quantity ?? NONE;
        expect(quantity).toBe(theirs === before ? mine : Math.max(mine, theirs));
        expect(conflicts.length > 0).toBe(theirs !== before && theirs !== mine);
        const again = settleChanges(after, [{ ...one, known: [before, quantity] }]);
        expect(again.conflicts).toEqual([]);
      }),
    );
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
