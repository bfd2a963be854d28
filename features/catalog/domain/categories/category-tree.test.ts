import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categorySlug, parentFault, pathBelow, placedBefore } from './category-tree.ts';

test.each([
  ['', 'Café & Chá', 'cafe-cha'],
  ['Bebidas Quentes', 'Café', 'bebidas-quentes'],
  ['///', 'Café', 'cafe'],
  ['', '???', 'outros'],
  ['', `${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('the address of %j, %j is %j', (wish, name, slug) => {
  expect(categorySlug(wish, name)).toBe(slug);
});

test('a subcategory’s path begins with its parent’s', () => {
  expect(pathBelow(undefined, 'cafes')).toBe('cafes');
  expect(pathBelow('bebidas', 'cafes')).toBe('bebidas/cafes');
});

describe('a category stands below another one', () => {
  const tree = [{ id: 'drinks' }, { id: 'coffee', parentId: 'drinks' }, { id: 'home' }];
  test.each([
    ['home', undefined, undefined],
    ['home', 'coffee', undefined],
    ['drinks', 'home', undefined],
    ['nothing', 'home', 'parent-not-found'],
    ['coffee', 'home', 'category-too-deep'],
    ['coffee', undefined, 'category-too-deep'],
    ['home', 'home', 'category-too-deep'],
    ['home', 'drinks', 'category-too-deep'],
  ])('%s, %s: %s', (parentId, id, fault) => {
    expect(parentFault(tree, parentId, id)).toBe(fault);
  });
});

describe('an order', () => {
  test.each([
    [['a', 'b', 'c'], 'c', 'a', ['c', 'a', 'b']],
    [['a', 'b', 'c'], 'a', undefined, ['b', 'c', 'a']],
    [['a', 'b'], 'new', 'b', ['a', 'new', 'b']],
    [['a', 'b'], 'a', 'a', ['b', 'a']],
    [['a', 'b'], 'a', 'gone', ['b', 'a']],
  ])('%j, %s before %s: %j', (siblings, id, beforeId, order) => {
    expect(placedBefore(siblings, id, beforeId)).toEqual(order);
  });

  test('has every sibling once, and leaves the others in theirs', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1 });
    fc.assert(
      fc.property(ids, fc.nat(), fc.nat(), (siblings, one, two) => {
        const id = siblings[one % siblings.length] ?? '';
        const order = placedBefore(siblings, id, siblings[two % siblings.length]);
        expect(order.toSorted()).toEqual(siblings.toSorted());
        expect(order.filter((each) => each !== id)).toEqual(siblings.filter((each) => each !== id));
      }),
    );
  });
});
