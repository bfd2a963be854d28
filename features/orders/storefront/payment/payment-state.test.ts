import { expect, test } from 'vitest';
import { type Charge, goesBackAsItCame } from '#features/payments/domain/charges/charge.ts';
import { centavos } from '#kernel/money.ts';
import { isConfirming, mayChangePayment, mustPayAgain, owedBack } from './payment-state.ts';

const order = (
  status: 'received' | 'packed' | 'cancelled',
  kind: Charge['kind'],
  charged: Charge['status'],
) => ({
  status,
  charge: { id: '1', kind, amount: centavos(100), status: charged },
});

test.each([
  ['received', 'card', 'starting', true, false, false],
  ['received', 'card', 'pending', true, false, false],
  ['received', 'card', 'refused', false, true, true],
  ['received', 'card', 'cancelled', false, true, true],
  ['cancelled', 'card', 'cancelled', false, false, false],
  ['received', 'card', 'authorised', false, false, false],
  ['received', 'card', 'paid', false, false, false],
  ['received', 'pix', 'starting', true, false, true],
  ['received', 'pix', 'pending', false, false, true],
  ['received', 'cash-on-delivery', 'pending', false, false, true],
  ['packed', 'pix', 'paid', false, false, false],
  ['cancelled', 'card', 'refused', false, false, false],
] as const)(
  '%s, %s %s: confirming %s, to be paid again %s, may change %s',
  (status, kind, charged, ...is) => {
    const one = order(status, kind, charged);
    expect([isConfirming(one), mustPayAgain(one), mayChangePayment(one)]).toEqual(is);
  },
);

test('what was paid for a cancelled order is on its way back until it is there', () => {
  const paid = order('cancelled', 'card', 'paid');
  expect(owedBack(paid)).toBe(100);
  expect(
    owedBack({ ...paid, charge: { ...paid.charge, captured: centavos(80), refunded: centavos(30) } }),
  ).toBe(50);
  expect(owedBack(order('cancelled', 'card', 'refunded'))).toBe(0);
  expect(owedBack(order('packed', 'card', 'paid'))).toBe(0);
  expect(goesBackAsItCame(paid.charge)).toBe(true);
  expect(goesBackAsItCame(order('cancelled', 'boleto', 'paid').charge)).toBe(false);
});
