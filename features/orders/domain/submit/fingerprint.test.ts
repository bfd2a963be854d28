import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aLine } from '#features/cart/domain/testing/a-product.ts';
import { centavos } from '#kernel/money.ts';
import { canonicalContent } from './fingerprint.ts';
import type { OrderDraft } from './order-draft.ts';

const draft: OrderDraft = {
  lines: [aLine('a', 1), aLine('b', 2), aLine('c', 0.5)],
  deliveryType: 'delivery',
  addressId: 'home',
  slot: { slotId: 's', date: '2026-11-23' },
  paymentMethodId: 'cash',
  note: '',
  customerOrderNumber: '',
};

test('the order of the lines does not matter', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...draft.lines], { minLength: 3 }), (lines) => {
      expect(canonicalContent({ ...draft, lines })).toBe(canonicalContent(draft));
    }),
  );
});

test('nor does a note, what the client saw, or in how many lines a product stands', () => {
  const lines = [aLine('c', 0.5), aLine('b', 1), aLine('a', 1), aLine('b', 1), aLine('d', 0)];
  expect(canonicalContent({ ...draft, lines, note: 'campainha', seenTotal: centavos(1) })).toBe(
    canonicalContent(draft),
  );
});

test.each<[string, Partial<OrderDraft>]>([
  ['a quantity', { lines: [aLine('a', 1), aLine('b', 3), aLine('c', 0.5)] }],
  ['a product', { lines: [aLine('a', 1), aLine('b', 2)] }],
  ['gift wrap', { lines: [aLine('a', 1, { giftWrap: true }), aLine('b', 2), aLine('c', 0.5)] }],
  ['the address', { addressId: 'work' }],
  ['the way it gets there', { deliveryType: 'pickup' }],
  ['the day', { slot: { slotId: 's', date: '2026-11-24' } }],
  ['the payment', { paymentMethodId: 'pix' }],
  ["the client's own order number", { customerOrderNumber: 'PO-2' }],
])('%s makes another order', (_, change) => {
  expect(canonicalContent({ ...draft, ...change })).not.toBe(canonicalContent(draft));
});
