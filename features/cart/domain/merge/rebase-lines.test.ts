import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import type { CartLine } from '../cart.ts';
import { aLine } from '../testing/a-product.ts';
import { likelyBase, rebaseLines } from './rebase-lines.ts';

const rebase = (base: readonly CartLine[], mine: readonly CartLine[], theirs: readonly CartLine[]) =>
  rebaseLines(({ productId }) => productId, base, mine, theirs);

const base = [aLine('a', 1), aLine('b', 2)];

test.each([
  ['a line only they put in stays', base, [...base, aLine('c', 1)], [...base, aLine('c', 1)]],
  ['a line only I put in stays', [...base, aLine('c', 1)], base, [...base, aLine('c', 1)]],
  [
    'a line only they changed is theirs',
    base,
    [aLine('a', 9), aLine('b', 2)],
    [aLine('a', 9), aLine('b', 2)],
  ],
  ['a line only I changed is mine', [aLine('a', 9), aLine('b', 2)], base, [aLine('a', 9), aLine('b', 2)]],
  ['a line only they took out is out', base, [aLine('b', 2)], [aLine('b', 2)]],
  ['a line only I took out is out', [aLine('b', 2)], base, [aLine('b', 2)]],
  ['a line both took out is out', [aLine('b', 2)], [aLine('b', 2)], [aLine('b', 2)]],
  ['a line both changed alike is so', [aLine('a', 3)], [aLine('a', 3)], [aLine('a', 3)]],
])('%s, and nothing needs telling', (_, mine, theirs, lines) => {
  expect(rebase(base, mine, theirs)).toEqual({ lines, conflicts: [] });
});

test.each([
  ['both changed: the larger stays', [aLine('a', 5)], [aLine('a', 3)], 5],
  ['both changed: the larger stays, theirs too', [aLine('a', 3)], [aLine('a', 5)], 5],
  ['I took it out, they changed it', [], [aLine('a', 4)], 4],
  ['they took it out, I changed it', [aLine('a', 4)], [], 4],
])('%s, and it is reported', (_, mine, theirs, quantity) => {
  const rebased = rebase([aLine('a', 1)], mine, theirs);
  expect(rebased.lines).toEqual([aLine('a', quantity)]);
  expect(rebased.conflicts).toEqual([{ mine: mine[0], theirs: theirs[0], agreed: aLine('a', quantity) }]);
});

const cart = fc
  .uniqueArray(
    fc.record({
      productId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      quantity: fc.integer({ min: 1, max: 5000 }).map(thousandths),
      giftWrap: fc.boolean(),
    }),
    { selector: ({ productId }) => productId },
  )
  .map((lines): CartLine[] => lines);
const byId = (lines: readonly CartLine[]) => new Map(lines.map((line) => [line.productId, line]));

test('a changed line is there as its writer left it or larger; what nobody removed is there', () => {
  fc.assert(
    fc.property(cart, cart, cart, (was, mine, theirs) => {
      const { lines, conflicts } = rebase(was, mine, theirs);
      const [result, own, other, before] = [byId(lines), byId(mine), byId(theirs), byId(was)];
      expect(result.size).toBe(lines.length);
      for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const wished = [own.get(id), other.get(id)].filter(
          (line) => line !== undefined && JSON.stringify(line) !== JSON.stringify(before.get(id)),
        );
        for (const line of wished)
          expect(result.get(id)?.quantity).toBeGreaterThanOrEqual(line?.quantity ?? 0);
        if (own.has(id) && other.has(id)) expect(result.has(id)).toBe(true);
        if (!own.has(id) && !other.has(id)) expect(result.has(id)).toBe(false);
      }
      for (const { mine: m, theirs: t } of conflicts) expect(m).not.toEqual(t);
    }),
  );
});

test('where only one of us did anything, the cart is as that one left it', () => {
  fc.assert(
    fc.property(cart, cart, (was, changed) => {
      expect(byId(rebase(was, was, changed).lines)).toEqual(byId(changed));
      expect(byId(rebase(was, changed, was).lines)).toEqual(byId(changed));
      expect(rebase(was, was, changed).conflicts).toEqual([]);
    }),
  );
});

test.each([
  ['it arrived: taking it out again takes it out', [], [aLine('a', 1)], []],
  ['it did not arrive: nothing is there to take out', [], [], []],
  ['it arrived: what I changed since counts', [aLine('a', 2)], [aLine('a', 1)], [aLine('a', 2)]],
  ['it did not arrive: what I changed since counts', [aLine('a', 2)], [], [aLine('a', 2)]],
  ['somebody else put in more', [], [aLine('a', 7)], [aLine('a', 7)]],
])('where nobody knows whether what I sent has arrived: %s', (_, mine, theirs, lines) => {
  const known = likelyBase(({ productId }) => productId, [], [[aLine('a', 1)]], theirs);
  expect(rebase(known, mine, theirs).lines).toEqual(lines);
});
