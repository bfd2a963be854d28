import { expect, test } from 'vitest';
import type { Charge } from '#features/payments/domain/charges/charge.ts';
import { centavos } from '#kernel/money.ts';
import { givenBackWords } from './order-mail-money.ts';

const charge = (id: string, kind: Charge['kind'], status: Charge['status']): Charge => ({
  id,
  kind,
  status,
  amount: centavos(5_000),
});

test('of two payments the second goes back: the order stays paid', () => {
  const back = { charge: charge('second', 'pix', 'refunded'), amount: centavos(5_000), byShop: false };
  const [left, way] = givenBackWords(back, charge('first', 'card', 'paid'));
  expect(left).toContain('continua pago');
  expect(way).toMatch(/por Pix para a conta de onde veio/);
});
