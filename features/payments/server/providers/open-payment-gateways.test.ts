import { expect, test } from 'vitest';
import { inTransaction } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { HAS_AUTOMATIC_PIX, PROVIDER_NAMES, type ProviderName } from '../../domain/provider-names.ts';
import { mercadoPago } from '../mercado-pago/mercado-pago.ts';
import { aPaidShop } from '../testing/a-paid-shop.ts';
import { capped } from './capped-provider.ts';
import { openPaymentGateways } from './open-payment-gateways.ts';
import type { Provider } from './provider.ts';

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
    clientsOf: async () => new Map(),
    payerOf: async () => ({ name: 'Ana Lima', email: 'ana@exemplo.com.br' }),
  },
});

test('inside of a transaction, a capture’s for one, a provider’s keys are read on its own connection', async () => {
  const shop = await aPaidShop(database.current);
  expect(await inTransaction(shop, (inside) => gateways.providerOf(inside, 'mercado-pago'))).toBeUndefined();
  expect(await inTransaction(shop, (inside) => gateways.providerOf(inside, 'sandbox'))).toBeDefined();
});

test('every provider has Pix Automático exactly where shops may offer it', async () => {
  const shop = await aPaidShop(database.current);
  const account = { accessToken: 'APP_USR-2', webhookSecret: 'secret' };
  const adapters: Readonly<Record<ProviderName, Provider | undefined>> = {
    sandbox: await gateways.providerOf(shop, 'sandbox'),
    'mercado-pago': capped(mercadoPago({ account, noticeUrl: 'https://loja.test/avisos' })),
  };
  for (const name of PROVIDER_NAMES)
    expect(adapters[name]?.mandates !== undefined, name).toBe(HAS_AUTOMATIC_PIX[name]);
});
