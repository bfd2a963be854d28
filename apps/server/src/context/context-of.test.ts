import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_UUID } from '#kernel/ids.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import {
  type FixtureLogin,
  type InjectedRequest,
  injectRequest,
  logInAs,
  testServer,
  testWorld,
} from './context-fixture.ts';
import { shopOfHost } from './supplier-of.ts';

const database = testDatabase();
let app: FastifyInstance;
let world: Awaited<ReturnType<typeof testWorld>>;
let ana: FixtureLogin;

beforeAll(async () => {
  world = await testWorld(database.current);
  app = await testServer(database.current);
  ana = await logInAs(app, 'ana@exemplo.com.br', world.market);
});
afterAll(() => app.close());

const theme = (key: string) => `/v2/configuracao/fornecedor/${key}/tema`;
const LIST = '/v2/app/token/fornecedor';
const statusAndCode = async (url: string, how?: InjectedRequest) => {
  const answer = await injectRequest(app, url, how);
  return [answer.statusCode, answer.statusCode === 200 ? undefined : answer.json().code];
};
const slugs = async (url: string, how?: InjectedRequest) =>
  (await injectRequest(app, url, how)).json().fornecedores?.map(({ slug }: { slug: string }) => slug);

describe('a host of its own locks the site to the supplier', () => {
  test.each(['aurora.localhost', 'AURORA.LOCALHOST:3000', 'aurora.localhost.'])('%s', async (host) => {
    expect(await slugs(LIST, { host })).toEqual(['aurora']);
    expect(await shopOfHost(database.current.db, host)).toBe('aurora');
  });

  test.each([
    'localhost',
    '127.0.0.1:3000',
    '[::1]:3000',
    'aurora.localhost.evil.example',
    'aurora.localhost:x',
    '',
  ])('but not %s', async (host) => {
    expect(await slugs(LIST, { host })).toEqual(['atlas', 'aurora', 'mercado']);
    expect(await shopOfHost(database.current.db, host)).toBeUndefined();
  });

  test('a forwarded host counts only from a trusted peer', async () => {
    const headers = { 'x-forwarded-host': 'aurora.localhost' };
    expect(await slugs(LIST, { headers })).toHaveLength(3);
    expect(await slugs(LIST, { headers, remoteAddress: '10.0.0.1' })).toEqual(['aurora']);
  });

  test('and everything else has to agree', async () => {
    const host = 'aurora.localhost';
    const conflict = [400, 'supplier-conflict'];
    expect(await statusAndCode(theme('aurora'), { host })).toEqual([200, undefined]);
    expect(await statusAndCode(theme(world.aurora), { host })).toEqual([200, undefined]);
    expect(await statusAndCode(theme('mercado'), { host })).toEqual(conflict);
    expect(await statusAndCode(LIST, { host, headers: { 'x-idfornecedor': world.market } })).toEqual(
      conflict,
    );
    expect(await statusAndCode(`${LIST}?idfornecedor=${world.market}`, { host })).toEqual(conflict);
    expect(await statusAndCode(`${LIST}?slug=mercado`, { host })).toEqual(conflict);
    expect(await statusAndCode(`${LIST}?dominio=aurora.localhost&slug=mercado`)).toEqual(conflict);
  });
});

describe('on a shared host', () => {
  test('path, query and header say the same supplier, in any spelling', async () => {
    const headers = { 'x-idfornecedor': world.market };
    expect(await statusAndCode(theme('mercado'), { headers })).toEqual([200, undefined]);
    expect(await statusAndCode(`${theme(world.market)}?idfornecedor=mercado`, { headers })).toEqual([
      200,
      undefined,
    ]);
    expect(await slugs(LIST, { headers })).toEqual(['mercado']);
    expect(await slugs(LIST, { headers: { 'x-idfornecedor': EMPTY_UUID } })).toHaveLength(3);
  });

  test.each([
    ['header', () => [theme('mercado'), { headers: { 'x-idfornecedor': world.aurora } }]],
    ['query', () => [`${theme('mercado')}?idfornecedor=${world.aurora}`, {}]],
    ['short query', () => [`${theme('mercado')}?fornec=${world.aurora}`, {}]],
    ['repeated query', () => [`${theme('mercado')}?idfornecedor=mercado&idfornecedor=aurora`, {}]],
    [
      'list without it',
      () => [theme('mercado'), { headers: { 'x-idfornecedor': `${world.aurora},${world.atlas}` } }],
    ],
  ] as [string, () => [string, InjectedRequest]][])('a %s that disagrees is refused', async (_, how) => {
    expect(await statusAndCode(...how())).toEqual([400, 'supplier-conflict']);
  });

  test('of a header with several suppliers the first is meant where nothing else names one', async () => {
    const headers = { 'x-idfornecedor': `${world.aurora}, ${world.market}` };
    const config = '/v2/app/token/configuracao/fornecedor';
    expect(await statusAndCode(theme('mercado'), { headers })).toEqual([200, undefined]);
    const [listed, alone] = await Promise.all(
      [headers, { 'x-idfornecedor': world.aurora }].map((each) =>
        injectRequest(app, config, { headers: each }),
      ),
    );
    expect([listed?.statusCode, listed?.json()]).toEqual([200, alone?.json()]);
    expect(await statusAndCode(config, { headers: { 'x-idfornecedor': `nenhuma,${world.market}` } })).toEqual(
      [404, 'no-supplier'],
    );
    expect(await statusAndCode(config, { host: 'aurora.localhost', headers })).toEqual([200, undefined]);
    // The list of suppliers is about none of them.
    expect(await slugs(LIST, { headers })).toHaveLength(3);
  });

  test('a supplier that does not exist is reported in the specification’s words', async () => {
    const answer = await injectRequest(app, theme('nenhuma'));
    expect([answer.statusCode, answer.json().message]).toEqual([
      404,
      'Não foi possivel encontrar fornecedores para este endereço',
    ]);
    expect(await statusAndCode(`${LIST}?dominio=nenhuma.example`)).toEqual([404, 'no-supplier']);
    expect(await statusAndCode('/v2/app/token/configuracao/fornecedor')).toEqual([404, 'no-supplier']);
  });
});

describe('the handle in a path', () => {
  const addresses = (client: string) => `/v1/app/${client}/enderecos`;
  const cookie = () => ({ headers: { cookie: ana.cookie } });

  test('is the session’s own', async () => {
    expect(await statusAndCode(addresses(ana.handle), cookie())).toEqual([200, undefined]);
    expect(await statusAndCode(addresses(`${ana.handle}~${ana.clientId}`), cookie())).toEqual([
      200,
      undefined,
    ]);
    const bearer = { headers: { authorization: `Bearer ${ana.token}` } };
    expect(await statusAndCode(addresses(ana.handle), bearer)).toEqual([200, undefined]);
  });

  test('is no credential', async () => {
    expect(await statusAndCode(addresses(ana.handle))).toEqual([401, 'session-required']);
    expect(await statusAndCode(addresses('token'))).toEqual([401, 'session-required']);
    expect(await statusAndCode(`/v2/app/${ana.handle}/fornecedor`)).toEqual([401, 'foreign-handle']);
  });

  test('that is another’s is refused, and the word token is enough only where anyone may call', async () => {
    const bia = await logInAs(app, 'bia@exemplo.com.br', world.market);
    expect(await statusAndCode(addresses(bia.handle), cookie())).toEqual([401, 'foreign-handle']);
    expect(await statusAndCode(addresses('token'), cookie())).toEqual([401, 'foreign-handle']);
    expect(await statusAndCode(LIST, cookie())).toEqual([200, undefined]);
    expect(await statusAndCode(`/v2/app/${bia.handle}/fornecedor`, cookie())).toEqual([
      401,
      'foreign-handle',
    ]);
  });
});

describe('another client’s id', () => {
  const bare = ({ statusCode, headers, body }: Awaited<ReturnType<typeof injectRequest>>) => {
    const { 'x-request-id': _, date: __, ...rest } = headers;
    return { statusCode, headers: rest, body: body.replace(/"requestId":"[^"]*"/, '') };
  };

  test.each([
    ['in the client segment', (id: string) => [`/v1/app/${ana.handle}~${id}/enderecos`, {}]],
    ['in the query', (id: string) => [`${LIST}?idcliente=${id}`, {}]],
    ['in the query twice', (id: string) => [`${LIST}?idcliente=${ana.clientId}&idcliente=${id}`, {}]],
    ['in the query’s other spelling', (id: string) => [`${LIST}?idclient=${id}`, {}]],
    ['in the body', (id: string) => [`/v1/app/${ana.handle}/enderecos`, { body: { idcliente: id } }]],
  ] as [string, (id: string) => [string, InjectedRequest]][])(
    '%s is answered as one that does not exist',
    async (_, how) => {
      const answers = await Promise.all(
        [world.bia, newId()].map(async (id) => {
          const [url, given] = how(id);
          return injectRequest(app, url, { ...given, headers: { cookie: ana.cookie } });
        }),
      );
      const [foreign, absent] = answers.map(bare);
      expect([400, 404]).toContain(foreign?.statusCode);
      expect(foreign).toEqual(absent);
    },
  );

  test('is refused to a visitor, whose own id is the empty one', async () => {
    expect(await statusAndCode(`${LIST}?idcliente=${world.ana}`)).toEqual([404, 'not-found']);
    expect(await statusAndCode(`${LIST}?idcliente=${EMPTY_UUID}`)).toEqual([200, undefined]);
    expect(await statusAndCode(`/v2/app/token~${EMPTY_UUID}/fornecedor`)).toEqual([200, undefined]);
    expect(await statusAndCode(`/v2/app/token~${world.ana}/fornecedor`)).toEqual([404, 'not-found']);
  });
});

test.each(['token~', 'token~x', `token~${EMPTY_UUID}~x`, 'to.ken', `token~${EMPTY_UUID.toUpperCase()}A`])(
  'the segment %s is refused',
  async (segment) => {
    expect((await injectRequest(app, `/v2/app/${encodeURIComponent(segment)}/fornecedor`)).statusCode).toBe(
      400,
    );
  },
);

describe('a write from another site is refused', () => {
  const address = {
    rua: 'Rua A',
    numero: '1',
    bairro: 'Centro',
    cidade: 'São Paulo',
    uf: 'SP',
    cep: '01310-100',
  };
  const write = (headers: Record<string, string>) =>
    statusAndCode(`/v1/app/${ana.handle}/enderecos`, {
      body: address,
      headers: { cookie: ana.cookie, ...headers },
    });

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'https://localhost:3000' },
    { origin: 'null' },
    { referer: 'http://evil.example/localhost:3000' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
  ])('%j', async (headers) => {
    expect(await write(headers as Record<string, string>)).toEqual([403, 'cross-site']);
  });

  test('and one from our own pages is not', async () => {
    expect(await write({ 'sec-fetch-site': 'same-origin' })).toEqual([200, undefined]);
    expect(await write({ origin: 'http://localhost:3000' })).toEqual([200, undefined]);
    expect(await write({})).toEqual([200, undefined]);
  });

  test('nor one with a bearer token, which no browser sends by itself', async () => {
    const headers = { authorization: `Bearer ${ana.token}`, origin: 'https://erp.example' };
    expect(await statusAndCode(`/v1/app/${ana.handle}/enderecos`, { body: address, headers })).toEqual([
      200,
      undefined,
    ]);
  });

  test('a login too', async () => {
    const body = { cpf: 'ana@exemplo.com.br', senha: 'vitrine123', idfornecedor: world.market };
    const headers = { origin: 'https://evil.example' };
    expect(await statusAndCode('/v1/app/token/usuario/autenticar', { body, headers })).toEqual([
      403,
      'cross-site',
    ]);
  });
});

test('what is wrong with an address is reported field by field', async () => {
  const answer = await injectRequest(app, `/v1/app/${ana.handle}/enderecos`, {
    body: { rua: 'Rua A', numero: '1', bairro: 'Centro', cidade: 'São Paulo', uf: 'XX', cep: '1' },
    headers: { cookie: ana.cookie },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'invalid-address',
    facts: { campos: { uf: 'Escolha um dos 27 estados.', cep: 'O CEP tem 8 números.' } },
  });
});
