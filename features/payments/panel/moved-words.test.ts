import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { Charge } from '../domain/charges/charge.ts';
import { capturedWords, refundedWords } from './moved-words.ts';

const charge = (more: Partial<Charge>): Charge => ({
  ...{ id: 'c', kind: 'card', amount: centavos(6_000), status: 'paid' },
  ...more,
});

test.each([
  [charge({}), undefined, /^Cobrado no cartão: R\$\s60,00\.$/],
  [charge({ captured: centavos(5_000) }), undefined, /^Cobrado no cartão: R\$\s50,00\.$/],
  [charge({ status: 'authorised' }), 'capture', /ainda não respondeu/],
  [charge({ status: 'authorised' }), 'watch', /Nada foi cobrado/],
] as const)('a capture that left %j with %j says %s', (after, operation, said) => {
  expect(capturedWords({ charge: after, ...(operation && { operation }) })).toMatch(said);
});

test.each([
  [0, charge({ refunded: centavos(1_000) }), undefined, /^Devolvido a quem pagou: R\$\s10,00\.$/],
  [500, charge({ refunded: centavos(1_000) }), 'watch', /^Devolvido a quem pagou: R\$\s5,00\.$/],
  [500, charge({ refunded: centavos(500) }), 'refund', /ainda não respondeu/],
  [500, charge({ refunded: centavos(500) }), undefined, /Nada mudou/],
] as const)('a refund after %i that left %j with %j says %s', (before, after, operation, said) => {
  const words = refundedWords(
    { refunded: centavos(before) },
    { charge: after, ...(operation && { operation }) },
  );
  expect(words).toMatch(said);
});
