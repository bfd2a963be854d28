import { describe, expect, test } from 'vitest';
import type { ShownLine } from '#features/cart/domain/shown-cart.ts';
import { type CartState, EMPTY } from '#features/cart/storefront/save/cart-state.ts';
import { thousandths } from '#kernel/quantity.ts';
import { cartChanges } from './cart-changes.ts';

const line = (id: string, quantity: number): ShownLine =>
  ({
    product: { id, name: id },
    quantity: thousandths(quantity),
    giftWrap: false,
    price: { unit: 250 },
  }) as never;

const confirmed = [line('a', 1000)];
const state = (lines: readonly ShownLine[], over: Partial<CartState> = {}): CartState => ({
  ...EMPTY,
  loaded: true,
  status: 'waiting',
  confirmed,
  lines,
  ...over,
});
const item = (id: string, quantity: number) => ({ id, name: id, unitPrice: 250, quantity });

describe('the shopper', () => {
  test.each([
    ['adds a product', [line('a', 1000), line('b', 500)], [{ name: 'add_to_cart', items: [item('b', 500)] }]],
    ['adds more of one', [line('a', 3000)], [{ name: 'add_to_cart', items: [item('a', 2000)] }]],
    ['takes some away', [line('a', 400)], [{ name: 'remove_from_cart', items: [item('a', 600)] }]],
    ['removes it', [], [{ name: 'remove_from_cart', items: [item('a', 1000)] }]],
    [
      'puts another in its place',
      [line('b', 1000)],
      [
        { name: 'add_to_cart', items: [item('b', 1000)] },
        { name: 'remove_from_cart', items: [item('a', 1000)] },
      ],
    ],
    ['wraps it as a present', [{ ...line('a', 1000), giftWrap: true }], []],
  ])('%s', (_, lines, events) => expect(cartChanges(state(lines), state(confirmed))).toEqual(events));
});

test.each<[string, Partial<CartState>]>([
  ['a cart that was emptied by its order', { status: 'saved' }],
  ['a cart that another device changed', { confirmed: [] }],
  ['a cart that is not loaded yet', { loaded: false }],
])('%s is no change of the shopper', (_, over) =>
  expect(cartChanges(state([], over), state(confirmed))).toEqual([]),
);
