import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { NONE, thousandths } from '#kernel/quantity.ts';
import { type CartLine, MAX_LINES } from '../cart.ts';
import { combineLines } from '../combine-lines.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { aLine, aProduct, units } from '../testing/a-product.ts';
import { asMerged, largerQuantityNotices, mergeCarts } from './merge-carts.ts';

test("the visitor's lines join the client's, and a product in both keeps the larger quantity", () => {
  expect(mergeCarts([aLine('a', 2), aLine('b', 5)], [aLine('b', 1), aLine('a', 3), aLine('c', 1)])).toEqual([
    aLine('a', 3),
    aLine('b', 5),
    aLine('c', 1),
  ]);
});

test('who asked for wrapping gets it', () => {
  expect(mergeCarts([aLine('a', 1)], [aLine('a', 1, { giftWrap: true })])).toEqual([
    aLine('a', 1, { giftWrap: true }),
  ]);
});

const line = fc.record({
  productId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  quantity: fc.integer({ min: 0, max: 9000 }).map(thousandths),
  giftWrap: fc.boolean(),
});
const cart = fc.array(line).map((lines): CartLine[] => combineLines(lines));
const quantityOf = (lines: readonly CartLine[], id: string) =>
  lines.find((line) => line.productId === id)?.quantity ?? NONE;

test('no line is lost, and merging again changes nothing', () => {
  fc.assert(
    fc.property(cart, cart, (saved, visitors) => {
      const merged = mergeCarts(saved, visitors);
      for (const id of ['a', 'b', 'c', 'd', 'e']) {
        expect(quantityOf(merged, id)).toBe(Math.max(quantityOf(saved, id), quantityOf(visitors, id)));
      }
      expect(mergeCarts(merged, visitors)).toEqual(merged);
    }),
  );
});

test('a merged cart is still a cart', () => {
  const many = (letter: string) => Array.from({ length: 400 }, (_, index) => aLine(`${letter}${index}`, 1));
  expect(mergeCarts(many('a'), many('b'))).toHaveLength(MAX_LINES);
});

test('the lines of one product are added up, and those of 0 fall away', () => {
  expect(combineLines([aLine('a', 1), aLine('b', 0), aLine('a', 2)])).toEqual([aLine('a', 3)]);
});

const shelf = new Map(['a', 'b', 'c', 'd'].map((id) => [id, aProduct({ id, stock: units(6) })]));
const priced = (lines: readonly CartLine[]) => priceCart(lines, shelf, { multiplesDisabled: false });

test('of what was in both carts a notice says which quantity stayed, unless there is less of it', () => {
  const saved = [aLine('a', 2), aLine('b', 5), aLine('c', 3), aLine('d', 1)];
  const visitors = [aLine('a', 4), aLine('b', 1), aLine('c', 3), aLine('d', 9)];
  const { lines } = priced(mergeCarts(saved, visitors));
  expect(largerQuantityNotices(saved, visitors, lines)).toEqual([
    { kind: 'larger-kept', productId: 'a', name: 'Produto a', from: units(2), to: units(4) },
    { kind: 'larger-kept', productId: 'b', name: 'Produto b', from: units(1), to: units(5) },
  ]);
});

test('a merge shows no price, so that changed prices are still reported', () => {
  const merged = mergeCarts([aLine('a', 1, { seenPrice: centavos(900) })], [aLine('b', 1), aLine('d', 9)]);
  expect(asMerged(merged, priced(merged))).toEqual([
    aLine('a', 1, { seenPrice: centavos(900) }),
    aLine('b', 1),
    aLine('d', 6),
  ]);
});
