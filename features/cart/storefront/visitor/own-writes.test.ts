import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import type { CartLine } from '../../domain/cart.ts';
import { type OwnWrites, ownWrites } from './own-writes.ts';
import type { VisitorCart } from './visitor-lines.ts';

const line = (productId: string, quantity = 1): CartLine => ({
  productId,
  quantity: thousandths(quantity * 1000),
  giftWrap: false,
});
const [pineapple, banana, apple] = [line('pineapple'), line('banana'), line('apple')] as const;

const stored = (lines: readonly CartLine[], writes: readonly string[], version = 1): VisitorCart => ({
  lines,
  writes,
  version,
  terms: '',
});

test('a write that the stored cart is based on is not lost, nor is one that another window changed since', () => {
  const own = ownWrites();
  own.note('a', stored([pineapple], ['x']), [pineapple, banana]);
  expect(own.lostIn(stored([pineapple, banana], ['a', 'x']))).toBeUndefined();
  expect(own.lostIn(stored([banana], ['y', 'a', 'x']))).toBeUndefined();
});

test('what another window overwrote is added to what that window stored', () => {
  const own = ownWrites();
  own.note('a', stored([pineapple], ['x']), [pineapple, banana]);
  expect(own.lostIn(stored([line('pineapple', 3)], ['y', 'x']))).toEqual([line('pineapple', 3), banana]);
});

test('of several writes only the lost ones are made again', () => {
  const own = ownWrites();
  own.note('a', stored([], ['x']), [banana]);
  own.note('b', stored([banana], ['a', 'x']), [banana, apple]);
  // The other window had seen the banana, and removed it.
  expect(own.lostIn(stored([pineapple], ['y', 'a', 'x']))).toEqual([pineapple, apple]);
});

test('a cart that went to a client is not filled again', () => {
  const own = ownWrites();
  own.note('a', stored([], []), [banana]);
  expect(own.lostIn({ lines: [], writes: [], version: 0, terms: '' })).toBeUndefined();
});

/** A window: its copy of the storage may be older than the storage. */
interface Window {
  readonly own: OwnWrites;
  copy: VisitorCart;
}

test('two windows that add and read in any order end with all that was added', () => {
  const step = fc.record({ window: fc.nat(1), act: fc.constantFrom('add', 'read') });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 24 }), (steps) => {
      let storage = stored([], [], 1);
      let added = 0;
      const windows: readonly Window[] = [0, 1].map(() => ({ own: ownWrites(), copy: storage }));
      const write = (window: Window, lines: readonly CartLine[]): void => {
        const name = `${Math.random()}`;
        window.own.note(name, window.copy, lines);
        storage = stored(lines, [name, ...window.copy.writes].slice(0, 16), window.copy.version + 1);
        window.copy = storage;
      };
      const read = (window: Window): void => {
        window.copy = storage;
        const lines = window.own.lostIn(storage);
        if (lines !== undefined) write(window, lines);
      };
      for (const { window: which, act } of steps) {
        const window = windows[which] as Window;
        if (act === 'read') read(window);
        else {
          added += 1;
          write(window, [...window.copy.lines, line(`product ${added}`)]);
        }
      }
      // Each write notifies the other window, which reads.
      for (const window of [...windows, ...windows]) read(window);
      expect(storage.lines).toHaveLength(added);
    }),
  );
});
