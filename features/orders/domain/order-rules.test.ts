import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { Customer } from '#kernel/scope.ts';
import { orderTotals } from './order-totals.ts';
import { firstStatus, mustBeApprovedFirst } from './submit-checks.ts';

const money = fc.integer({ min: 0, max: 10_000_000 }).map(centavos);

test('total = subtotal + fee - discount, and a discount never gives money back', () => {
  fc.assert(
    fc.property(money, money, money, (subtotal, fee, discount) => {
      const totals = orderTotals(subtotal, fee, discount);
      expect(totals.total).toBe(totals.subtotal + totals.deliveryFee - totals.discount);
      expect(totals.total).toBeGreaterThanOrEqual(fee);
      expect(totals.discount).toBe(Math.min(discount, subtotal));
    }),
  );
});

test('with support-budget an order begins as a quote', () => {
  expect(firstStatus(new Set(['support-budget']))).toBe('ORCAMENTO_NOVO');
  expect(firstStatus(new Set())).toBe('ENVIADO');
});

test.each([
  ['restrict-not-approved-user-submission', false, true],
  ['restrict-not-approved-user-submission', true, false],
  ['block-not-approved-user', false, true],
  ['support-budget', false, true],
  ['support-budget', true, false],
  ['has-delivery', false, false],
])('with %s and approval %s, approval comes first: %s', (tag, approved, expected) => {
  const client: Customer = {
    kind: 'customer',
    sessionId: 's',
    userId: 'u',
    clientId: 'c',
    clientKind: 'person',
    name: 'Ana',
    capacity: 'principal',
    approved,
  };
  expect(mustBeApprovedFirst(new Set([tag]), client)).toBe(expected);
});
