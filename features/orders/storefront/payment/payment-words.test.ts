import { expect, test } from 'vitest';
import type { Charge } from '#features/payments/domain/charges/charge.ts';
import { centavos } from '#kernel/money.ts';
import { endedWords } from './payment-words.ts';

const words = (status: 'received' | 'packed' | 'cancelled', charged: Charge['status'], more = {}) =>
  endedWords({ status, charge: { id: '1', kind: 'card', amount: centavos(100), status: charged, ...more } });

test('who was to pay a charge that ended reads why, and what helps', () => {
  expect(words('cancelled', 'cancelled')).toBe('O pedido foi cancelado: não há nada a pagar.');
  expect(words('received', 'cancelled')).toMatch(/encerrou .* nada foi cobrado.* pague de novo/);
  expect(words('received', 'expired')).toMatch(/pague de novo/);
  expect(words('packed', 'cancelled')).toMatch(/Fale com a loja/);
});

test('nothing is said of what is open, paid or refused, and a Pix code whose time is over has its own words', () => {
  for (const charged of ['pending', 'paid', 'refused', 'refunded'] as const)
    expect(words('received', charged)).toBeUndefined();
  expect(words('received', 'expired', { pix: { code: 'x', txid: 'y', expiresAt: 0 } })).toBeUndefined();
});
