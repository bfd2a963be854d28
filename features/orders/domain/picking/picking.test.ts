/** Never more is picked than was ordered, and resending what was sent changes nothing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { OrderLine } from '../placed-order.ts';
import {
  isAllPicked,
  mayPick,
  mostToPick,
  orderVersion,
  type PickedLine,
  type PickWish,
  pickedAfterEdit,
  pickedBy,
  pickingVersion,
  pickState,
} from './picking.ts';

const line = (quantity: number, unit = 'UN'): OrderLine => ({
  productId: `p${quantity}`,
  sku: '',
  slug: '',
  name: 'Café',
  unit,
  ground: 1,
  quantity: thousandths(quantity),
  unitPrice: centavos(0),
  reason: 'normal',
  total: centavos(0),
  giftWrap: false,
});

const BY = { name: 'Lia', at: 1 };

const wish = (
  key: string,
  ...lines: readonly (readonly [position: number, quantity: number, version: number])[]
): PickWish => ({
  key,
  lines: lines.map(([position, quantity, version]) => ({
    ...{ position, version, note: '' },
    quantity: thousandths(quantity),
  })),
});

/** Unchanged where it is refused. */
function take(
  lines: readonly OrderLine[],
  picked: readonly PickedLine[],
  wanted: PickWish,
): readonly PickedLine[] {
  const changed = pickedBy(lines, picked, wanted, BY);
  if (!changed.ok) return picked;
  const places = new Set(changed.value.map(({ position }) => position));
  return [...picked.filter(({ position }) => !places.has(position)), ...changed.value].toSorted(
    (one, other) => one.position - other.position,
  );
}

const codeOf = (lines: readonly OrderLine[], picked: readonly PickedLine[], wanted: PickWish) => {
  const changed = pickedBy(lines, picked, wanted, BY);
  return changed.ok ? changed.value.length : changed.refusal.code;
};

test('only an order in separation is picked', () => {
  expect(mayPick('picking')).toBe(true);
  expect(['received', 'packed', 'cancelled', 'awaiting-payment'] as const).not.toSatisfy(
    (all: readonly 'received'[]) => all.some(mayPick),
  );
});

test.each([
  ['UN', 3_000, 0, undefined, 'waiting'],
  ['UN', 3_000, 2_999, undefined, 'waiting'],
  ['UN', 3_000, 2_000, 'damaged', 'short'],
  ['UN', 3_000, 0, 'out-of-stock', 'short'],
  ['UN', 3_000, 3_000, undefined, 'picked'],
  // The client wants fewer by now.
  ['UN', 3_000, 3_001, undefined, 'surplus'],
  ['KG', 1_000, 800, undefined, 'picked'],
  ['KG', 1_000, 799, undefined, 'waiting'],
  ['KG', 1_000, 799, 'out-of-stock', 'short'],
  ['kg', 1_000, 1_200, undefined, 'picked'],
  ['KG', 1_000, 1_201, undefined, 'surplus'],
] as const)('of %s, %i ordered and %i picked (%s) is %s', (unit, ordered, quantity, shortage, state) => {
  const picked = { quantity: thousandths(quantity), ...(shortage && { shortage }) };
  expect(pickState(line(ordered, unit), picked)).toBe(state);
});

describe('a request is refused', () => {
  const lines = [line(3_000), line(1_000, 'KG')];
  test.each([
    ['line-not-in-order', wish('a', [2, 1, 1])],
    ['line-twice', wish('a', [0, 1, 1], [0, 2, 1])],
    ['above-ordered', wish('a', [0, 3_001, 1])],
    ['above-ordered', wish('a', [1, 1_201, 1])],
    ['stale', wish('a', [0, 1, 2])],
  ])('as %s', (code, wanted) => {
    expect(codeOf(lines, [], wanted)).toBe(code);
  });

  test('whole, if one of its lines was changed by somebody else', () => {
    const picked = take(lines, [], wish('a', [0, 1_000, 1]));
    expect(codeOf(lines, picked, wish('b', [1, 900, 1], [0, 2_000, 1]))).toBe('stale');
    expect(codeOf(lines, picked, wish('b', [1, 900, 1], [0, 2_000, 2]))).toBe(2);
  });
});

test('a shortage is stored only where something is short', () => {
  const wanted = {
    key: 'a',
    lines: [
      { position: 0, quantity: thousandths(3_000), shortage: 'damaged', note: 'caixa', version: 1 },
      { position: 1, quantity: thousandths(0), shortage: 'out-of-stock', note: '', version: 1 },
    ],
  } as const;
  const lines = [line(3_000), line(2_000)];
  const picked = take(lines, [], wanted);
  expect(picked.map(({ shortage }) => shortage)).toEqual([undefined, 'out-of-stock']);
  expect(isAllPicked(lines, picked)).toBe(true);
  expect(isAllPicked(lines, picked.slice(0, 1))).toBe(false);
});

test('the products of a combo are picked one by one', () => {
  const lines = [{ ...line(1_000), parts: [line(2_000), line(1_000)] }, line(5_000)];
  expect(codeOf(lines, [], wish('a', [1, 1_000, 1], [2, 5_000, 1]))).toBe(2);
  expect(codeOf(lines, [], wish('a', [3, 1, 1]))).toBe('line-not-in-order');
});

test('after a change of the order, what was picked stays with its product', () => {
  const lines = [line(1_000), { ...line(1_000), parts: [line(2_000), line(3_000)] }, line(4_000)];
  const picked = take(lines, [], wish('a', [0, 1_000, 1], [1, 2_000, 1], [2, 0, 1], [3, 4_000, 1]));
  const moved = pickedAfterEdit(picked, lines, [false, true, true]);
  expect(moved.map(({ from, position, quantity }) => [from, position, quantity])).toEqual([
    [1, 0, 2_000],
    [2, 1, 0],
    [3, 2, 4_000],
  ]);
  // Who was about to write on the order as it was is late.
  expect(moved.every(({ version }) => version === 3)).toBe(true);
});

test('versions count what was changed', () => {
  const lines = [line(3_000), line(3_000)];
  let picked: readonly PickedLine[] = [];
  expect(pickingVersion(picked)).toBe(1);
  picked = take(lines, picked, wish('a', [0, 1_000, 1], [1, 1_000, 1]));
  picked = take(lines, picked, wish('b', [0, 2_000, 2]));
  expect(pickingVersion(picked)).toBe(4);
  expect(orderVersion([{ outcome: 'accepted' }, { outcome: 'declined' }, {}])).toBe(2);
});

const orders = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 50_000 }), fc.constantFrom('UN', 'KG'))
    .map(([q, unit]) => line(q, unit)),
  { minLength: 1, maxLength: 4 },
);
const taps = fc.array(fc.tuple(fc.nat(4), fc.integer({ min: 0, max: 70_000 })), { maxLength: 20 });

/** The requests of one person who sees each answer. */
function requests(lines: readonly OrderLine[], tapped: readonly (readonly [number, number])[]) {
  let picked: readonly PickedLine[] = [];
  return tapped.map(([position, quantity], index) => {
    const version = picked.find((one) => one.position === position)?.version ?? 1;
    const request = wish(`k${index}`, [position, quantity, version]);
    picked = take(lines, picked, request);
    return request;
  });
}

test('whatever is tapped, no more than was ordered is picked, but for the tolerance of a weight', () => {
  fc.assert(
    fc.property(orders, taps, (lines, tapped) => {
      const end = requests(lines, tapped).reduce(
        (picked, one) => take(lines, picked, one),
        [] as readonly PickedLine[],
      );
      for (const { position, quantity } of end) {
        const ordered = lines[position] ?? line(1);
        expect(quantity).toBeLessThanOrEqual(mostToPick(ordered));
        if (ordered.unit === 'UN') expect(quantity).toBeLessThanOrEqual(ordered.quantity);
        else expect(quantity).toBeLessThanOrEqual(ordered.quantity * 1.2);
      }
    }),
  );
});

test('requests that arrive again, whenever, change nothing', () => {
  fc.assert(
    fc.property(orders, taps, fc.array(fc.tuple(fc.nat(20), fc.nat(20))), (lines, tapped, repeats) => {
      const sent = requests(lines, tapped);
      const once = sent.reduce((picked, one) => take(lines, picked, one), [] as readonly PickedLine[]);
      const again = sent.reduce(
        (picked, one, index) => {
          const next = take(lines, picked, one);
          return repeats
            .filter(([after, which]) => after === index && which <= index)
            .reduce((state, [, which]) => take(lines, state, sent[which] ?? one), next);
        },
        [] as readonly PickedLine[],
      );
      expect(again).toEqual(once);
    }),
  );
});

test('taps on different products end alike in any order', () => {
  fc.assert(
    fc.property(
      orders.chain((lines) =>
        fc.record({
          lines: fc.constant(lines),
          order: fc.shuffledSubarray(
            lines.map((_, position) => position),
            { minLength: lines.length },
          ),
          share: fc.integer({ min: 0, max: 100 }),
        }),
      ),
      ({ lines, order, share }) => {
        const of = (position: number) =>
          wish(`k${position}`, [position, Math.floor(((lines[position]?.quantity ?? 0) * share) / 100), 1]);
        const run = (places: readonly number[]) =>
          places.reduce((picked, position) => take(lines, picked, of(position)), [] as readonly PickedLine[]);
        expect(run(order)).toEqual(run(lines.map((_, position) => position)));
      },
    ),
  );
});
