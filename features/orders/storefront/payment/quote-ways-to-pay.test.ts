import { expect, test } from 'vitest';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import { quoteWaysToPay } from './quote-ways-to-pay.ts';

const method = (id: string, priceVariance: number): PaymentMethod =>
  ({ id, priceVariance, deliveryTypes: ['delivery'], kind: 'pix', name: id, description: '' }) as never;
const offered = [method('pix', -300), method('cartao', 0), method('dinheiro', 0)];
const order = (paymentMethodId: string) => ({ paymentMethodId, delivery: { type: 'delivery' } }) as const;
const idsOf = (paid: string, of = offered) => quoteWaysToPay(of, order(paid)).map(({ id }) => id);

test('a quote keeps its prices: only ways that cost the same are offered', () => {
  expect(idsOf('cartao')).toEqual(['cartao', 'dinheiro']);
  expect(idsOf('pix')).toEqual(['pix']);
});
