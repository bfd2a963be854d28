/** Staff manage the ways to pay: what nobody could pay with is refused, and nobody overwrites what they have not seen. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { noteClientPrices } from '#features/pricing/server/client-prices.store.ts';
import { saveClientPricing } from '#features/pricing/server/client-pricing.store.ts';
import { defined } from '#kernel/defined.ts';
import { refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import type { Provider } from '../providers/provider.ts';
import { aPaidShop, type PaidShop } from '../testing/a-paid-shop.ts';
import { noGateways } from '../testing/no-gateways.ts';
import { paymentMethodsOf } from './list-payment-methods.ts';
import { panelMethodsRoutes } from './panel-methods.routes.ts';
import { savePaymentAccount } from './payment-accounts.ts';

const database = testDatabase();
let shop: PaidShop;
let actor: Staff;
let app: FastifyInstance;
/** What Mercado Pago says of the shop's keys; undefined: it has none. */
let keys: 'unknown' | 'keys-refused' | 'no-answer' | undefined;

const gateways: PaymentGateways = {
  ...noGateways,
  providerOf: async (_, name) =>
    name === 'mercado-pago' && keys === undefined
      ? undefined
      : ({ fetch: async () => refuse(keys ?? 'unknown') } as Partial<Provider> as Provider),
};

beforeEach(async () => {
  shop = await aPaidShop(database.current);
  keys = undefined;
  const email = `${newId()}@equipe.exemplo.com.br`;
  await createStaff(shop.db, {
    name: 'Dora',
    email,
    passwordHash: 'none',
    administrator: false,
    memberships: [{ supplierId: shop.supplier.id, role: 'owner' }],
  });
  const [row] = await shop.db.select().from(staff).where(eq(staff.email, email));
  actor = { kind: 'staff', sessionId: newId(), staffId: row?.id ?? '', name: 'Dora', standing: 'owner' };
  app ??= await appOf(
    (inner) => panelMethodsRoutes(inner, gateways, { publicUrl: 'https://loja.exemplo', sandbox: true }),
    () => ({ ...shop, actor }),
  );
});

const call = async (method: 'GET' | 'POST' | 'PUT', tail: string, payload?: object) => {
  const url = `/v4/painel/${shop.supplier.id}/${tail}`;
  const answer = await app.inject({ method, url, ...defined({ payload }) });
  return { status: answer.statusCode, body: answer.json() };
};
const list = async () => (await call('GET', 'formas-pagamento')).body;

const ofShop = {
  nome: 'Pix da loja',
  tipo: 'PIX',
  variacao: -5.5,
  tiposEntrega: ['DELIVERY', 'RETIRADA'],
  pix: { chave: 'pix@loja.com.br', nome: 'Loja da Dora', cidade: 'Recife' },
};

test('a new method stands last, is offered at once, and comes back as it was written', async () => {
  const added = await call('POST', 'formas-pagamento', ofShop);
  expect(added).toMatchObject({ status: 200, body: { ...ofShop, ativa: true, provedor: null, versao: 1 } });
  expect((await paymentMethodsOf(shop)).at(-1)).toMatchObject({ name: 'Pix da loja' });
  expect((await list()).formas.at(-1)).toEqual(added.body);
  const again = await call('PUT', `formas-pagamento/${added.body.idformapagto}`, added.body);
  expect(again).toMatchObject({ status: 200, body: { ...added.body, versao: 2 } });
});

test('a second person does not overwrite what they have not seen, and reads how it is now', async () => {
  const { body } = await call('POST', 'formas-pagamento', ofShop);
  const path = `formas-pagamento/${body.idformapagto}`;
  await call('PUT', path, { ...body, descricao: 'Confirmado em minutos' });
  expect(await call('PUT', path, { ...body, nome: 'Pix na hora' })).toMatchObject({
    status: 409,
    body: {
      code: 'alterado-por-outra-pessoa',
      facts: { atual: { nome: 'Pix da loja', descricao: 'Confirmado em minutos', versao: 2 } },
    },
  });
});

test('switched off, it is offered no more and still listed', async () => {
  const { body } = await call('POST', 'formas-pagamento', ofShop);
  await call('PUT', `formas-pagamento/${body.idformapagto}`, { ...body, ativa: false });
  expect((await paymentMethodsOf(shop)).map(({ name }) => name)).not.toContain('Pix da loja');
  expect((await list()).formas.at(-1)).toMatchObject({ nome: 'Pix da loja', ativa: false });
});

test.each([
  ['no receiver', { pix: null }, 422, 'method-not-payable', /Informe a chave Pix/],
  ['three decimals', { variacao: -5.555 }, 422, 'amount-not-exact', /duas casas/],
  ['a name that is taken', { nome: 'CARTÃO' }, 409, 'method-there-already', /este nome/],
  ['a provider without keys', { provedor: 'mercado-pago' }, 422, 'provider-not-connected', /chaves/],
  ['a method for nothing', { tiposEntrega: [] }, 400, 'invalid-request', /./],
])('refused: %s', async (_, change, status, code, message) => {
  expect(await call('POST', 'formas-pagamento', { ...ofShop, ...change })).toMatchObject({
    status,
    body: { code, message: expect.stringMatching(message) },
  });
});

test('a method keeps its kind', async () => {
  const { body } = await call('POST', 'formas-pagamento', ofShop);
  const changed = { ...body, tipo: 'DINHEIRO_NA_ENTREGA' };
  expect(await call('PUT', `formas-pagamento/${body.idformapagto}`, changed)).toMatchObject({
    status: 422,
    body: { code: 'kind-is-fixed' },
  });
});

test('the order is that of the shop; a list that misses one is refused', async () => {
  const ids = (await list()).formas.map(({ idformapagto }: { idformapagto: string }) => idformapagto);
  await call('PUT', 'ordem-formas-pagamento', { ids: ids.toReversed() });
  expect((await paymentMethodsOf(shop)).map(({ id }) => id)).toEqual(ids.toReversed());
  expect(await call('PUT', 'ordem-formas-pagamento', { ids: ids.slice(1) })).toMatchObject({
    status: 409,
    body: { code: 'other-methods-now' },
  });
});

test.each([
  [undefined, 'SEM_CONTA'],
  ['unknown', 'ACEITA'],
  ['keys-refused', 'RECUSADA'],
  ['no-answer', 'SEM_RESPOSTA'],
] as const)('the test of keys that are %s says %s', async (state, resultado) => {
  keys = state;
  expect(await call('POST', 'contas-pagamento/mercado-pago/teste')).toMatchObject({
    status: 200,
    body: { resultado },
  });
});

test('an account shows its public key and where to send notices, and no secret', async () => {
  await savePaymentAccount({ ...shop, actor }, 'segredo do servidor', 'mercado-pago', {
    publicKey: 'APP_USR-publica',
    secrets: { accessToken: 'APP_USR-token' },
  });
  const listed = await call('GET', 'formas-pagamento');
  expect(listed.body.contas).toContainEqual({
    provedor: 'mercado-pago',
    nome: 'Mercado Pago',
    precisaDeChaves: true,
    conectado: false,
    chavePublica: 'APP_USR-publica',
    alteradaEm: expect.any(String),
    notificacoes: expect.stringContaining(`/v4/pagamentos/mercado-pago/${shop.supplier.id}/`),
  });
  expect(JSON.stringify(listed.body)).not.toContain('token');
});

test('every change is in the audit log, with what was before', async () => {
  const { body } = await call('POST', 'formas-pagamento', ofShop);
  await call('PUT', `formas-pagamento/${body.idformapagto}`, { ...body, variacao: 0 });
  const events = await shop.db
    .select({ before: auditEvents.before, after: auditEvents.after })
    .from(auditEvents)
    .where(eq(auditEvents.supplierId, shop.supplier.id))
    .orderBy(auditEvents.id);
  expect(events).toMatchObject([
    { before: null, after: { priceVariance: -550 } },
    { before: { priceVariance: -550 }, after: { priceVariance: 0 } },
  ]);
});

/** A client of the shop is put in these groups. */
async function haveGroups(groups: readonly string[], { db, supplier }: Context = shop): Promise<string> {
  const { actor: client } = await aShopper({ ...shop, db, supplier });
  await noteClientPrices(db, supplier.id);
  await saveClientPricing(db, supplier.id, client.clientId, { groups });
  return client.clientId;
}

test('the client groups come back as they were written, and none means everybody', async () => {
  await haveGroups(['Clube', 'Atacado']);
  const added = await call('POST', 'formas-pagamento', { ...ofShop, grupos: ['Clube', ' Atacado '] });
  expect(added).toMatchObject({ status: 200, body: { grupos: ['Clube', 'Atacado'] } });
  expect((await list()).formas.at(-1)).toEqual(added.body);
  const opened = await call('PUT', `formas-pagamento/${added.body.idformapagto}`, {
    ...added.body,
    grupos: [],
  });
  expect(opened).toMatchObject({ status: 200, body: { grupos: [] } });
  expect(await call('POST', 'formas-pagamento', { ...ofShop, nome: 'Outra', grupos: [' '] })).toMatchObject({
    status: 400,
  });
});

test('a change that does not name the groups leaves them, as a panel of the version before sends it', async () => {
  await haveGroups(['Clube']);
  const { body } = await call('POST', 'formas-pagamento', { ...ofShop, grupos: ['Clube'] });
  const { grupos: _, ...old } = body;
  const path = `formas-pagamento/${body.idformapagto}`;
  expect(await call('PUT', path, { ...old, nome: 'Pix do clube' })).toMatchObject({
    status: 200,
    body: { nome: 'Pix do clube', grupos: ['Clube'] },
  });
  expect((await paymentMethodsOf(shop)).map(({ name }) => name)).not.toContain('Pix do clube');
  expect((await call('PUT', path, { ...old, versao: 2, grupos: null })).status).toBe(400);
  const { body: open } = await call('POST', 'formas-pagamento', { ...ofShop, nome: 'De todos' });
  expect(open.grupos).toEqual([]);
});

test('groups that are none of the shop are refused by the field, also another shop’s', async () => {
  await haveGroups(['De outra loja'], await aPaidShop(database.current));
  for (const grupos of [['De outra loja'], ['Inventado']])
    expect(await call('POST', 'formas-pagamento', { ...ofShop, grupos })).toMatchObject({
      status: 422,
      body: {
        code: 'method-not-payable',
        facts: { campos: { grupos: expect.stringMatching(/clientes da loja/) } },
      },
    });
  expect((await list()).grupos).toEqual([]);
});

test('a group that nobody is in any more stays in the method, which opens to nobody', async () => {
  const clientId = await haveGroups(['Clube']);
  const { body } = await call('POST', 'formas-pagamento', { ...ofShop, grupos: ['Clube'] });
  await saveClientPricing(shop.db, shop.supplier.id, clientId, { groups: [] });
  expect((await list()).grupos).toEqual([]);
  expect((await paymentMethodsOf(shop)).map(({ name }) => name)).not.toContain(ofShop.nome);
  const saved = await call('PUT', `formas-pagamento/${body.idformapagto}`, { ...body, descricao: 'Na hora' });
  expect(saved).toMatchObject({ status: 200, body: { descricao: 'Na hora', grupos: ['Clube'] } });
});
