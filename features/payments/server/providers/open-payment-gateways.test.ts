import { expect, test } from 'vitest';
import { inTransaction } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aPaidShop } from '../testing/a-paid-shop.ts';
import { openPaymentGateways } from './open-payment-gateways.ts';

const database = testDatabase();

const gateways = openPaymentGateways({
  sessionSecret: 's'.repeat(32),
  publicUrl: 'http://loja.test',
  sandbox: true,
  log: { warn: () => {} },
  orders: {
    lockForPayment: async () => 'open',
    orderPaid: async () => {},
    moneyBack: async () => {},
    mandateMoved: async () => {},
    collectionFailed: async () => {},
    payerOf: async () => ({ name: 'Ana Lima', email: 'ana@exemplo.com.br' }),
  },
});

test('inside of a transaction, a capture’s for one, a provider’s keys are read on its own connection', async () => {
  const shop = await aPaidShop(database.current);
  expect(await inTransaction(shop, (inside) => gateways.providerOf(inside, 'mercado-pago'))).toBeUndefined();
  expect(await inTransaction(shop, (inside) => gateways.providerOf(inside, 'sandbox'))).toBeDefined();
});
