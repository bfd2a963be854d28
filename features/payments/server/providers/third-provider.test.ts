/** A provider that is only registered: everything asks its own module, and nothing falls back to another provider. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { centavos } from '#kernel/money.ts';
import { accept } from '#kernel/result.ts';
import type { Customer, Staff } from '#kernel/scope.ts';
import { inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { troubleWords } from '../../contract/charges/trouble-words.ts';
import type { ProviderName } from '../../domain/provider-names.ts';
import { cardFieldRoutes } from '../card-field/card-field.routes.ts';
import { troublesAmong } from '../charges/charge-troubles.ts';
import { openCharge } from '../charges/open-charge.ts';
import { createPaymentMethod } from '../methods/create-payment-method.ts';
import { paymentMethod } from '../methods/list-payment-methods.ts';
import { paymentAccountOf, savePaymentAccount } from '../methods/payment-accounts.ts';
import { runOperationsNow } from '../operations/run-operations-now.ts';
import { chargesOfOrders } from '../store/charge.store.ts';
import { aPaidShop, type PaidShop } from '../testing/a-paid-shop.ts';
import { type ForgetfulBank, forgetfulBank } from '../testing/forgetful-bank.ts';
import { noGateways } from '../testing/no-gateways.ts';
import { handleWebhook } from '../webhooks/webhooks.routes.ts';
import { openPaymentGateways } from './open-payment-gateways.ts';
import type { PaymentGateways } from './payment-gateways.ts';
import { providerRoutes } from './provider.routes.ts';
import type { ProviderModule } from './provider-module.ts';
import { providers } from './providers.ts';

const NAME = 'imaginario' as ProviderName;
const MERCADO_PAGO = /mercado|mlstatic/i;
const settings = { sessionSecret: 's'.repeat(32), publicUrl: 'http://loja.test', sandbox: true };
const CARD = {
  instalments: { most: 1, withoutInterest: 1, monthlyInterest: 0, smallestPart: centavos(1) },
  preAuthorise: false,
};

const database = testDatabase();
let bank: ForgetfulBank;
let gateways: PaymentGateways;
let shop: PaidShop;
let card: string;
let app: FastifyInstance;

const imaginary: ProviderModule = {
  label: 'Imaginário',
  needsKeys: true,
  open: async (context, { sessionSecret }) => (await paymentAccountOf(context, sessionSecret, NAME)) && bank,
  cardField: {
    page: (nonce, publicKey) => ({
      title: 'Cartão',
      nonce,
      form: '<input id="imaginado">',
      script: `const key = '${publicKey}'; const tokenise = async () => ({ token: key });`,
      library: 'https://campo.imaginario.test/campo.js',
    }),
    policy: (nonce) => [`script-src 'nonce-${nonce}' https://campo.imaginario.test`],
    isolated: true,
  },
  routes: (inner) => {
    inner.get('/contas-pagamento/imaginario', async () => 'minha conta');
  },
};
const registered = { ...providers, [NAME]: imaginary };

beforeAll(async () => {
  shop = await aPaidShop(database.current);
  bank = { ...forgetfulBank(), name: NAME, readNotice: () => accept({ id: newId(), ref: 'none' }) };
  gateways = openPaymentGateways(
    { ...settings, orders: noGateways.orders, log: { warn: () => {} } },
    registered,
  );
  card = await createPaymentMethod(shop.db, shop.supplier.id, {
    kind: 'card',
    name: 'Cartão imaginário',
    description: '',
    priceVariance: 0,
    deliveryTypes: ['delivery'],
    provider: NAME,
    card: CARD,
    position: 7,
  });
  await savePaymentAccount({ ...shop, actor: await anOwner() }, settings.sessionSecret, NAME, {
    publicKey: 'chave-imaginaria',
    secrets: { apiKey: 'segredo-imaginario' },
  });
  const buyer = { kind: 'customer', sessionId: newId(), userId: newId(), clientId: newId() };
  app = await appOf(
    (inner) => {
      cardFieldRoutes(inner, gateways, registered);
      providerRoutes(inner, settings, registered);
    },
    () => ({ ...shop, actor: buyer as Customer }),
  );
});
afterAll(() => app.close());

async function anOwner(): Promise<Staff> {
  const email = `${newId()}@equipe.exemplo.com.br`;
  const memberships = [{ supplierId: shop.supplier.id, role: 'owner' as const }];
  await createStaff(shop.db, {
    name: 'Dora',
    email,
    passwordHash: 'none',
    administrator: false,
    memberships,
  });
  const [row] = await shop.db.select().from(staff).where(eq(staff.email, email));
  return { kind: 'staff', sessionId: newId(), staffId: row?.id ?? '', name: 'Dora', standing: 'owner' };
}

test('its card field is its own page, with its own policy', async () => {
  const opened = await app.inject({
    method: 'POST',
    url: '/v4/payment-sdk/generate-token',
    payload: { idformapagto: card },
  });
  expect(opened.json()).toEqual({
    provedor: NAME,
    chavePublica: 'chave-imaginaria',
    campo: `/v4/pagamentos/campo-cartao/${shop.supplier.id}/${card}`,
    isolado: true,
  });
  const page = await app.inject(opened.json().campo);
  expect(page.body).toContain('<input id="imaginado">');
  expect(page.body).toContain('src="https://campo.imaginario.test/campo.js"');
  expect(page.headers['content-security-policy']).toContain('https://campo.imaginario.test');
  for (const sent of [page.body, String(page.headers['content-security-policy'])])
    expect(sent).not.toMatch(MERCADO_PAGO);
});

test('its endpoints are served beside those of the others', async () => {
  expect((await app.inject('/contas-pagamento/imaginario')).body).toBe('minha conta');
});

test('its account is sealed for it alone, and opens no other provider', async () => {
  expect(await gateways.providerOf(shop, NAME)).toMatchObject({ name: NAME });
  expect(await gateways.providerOf(shop, 'mercado-pago')).toBeUndefined();
  expect((await paymentAccountOf(shop, settings.sessionSecret, NAME))?.secrets).toEqual({
    apiKey: 'segredo-imaginario',
  });
});

test('its webhooks are read by its own adapter, and those of an unknown provider by none', async () => {
  const notice = { body: '{}', headers: {}, query: {} };
  expect(await handleWebhook(shop, gateways, NAME, notice)).toMatchObject({
    refusal: { code: 'unknown-charge' },
  });
  for (const name of ['nenhum', 'constructor', '__proto__'])
    expect(await handleWebhook(shop, gateways, name, notice)).toMatchObject({
      refusal: { code: 'unknown-provider' },
    });
});

test('what goes wrong with it is mailed to the staff by its own name', async () => {
  const method = await paymentMethod(shop, card);
  if (method === undefined) throw new Error('no method');
  const request = { orderNumber: 1, method, amount: centavos(500) };
  await inTransaction(shop, (inside) => openCharge(inside, request));
  bank.answer('authoriseCard', 'keys-refused');
  await runOperationsNow(shop, gateways, 1, 'token');
  const charges = await chargesOfOrders(shop.db, shop.supplier.id, [1]);
  const [trouble] = await troublesAmong(shop.db, shop.supplier.id, charges, registered);
  if (trouble === undefined) throw new Error('no trouble');
  expect(troubleWords(trouble)).toContain('O Imaginário não aceitou as chaves da loja');

  const unregistered = await troublesAmong(shop.db, shop.supplier.id, charges, providers);
  expect(unregistered).toMatchObject([{ trouble: trouble.trouble, provider: NAME }]);
});
