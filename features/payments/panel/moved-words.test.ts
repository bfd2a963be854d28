import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { Charge } from '../domain/charges/charge.ts';
import { capturedWords, receivedWords, refundedWords } from './moved-words.ts';

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

test('money that came pays the order, or is said to be owed to who paid', () => {
  const came = charge({ kind: 'pix' });
  expect(receivedWords(100_012, { charge: came })).toMatch(
    /^Pagamento confirmado: R\$\s60,00 do pedido 100012\.$/,
  );
  expect(receivedWords(100_012, { charge: came, operation: 'refund', toRefund: centavos(6_000) })).toMatch(
    /^O pedido 100012 não precisa deste dinheiro: falta devolver R\$\s60,00\.$/,
  );
});
