import { expect, test } from 'vitest';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import { noWishes } from './parse-wishes.ts';
import { standingChoices } from './standing-choices.ts';

const method = (id: string, deliveryTypes: PaymentMethod['deliveryTypes']): PaymentMethod => ({
  id,
  kind: 'pix',
  name: id,
  description: '',
  priceVariance: -300,
  deliveryTypes,
});
const pix = method('pix', ['delivery', 'pickup']);
const card = method('card', ['delivery']);
const offered = { addresses: [], methods: [card, pix] };
const both = new Set(['has-delivery', 'has-collect']);

test('without wishes: delivery, paid by the first method', () => {
  const standing = standingChoices(both, offered, noWishes);
  expect(standing).toMatchObject({ type: 'delivery', method: card, methods: [card, pix] });
});

test('the current method is kept if it is still offered, else the first', () => {
  expect(standingChoices(both, offered, { ...noWishes, paymentMethodId: 'pix' }).method).toBe(pix);
  const pickup = { ...noWishes, deliveryType: 'pickup', paymentMethodId: 'card' } as const;
  expect(standingChoices(both, offered, pickup).method).toBe(pix);
});

test('a supplier with only pickup forces it', () => {
  const tags = new Set(['has-collect']);
  expect(standingChoices(tags, offered, { ...noWishes, deliveryType: 'delivery' }).type).toBe('pickup');
});

test('the cart is asked for the method that stands: prices may vary by it, and coupons may hold for another only', () => {
  expect(standingChoices(both, offered, noWishes).pricedFor).toBe('card');
  const varying = new Set([...both, 'support-price-variance-by-payment']);
  expect(standingChoices(varying, offered, noWishes).pricedFor).toBe('card');
});
