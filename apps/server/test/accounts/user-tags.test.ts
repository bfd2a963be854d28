/** What a shop notes of one client: tags that rules read, and its own codes. Spec 1, 3 and 6, user tags. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type Login, logIn, logInStaff, send, smallServer } from '../../src/testing/small-server.ts';
import { ATLAS_HOST, MARKET_HOST } from '../../src/testing/small-shops.ts';
import { type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';
import { withinASecond } from '../../src/testing/within-a-second.ts';

const database = testDatabase();
const UUID = /^[0-9a-f-]{36}$/;
const ADDRESS = {
  cep: '01310-100',
  rua: 'Avenida Paulista',
  numero: '1000',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
};

let app: FastifyInstance;
let world: SmallWorld;
let panel: string;
let ana: Login;
let bia: Login;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  panel = (await logInStaff(app, world.staff.owner)).cookie;
  ana = await logIn(app, world.ana.email, world.market.id);
  bia = await logIn(app, world.bia.email, world.market.id);
});
afterAll(() => app.close());

type Method = 'GET' | 'POST' | 'PUT';
const call = (method: Method, url: string, cookie: string, payload?: object, host = MARKET_HOST) =>
  send(app, { method, url, headers: { host, cookie }, ...(payload && { payload }) });

const settings = (clientId: string) => `/v4/painel/${world.market.id}/clientes/${clientId}/configuracoes`;
const note = (clientId: string, payload: object) => call('PUT', settings(clientId), panel, payload);

test('tags that staff give a client are answered to them, and are rules for them alone', async () => {
  const addAddress = ({ handle, clientId, cookie }: Login) =>
    call('POST', `/v1/app/${handle}~${clientId}/enderecos`, cookie, {
      ...ADDRESS,
      idfornecedor: world.market.id,
    });
  expect((await addAddress(ana)).statusCode).toBe(200);

  const tags = ['uses-single-address'];
  const noted = await note(world.ana.id, { tags });
  expect(noted.json()).toEqual({
    idcliente: world.ana.id,
    idcadastroextracliente: expect.stringMatching(UUID),
    cod_erp: null,
    tags,
    versao: 2,
  });
  expect((await call('GET', settings(world.ana.id), panel)).json()).toEqual(noted.json());

  const refused = await addAddress(ana);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'single-address']);
  expect((await addAddress(bia)).statusCode).toBe(200);

  const session = async (host: string) =>
    (await call('GET', '/v1/app/token/cliente', ana.cookie, undefined, host)).json();
  await withinASecond(async () => (await session(MARKET_HOST)).tags?.length === 1);
  expect(await session(MARKET_HOST)).toMatchObject({
    tags,
    idcadastroextracliente: noted.json().idcadastroextracliente,
    loginAsUsuarioVinculado: false,
  });
  // Another shop knows nothing of them.
  expect((await session(ATLAS_HOST)).tags).toBeUndefined();
  const configured = `/v2/app/${ana.handle}~${ana.clientId}/get-configuracoes-cliente`;
  expect((await call('GET', configured, ana.cookie)).json()).toMatchObject({ tags });

  await note(world.ana.id, { tags: [] });
  expect((await addAddress(ana)).statusCode).toBe(200);
});

test('a linked user has the tags of the client', async () => {
  await note(world.ana.id, { tags: ['use-primary-address'] });
  const joao = await logIn(app, world.linkedEmail, world.market.id);
  expect((await call('GET', '/v1/app/token/cliente', joao.cookie)).json()).toMatchObject({
    tags: ['use-primary-address'],
    loginAsUsuarioVinculado: true,
  });
});

test('a code of the shop’s own system names one client, and stays when only tags change', async () => {
  expect((await note(world.ana.id, { cod_erp: 'ERP-9' })).json().cod_erp).toBe('ERP-9');
  expect((await note(world.ana.id, { tags: [] })).json().cod_erp).toBe('ERP-9');
  const taken = await note(world.bia.id, { cod_erp: 'ERP-9' });
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'erp-code-taken']);
  await note(world.ana.id, { cod_erp: null });
  expect((await note(world.bia.id, { cod_erp: 'ERP-9' })).json().cod_erp).toBe('ERP-9');
  const both = await Promise.all(
    [world.ana.id, world.bia.id].map((clientId) => note(clientId, { cod_erp: 'ERP-10' })),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('an address has a code of its own in each shop’s system', async () => {
  const code = (payload: object, clientId = world.ana.id) =>
    call(
      'PUT',
      `/v4/painel/${world.market.id}/clientes/${clientId}/enderecos/${world.ana.addressId}/cod-erp`,
      panel,
      payload,
    );
  const shown = async (host: string) => {
    const list = `/v1/app/${ana.handle}~${ana.clientId}/enderecos`;
    const { enderecos } = (await call('GET', list, ana.cookie, undefined, host)).json();
    return enderecos.find((one: { idendereco: string }) => one.idendereco === world.ana.addressId).cod_erp;
  };
  expect((await code({ cod_erp: 'E-1' })).json()).toEqual({
    idendereco: world.ana.addressId,
    cod_erp: 'E-1',
  });
  expect(await shown(MARKET_HOST)).toBe('E-1');
  expect(await shown(ATLAS_HOST)).toBeNull();
  // What the database cannot store.
  expect((await code({ cod_erp: 'E\u0000' })).statusCode).toBe(400);
  expect((await note(world.ana.id, { cod_erp: 'E\u0000' })).statusCode).toBe(400);
  // Of another client.
  expect((await code({ cod_erp: 'E-2' }, world.bia.id)).statusCode).toBe(404);
  expect((await code({ cod_erp: null })).statusCode).toBe(200);
  expect(await shown(MARKET_HOST)).toBeNull();
});

test('a tag that speaks of the shop, an unknown client and one’s own account change nothing', async () => {
  expect((await note(world.ana.id, { tags: ['support-budget'] })).statusCode).toBe(400);
  expect((await note('019a0000-0000-7000-8000-000000000001', { tags: [] })).statusCode).toBe(404);
  expect((await call('PUT', settings(world.ana.id), ana.cookie, { tags: [] })).statusCode).toBe(401);
});

test('what staff note is in the shop’s log of changes', async () => {
  await note(world.bia.id, { tags: ['uses-share-coupom'] });
  const audit = await call('GET', `/v4/painel/${world.market.id}/auditoria`, panel);
  const [last] = audit.json().dados;
  expect(last).toMatchObject({ acao: 'client.changed', alvo: world.bia.id });
});
