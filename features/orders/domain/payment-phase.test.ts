import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { paymentPhase } from './payment-phase.ts';

const pix = { code: '000201', txid: 'PED1', expiresAt: 0 };

test.each([
  ['ENVIADO', 'card', 'refused', 'failed'],
  ['ENVIADO', 'card', 'cancelled', 'failed'],
  ['ENVIADO', 'card', 'expired', 'failed'],
  ['ENVIADO', 'card', 'pending', 'confirming'],
  ['ENVIADO', 'card', 'starting', 'confirming'],
  ['ENVIADO', 'card', 'authorised', 'reserved'],
  ['ENVIADO', 'card', 'paid', 'paid'],
  ['ENVIADO', 'pix', 'pending', 'awaited'],
  ['AGUARDANDOPAGAMENTO', 'pix', 'expired', 'over'],
  ['ENVIADO', 'pix', 'paid', 'paid'],
  ['ENVIADO', 'boleto', 'pending', 'awaited'],
  ['ENVIADO', 'cash-on-delivery', 'pending', 'later'],
  ['ENVIADO', 'on-account', 'pending', 'later'],
  ['CANCELADO', 'card', 'refused', 'ended'],
  ['CANCELADO', 'pix', 'pending', 'ended'],
  ['CANCELADO', 'pix', 'refunded', 'given-back'],
  ['ENTREGUE', 'card', 'refused', 'ended'],
  ['ORCAMENTO_NOVO', 'pix', 'pending', 'none'],
] as const)('%s with %s %s is %s', (status, kind, charged, phase) => {
  const charge = { id: '1', kind, amount: centavos(1), status: charged, ...(kind === 'pix' ? { pix } : {}) };
  expect(paymentPhase({ status, charge })).toBe(phase);
});

test('without a charge nothing is to be paid', () => {
  expect(paymentPhase({ status: 'ENVIADO' })).toBe('none');
});
