import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { ShopOrderSummary } from '../../domain/shop-order.ts';
import { shopOrderSummaryFromWire, shopOrderSummaryToWire } from './panel-orders.wire.ts';

const order: ShopOrderSummary = {
  number: 100001,
  status: 'quote-priced',
  createdAt: Date.UTC(2026, 10, 23, 15),
  issuedBy: 'Carlos',
  issuedAs: 'representative',
  client: { clientId: 'c', name: 'Horizonte', document: '11222333000181' },
  deliveryType: 'pickup',
  paymentName: 'Pix',
  total: centavos(123_45),
  validUntil: Date.UTC(2026, 10, 30),
};

test('the panel reads an order as the server wrote it', () => {
  expect(shopOrderSummaryFromWire(shopOrderSummaryToWire(order))).toEqual(order);
  const { validUntil: _, ...open } = order;
  expect(shopOrderSummaryFromWire(shopOrderSummaryToWire(open))).toEqual(open);
});
