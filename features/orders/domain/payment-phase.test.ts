import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { paymentPhase } from './payment-phase.ts';

const pix = { code: '000201', txid: 'PED1', expiresAt: 0 };

test.each([
  ['received', 'card', 'refused', 'failed'],
  ['received', 'card', 'cancelled', 'failed'],
  ['received', 'card', 'expired', 'failed'],
  ['received', 'card', 'pending', 'confirming'],
  ['received', 'card', 'starting', 'confirming'],
  ['received', 'card', 'authorised', 'reserved'],
  ['received', 'card', 'paid', 'paid'],
  ['received', 'pix', 'pending', 'awaited'],
  ['awaiting-payment', 'pix', 'expired', 'over'],
  ['received', 'pix', 'paid', 'paid'],
  ['received', 'boleto', 'pending', 'awaited'],
  ['received', 'cash-on-delivery', 'pending', 'later'],
  ['received', 'on-account', 'pending', 'later'],
  ['cancelled', 'card', 'refused', 'ended'],
  ['cancelled', 'pix', 'pending', 'ended'],
  ['cancelled', 'pix', 'refunded', 'refunded'],
  ['delivered', 'card', 'refused', 'ended'],
  ['quote-requested', 'pix', 'pending', 'none'],
] as const)('%s with %s %s is %s', (status, kind, charged, phase) => {
  const charge = { id: '1', kind, amount: centavos(1), status: charged, ...(kind === 'pix' ? { pix } : {}) };
  expect(paymentPhase({ status, charge })).toBe(phase);
});

test('without a charge nothing is to be paid', () => {
  expect(paymentPhase({ status: 'received' })).toBe('none');
});
