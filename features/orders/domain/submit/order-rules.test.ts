import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { firstStatus } from '../order-status.ts';
import { orderTotals } from '../placed-order.ts';
import { approvalRefusal } from './approval-refusal.ts';

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
  expect(firstStatus(new Set(['support-budget']))).toBe('quote-requested');
  expect(firstStatus(new Set())).toBe('received');
});

test.each([
  ['restrict-not-approved-user-submission', { approved: false }, 'not-approved'],
  ['restrict-not-approved-user-submission', { approved: false, refused: true }, 'registration-refused'],
  ['restrict-not-approved-user-submission', { approved: true }, undefined],
  ['block-not-approved-user', { approved: false }, 'not-approved'],
  ['block-not-approved-user', { approved: false, refused: true }, 'registration-refused'],
  ['support-budget', { approved: false }, 'not-approved'],
  ['support-budget', { approved: true }, undefined],
  ['has-delivery', { approved: false }, undefined],
  ['has-delivery', { approved: false, refused: true }, undefined],
] as const)('with %s a client of whom the shop says %o gets %s', (tag, word, expected) => {
  expect(approvalRefusal(new Set([tag]), word)).toBe(expected);
});
