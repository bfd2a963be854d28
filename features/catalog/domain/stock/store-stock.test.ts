import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LARGEST_QUANTITY, NONE, thousandths } from '#kernel/quantity.ts';
import {
  countStore,
  isTransfer,
  moveAtStore,
  type ProductStock,
  pickedUp,
  placeable,
  type StoreChange,
  transferStock,
  unassignedStock,
} from './store-stock.ts';

const product = (stock: number, stores: Readonly<Record<string, number>> = {}): ProductStock => ({
  stock: thousandths(stock),
  stores: new Map(Object.entries(stores).map(([id, quantity]) => [id, thousandths(quantity)])),
});

const after = (
  before: ProductStock,
  changes: readonly StoreChange[],
  stock = before.stock,
): ProductStock => ({
  stock,
  stores: new Map([...before.stores, ...changes.map(({ storeId, after: now }) => [storeId, now] as const)]),
});

test.each([
  [product(9_000), 9_000],
  [product(9_000, { a: 5_000 }), 4_000],
  [product(9_000, { a: 5_000, b: 4_000 }), 0],
  // Orders have taken three of the stores' goods.
  [product(6_000, { a: 5_000, b: 4_000 }), -3_000],
])('%j leaves %d thousandths in no store', (stock, left) => {
  expect(unassignedStock(stock)).toBe(left);
});

test.each([
  // What is in no store, with the goods of open orders, which are on the shelves too.
  [undefined, 'a', 4_000, 0, true],
  [undefined, 'a', 4_001, 0, 4_000],
  [undefined, 'a', 6_000, 2_000, true],
  ['a', 'b', 5_000, 0, true],
  ['a', undefined, 5_000, 0, true],
  ['a', 'b', 5_001, 9_000, 5_000],
  ['b', 'a', 1, 0, 0],
  ['a', 'a', 1, 0, 'same-store'],
  [undefined, undefined, 1, 0, 'same-store'],
] as const)('from %s to %s, %d with %d in open orders: %s', (from, to, quantity, reserved, outcome) => {
  const wish = { from, to, quantity: thousandths(quantity) };
  const done = transferStock(product(9_000, { a: 5_000 }), wish, thousandths(reserved));
  const refused = done.ok ? true : 'facts' in done.refusal ? done.refusal.facts.most : done.refusal.code;
  expect(refused).toBe(outcome);
});

test.each([
  [5_000, 9_000],
  [7_000, 11_000],
  [0, 4_000],
])('%d counted where there were five make the figure %d', (counted, stock) => {
  const done = countStore(product(9_000, { a: 5_000 }), 'a', thousandths(counted));
  expect(done.ok && done.value).toEqual({ stock, change: { storeId: 'a', before: 5_000, after: counted } });
});

test.each([
  // Nine in all, five of them at the store: four are in none.
  { counted: 9_000, placed: 4_000, stock: 9_000 },
  { counted: 12_000, placed: 4_000, stock: 12_000 },
  { counted: 7_000, placed: 1_000, stock: 10_000 },
])('of $counted counted where there were five, $placed were in no store: the figure is $stock', (step) => {
  const { counted, placed, stock } = step;
  const done = countStore(product(9_000, { a: 5_000 }), 'a', thousandths(counted), thousandths(placed));
  expect(done.ok && done.value).toEqual({ stock, change: { storeId: 'a', before: 5_000, after: counted } });
});

test.each([
  { counted: 12_000, placed: 4_001, most: 4_000 },
  { counted: 6_000, placed: 2_000, most: 1_000 },
  { counted: 4_000, placed: 1, most: 0 },
])('no more than is in no store, and than is found at the store, is placed there: $most', (step) => {
  const { counted, placed, most } = step;
  expect(
    countStore(product(9_000, { a: 5_000 }), 'a', thousandths(counted), thousandths(placed)),
  ).toMatchObject({ ok: false, refusal: { code: 'store-stock-too-little', facts: { most } } });
});

test('a count never takes what orders have taken already', () => {
  const done = countStore(product(1_000, { a: 5_000 }), 'a', thousandths(3_000));
  expect(done).toMatchObject({ ok: false, refusal: { code: 'count-below-orders', facts: { stock: 1_000 } } });
});

test.each([
  [2_500, { stock: 8_500, changes: [{ storeId: 'a', before: 5_000, after: 7_500 }] }],
  [-5_000, { stock: 1_000, changes: [{ storeId: 'a', before: 5_000, after: 0 }] }],
  [-5_001, { code: 'store-stock-too-little', facts: { most: 5_000 } }],
  [LARGEST_QUANTITY, { code: 'stock-too-large' }],
])('%d at a store with five of six: %j', (difference, outcome) => {
  const done = moveAtStore(product(6_000, { a: 5_000 }), 'a', difference);
  expect(done.ok ? done.value : done.refusal).toEqual(outcome);
});

test('what orders have taken of a store’s goods cannot go out of it', () => {
  const done = moveAtStore(product(1_000, { a: 5_000 }), 'a', -2_000);
  expect(done).toMatchObject({ ok: false, refusal: { code: 'stock-too-little', facts: { stock: 1_000 } } });
});

type Step =
  | { readonly kind: 'transfer'; readonly from?: string; readonly to?: string; readonly quantity: number }
  | {
      readonly kind: 'count' | 'placed-count' | 'pickup' | 'receipt-at' | 'removal-at';
      readonly store: string;
      readonly quantity: number;
    }
  | { readonly kind: 'sale' | 'receipt'; readonly quantity: number };

const store = fc.constantFrom('a', 'b', 'c');
const quantity = fc.integer({ min: 1, max: 20_000 });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('transfer' as const), from: store, to: store, quantity }),
    fc.record({ kind: fc.constant('transfer' as const), from: store, quantity }),
    fc.record({ kind: fc.constant('transfer' as const), to: store, quantity }),
    fc.record({
      kind: fc.constantFrom('count', 'placed-count', 'pickup', 'receipt-at', 'removal-at'),
      store,
      quantity,
    }),
    fc.record({ kind: fc.constantFrom('sale' as const, 'receipt' as const), quantity }),
  ),
  { maxLength: 30 },
);

test('stores and what is in none are the product’s figure, whatever comes in which order', () => {
  fc.assert(
    fc.property(steps, (all) => {
      let now = product(50_000);
      for (const step of all) {
        const before = now;
        now = stepped(now, step);
        const placed = [...now.stores.values()].reduce<number>((sum, one) => sum + one, 0);
        expect(placed + unassignedStock(now)).toBe(now.stock);
        expect(Math.min(now.stock, ...now.stores.values())).toBeGreaterThanOrEqual(0);
        if (step.kind === 'transfer' || step.kind === 'pickup') expect(now.stock).toBe(before.stock);
        if (step.kind === 'count' || step.kind.endsWith('-at'))
          expect(unassignedStock(now)).toBe(unassignedStock(before));
        if (step.kind === 'sale' || step.kind === 'receipt') expect(now.stores).toEqual(before.stores);
      }
    }),
  );
});

function stepped(now: ProductStock, step: Step): ProductStock {
  const wanted = thousandths(step.quantity);
  if (step.kind === 'transfer') {
    const wish = { from: step.from, to: step.to, quantity: wanted };
    const done = transferStock(now, wish, NONE);
    if (!done.ok) return now;
    expect(isTransfer(done.value, wish)).toBe(true);
    expect(isTransfer(done.value, { ...wish, quantity: thousandths(wanted + 1) })).toBe(false);
    return after(now, done.value);
  }
  if (step.kind === 'count' || step.kind === 'placed-count') {
    const placed = step.kind === 'count' ? NONE : placeable(now, step.store, wanted);
    const done = countStore(now, step.store, wanted, placed);
    return done.ok ? after(now, [done.value.change], done.value.stock) : now;
  }
  if (step.kind === 'pickup') {
    const there = now.stores.get(step.store) ?? NONE;
    return after(now, [{ storeId: step.store, before: there, after: pickedUp(there, wanted) }]);
  }
  if (step.kind === 'receipt-at' || step.kind === 'removal-at') {
    const done = moveAtStore(now, step.store, step.kind === 'receipt-at' ? wanted : -wanted);
    return done.ok ? after(now, done.value.changes, done.value.stock) : now;
  }
  const stock = now.stock + (step.kind === 'sale' ? -wanted : wanted);
  return stock < 0 ? now : { ...now, stock: thousandths(stock) };
}
