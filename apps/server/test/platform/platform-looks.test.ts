/** What support sees of shops' orders and clients, what is written down about it, and the history of what the platform's people did. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { hashPassword } from '#features/accounts/server/identity/passwords.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type Login, logIn, logInStaff, send, smallServer } from '../../src/testing/small-server.ts';
import { MARKET_HOST } from '../../src/testing/small-shops.ts';
import { PASSWORD, type SmallWorld, STREET, smallWorld } from '../../src/testing/small-world.ts';
import { toInject, validRequests } from '../../src/testing/valid-requests.ts';

const database = testDatabase();
const SUPPORT = 'suporte@exemplo.com.br';
let app: FastifyInstance;
let world: SmallWorld;
let admin: string;
let support: string;
let orderNumber: number;

async function shop(session: Login, key: string) {
  const { ana, market } = world;
  const ids = {
    clientId: ana.id,
    userId: ana.userId,
    addressId: ana.addressId,
    orderNumber: 1,
    shop: market,
  };
  const who = { ...ids, handle: session.handle, email: ana.email, staffEmail: '' };
  const request = toInject(key, validRequests(who)[key] ?? {});
  return send(app, {
    ...request,
    headers: { ...request.headers, host: MARKET_HOST, cookie: session.cookie },
  });
}

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  const { db } = database.current;
  const passwordHash = await hashPassword(PASSWORD);
  await createStaff(db, {
    name: 'Sueli Prado',
    email: SUPPORT,
    passwordHash,
    support: true,
    memberships: [],
  });
  await setCustomer(db, world.market.id, world.ana.id, { approved: true, erpCode: 'ERP-ANA' });
  const ana = await logIn(app, world.ana.email, world.market.id);
  await shop(ana, 'POST /v2/app/:client/usuario/:idcliente/cart');
  const placed = await shop(ana, 'POST /v2/app/:token/usuario/:idcliente/pedido');
  orderNumber = placed.json().numpedido;
  admin = (await logInStaff(app, world.staff.administrator)).cookie;
  support = (await logInStaff(app, SUPPORT)).cookie;
});
afterAll(() => app.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, cookie: string, payload?: object) =>
  send(app, { method, url, headers: { cookie }, ...(payload && { payload }) });
const look = (rest: string, cookie = support, supplierId = world.market.id) =>
  call('POST', `/v4/plataforma/fornecedores/${supplierId}${rest}/consultar`, cookie);
const history = async (query = '') => (await call('GET', `/v4/plataforma/historico?${query}`, admin)).json();
const audit = async () => {
  const { cookie } = await logInStaff(app, world.staff.owner);
  return (await call('GET', `/v4/painel/${world.market.id}/auditoria`, cookie)).json().dados;
};

test('support opens an order, without what is personal, and the owner reads who looked', async () => {
  const answer = await look(`/pedidos/${orderNumber}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    numpedido: orderNumber,
    situacao: 'ENVIADO',
    cliente: { idcliente: world.ana.id },
    itens: [{ quantidade: expect.any(Number), total: expect.any(Number) }],
    historico: [{ situacao: 'ENVIADO', por: 'CLIENTE' }],
  });
  for (const secret of [STREET.ana, world.ana.email]) expect(answer.body).not.toContain(secret);
  const [entry] = await audit();
  expect(entry).toMatchObject({
    acao: 'order.looked-at',
    alvo: world.ana.id,
    por: { nome: 'Sueli Prado', email: SUPPORT },
    depois: { order: orderNumber },
  });
});

test('a client is shown with masked documents and the latest orders', async () => {
  const answer = await look(`/clientes/${world.ana.id}`);
  expect(answer.json()).toMatchObject({
    idcliente: world.ana.id,
    situacao: 'APROVADO',
    codigoErp: 'ERP-ANA',
    compras: 1,
    pedidos: [{ numpedido: orderNumber, situacao: 'ENVIADO' }],
  });
  for (const secret of [STREET.ana, world.ana.email]) expect(answer.body).not.toContain(secret);
  expect((await audit())[0]).toMatchObject({ acao: 'client.looked-at', alvo: world.ana.id });
});

test('nothing is found at another shop, and nothing is written about it', async () => {
  const before = (await history()).total;
  expect((await look(`/pedidos/${orderNumber}`, support, world.atlas.id)).statusCode).toBe(404);
  expect((await look(`/clientes/${newId()}`)).statusCode).toBe(404);
  expect((await history()).total).toBe(before);
});

test('a shop’s own people look at nothing this way', async () => {
  const { cookie } = await logInStaff(app, world.staff.owner);
  expect((await look(`/pedidos/${orderNumber}`, cookie)).statusCode).toBe(403);
});

test('the search leads to clients by their id, and shows no whole address', async () => {
  const found = await call('GET', `/v4/plataforma/busca?q=${world.ana.email}`, support);
  expect(found.json().clientes).toMatchObject([
    {
      idcliente: world.ana.id,
      fornecedores: expect.arrayContaining([{ idfornecedor: world.market.id, nome: expect.any(String) }]),
    },
  ]);
  expect(found.body).not.toContain(`"email":"${world.ana.email}"`);
});

test('the history has what was done at shops, for the platform and in somebody’s name, by whom, where and when', async () => {
  const { market } = world;
  const people = (await call('GET', `/v4/plataforma/fornecedores/${market.id}/pessoas`, admin)).json()
    .pessoas;
  const { idpessoa, nome } = people.find(({ dono }: { dono: boolean }) => dono);
  const as = `/v4/plataforma/fornecedores/${market.id}/pessoas/${idpessoa}/personificar`;
  const opened = await call('POST', as, admin, { motivo: 'Ajudar com a busca' });
  const acting = `${opened.cookies[0]?.name}=${opened.cookies[0]?.value}`;
  await call('POST', `/v4/painel/${market.id}/sinonimos`, acting, { expressoes: ['refri', 'refrigerante'] });
  await call('POST', '/v4/plataforma/pessoas/convites', admin, {
    nome: 'Beto',
    email: 'beto@exemplo.com.br',
    papel: 'SUPORTE',
  });
  const { dados, total } = await history('limite=100');
  expect(total).toBe(dados.length);
  const actions = dados.map(({ acao }: { acao: string }) => acao);
  expect([actions[0], actions[2]]).toEqual(['person.invited', 'staff.acted-for']);
  expect(dados[1]).toMatchObject({
    acao: expect.stringMatching(/^synonyms\./),
    por: { email: world.staff.administrator },
    emNomeDe: nome,
    loja: { idfornecedor: market.id, nome: expect.any(String) },
    depois: expect.objectContaining({ sayings: ['refri', 'refrigerante'] }),
  });
  expect(dados[0].loja).toBeUndefined();
  const only = async (query: string): Promise<string[]> =>
    (await history(`limite=100&${query}`)).dados.map(({ acao }: { acao: string }) => acao);
  expect(await only('tipo=person')).toEqual(['person.invited']);
  expect((await only('busca=sueli')).toSorted()).toEqual(['client.looked-at', 'order.looked-at']);
  expect(await only(`busca=${SUPPORT}&tipo=client`)).toEqual(['client.looked-at']);
  expect(await only(`loja=${world.atlas.id}`)).toEqual([]);
  expect((await only(`loja=${market.id}`)).length).toBe(dados.length - 1);
  expect(await only('ate=2020-01-01')).toEqual([]);
  expect(await only('de=2020-01-01')).toEqual(actions);
  const odd = await call('GET', '/v4/plataforma/historico?de=2026-02-31', admin);
  expect(odd.json().code).toBe('no-such-day');
});

test('what a shop’s own people do is none of it', async () => {
  const before = (await history()).total;
  const { cookie } = await logInStaff(app, world.staff.owner);
  await call('POST', `/v4/painel/${world.market.id}/sinonimos`, cookie, { expressoes: ['cerva', 'cerveja'] });
  expect((await history()).total).toBe(before);
});

test('an administrator in a shop’s panel is part of it', async () => {
  await call('POST', `/v4/painel/${world.market.id}/sinonimos`, admin, {
    expressoes: ['bolacha', 'biscoito'],
  });
  const [last] = (await history()).dados;
  expect(last).toMatchObject({
    loja: { idfornecedor: world.market.id },
    por: { email: world.staff.administrator },
  });
  expect(last.emNomeDe).toBeUndefined();
});
