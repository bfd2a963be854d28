import { expect, test } from 'vitest';
import { couponTermsFromWire } from '../contract/coupon-terms.wire.ts';
import { type CouponDraft, NEW_COUPON, termsToWire } from './coupon-draft.ts';

const SHOP = {};

const read = (more: Partial<CouponDraft>) =>
  couponTermsFromWire({ ...termsToWire({ ...NEW_COUPON, ...more }, SHOP), codigocupom: 'DEZ' });

test('a new coupon is 10 % of everything for everybody, once each', () => {
  expect(read({ description: ' Bem-vindo ' })).toEqual({
    ok: true,
    value: {
      code: 'DEZ',
      description: 'Bem-vindo',
      discount: { kind: 'percent', basisPoints: 1_000 },
      minimum: 0,
      limitPerClient: 1,
      firstPurchase: false,
      notWithPolicy: false,
      showsPrices: false,
      automatic: false,
      listed: false,
      active: true,
    },
  });
});

test('what is chosen is sent: products, channel, payment methods, the client, and how it applies', () => {
  const chosen: Partial<CouponDraft> = {
    kind: 'R$',
    amount: 1_550,
    minimum: 5_000,
    products: [{ id: 'cafe', label: 'Café' }],
    channel: 'MANUAL',
    payments: ['pix'],
    client: { id: 'ana', label: 'Ana' },
    automatic: true,
    showsPrices: true,
    from: '2026-12-01T00:00',
    until: '2026-12-24T12:30',
    limit: 5,
    perClient: null,
  };
  expect(read(chosen)).toMatchObject({
    value: {
      discount: { kind: 'absolute', amount: 1_550 },
      minimum: 5_000,
      productIds: ['cafe'],
      channel: 'MANUAL',
      paymentMethodIds: ['pix'],
      clientId: 'ana',
      automatic: true,
      showsPrices: true,
      from: Date.parse('2026-12-01T03:00:00Z'),
      until: Date.parse('2026-12-24T15:30:00Z'),
      limit: 5,
    },
  });
  expect(read(chosen)).not.toHaveProperty('value.limitPerClient');
});

test('of many codes none applies by itself', () => {
  expect(termsToWire({ ...NEW_COUPON, code: 'NATAL-####', automatic: true }, SHOP)).toMatchObject({
    aplicacao_automatica: false,
  });
});
