import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { Charge } from '../domain/charges/charge.ts';
import type { PaymentMethod } from '../domain/payment-method.ts';
import { chargeFromWire, chargeToWire } from './charges/charge.wire.ts';
import { paymentMethodFromWire, paymentMethodToWire } from './methods/payment-method.wire.ts';

const pix: PaymentMethod = {
  id: '0190a0a0-0000-7000-8000-000000000001',
  kind: 'pix',
  name: 'Pix',
  description: '5 % de desconto',
  priceVariance: -525,
  deliveryTypes: ['delivery', 'pickup'],
};

test('a payment method has both spellings of its id and its variance in per cent', () => {
  expect(paymentMethodToWire(pix)).toEqual({
    idformapagto: pix.id,
    idformapagamento: pix.id,
    nome: 'Pix',
    descricao: '5 % de desconto',
    tipo: 'PIX',
    variacao: -5.25,
    tiposEntrega: ['DELIVERY', 'RETIRADA'],
  });
});

test.each([0, 1, -1, 29, 1999, -9999])(
  'a variance of %i basis points comes back the same',
  (priceVariance) => {
    const method = { ...pix, priceVariance };
    expect(paymentMethodFromWire(paymentMethodToWire(method))).toEqual(method);
  },
);

test('a charge comes back with its QR Code', () => {
  const charge: Charge = {
    id: '1',
    kind: 'pix',
    amount: centavos(1999),
    status: 'pending',
    pix: { code: '0002', txid: 'PED1', expiresAt: Date.UTC(2026, 0, 2, 3, 4, 5) },
  };
  const wire = chargeToWire(charge, (code) => `<svg>${code}</svg>`);
  expect(wire).toMatchObject({
    valor: 19.99,
    situacao: 'PENDENTE',
    pix: { copiaecola: '0002', qrcode: '<svg>0002</svg>', expiraEm: '2026-01-02T03:04:05.000Z' },
  });
  expect(chargeFromWire(wire)).toEqual({ ...charge, qr: '<svg>0002</svg>' });
});

test('what the client’s bank debits comes back with its days', () => {
  const charge: Charge = {
    id: '1',
    kind: 'pix',
    amount: centavos(1999),
    status: 'pending',
    collection: {
      ...{ firstDueOn: '2026-12-07', dueOn: '2026-12-09', failedOn: ['2026-12-07'], retries: true },
    },
  };
  const wire = chargeToWire(charge, () => '');
  expect(wire).toMatchObject({ pixAutomatico: { vencimento: '2026-12-09', semSaldoEm: ['2026-12-07'] } });
  expect(chargeFromWire(wire)).toEqual(charge);
});

test('a charge on delivery has no Pix', () => {
  const charge: Charge = { id: '2', kind: 'cash-on-delivery', amount: centavos(0), status: 'paid' };
  expect(chargeFromWire(chargeToWire(charge, () => ''))).toEqual(charge);
});
