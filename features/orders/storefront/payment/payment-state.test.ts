import { expect, test } from 'vitest';
import { type Charge, goesBackAsItCame } from '#features/payments/domain/charge.ts';
import { centavos } from '#kernel/money.ts';
import { isConfirming, mayChangePayment, mustPayAgain, owedBack } from './payment-state.ts';

const order = (
  status: 'ENVIADO' | 'PAGO' | 'CANCELADO',
  kind: Charge['kind'],
  charged: Charge['status'],
) => ({
  status,
  charge: { id: '1', kind, amount: centavos(100), status: charged },
});

test.each([
  ['ENVIADO', 'card', 'starting', true, false, false],
  ['ENVIADO', 'card', 'pending', true, false, false],
  ['ENVIADO', 'card', 'refused', false, true, true],
  ['ENVIADO', 'card', 'cancelled', false, true, true],
  ['CANCELADO', 'card', 'cancelled', false, false, false],
  ['ENVIADO', 'card', 'authorised', false, false, false],
  ['ENVIADO', 'card', 'paid', false, false, false],
  ['ENVIADO', 'pix', 'starting', true, false, true],
  ['ENVIADO', 'pix', 'pending', false, false, true],
  ['ENVIADO', 'cash-on-delivery', 'pending', false, false, true],
  ['PAGO', 'pix', 'paid', false, false, false],
  ['CANCELADO', 'card', 'refused', false, false, false],
] as const)(
  '%s, %s %s: confirming %s, to be paid again %s, may change %s',
  (status, kind, charged, ...is) => {
    const one = order(status, kind, charged);
    expect([isConfirming(one), mustPayAgain(one), mayChangePayment(one)]).toEqual(is);
  },
);

test('what was paid for a cancelled order is on its way back until it is there', () => {
  const paid = order('CANCELADO', 'card', 'paid');
  expect(owedBack(paid)).toBe(100);
  expect(
    owedBack({ ...paid, charge: { ...paid.charge, captured: centavos(80), refunded: centavos(30) } }),
  ).toBe(50);
  expect(owedBack(order('CANCELADO', 'card', 'refunded'))).toBe(0);
  expect(owedBack(order('PAGO', 'card', 'paid'))).toBe(0);
  expect(goesBackAsItCame(paid.charge)).toBe(true);
  expect(goesBackAsItCame(order('CANCELADO', 'boleto', 'paid').charge)).toBe(false);
});
