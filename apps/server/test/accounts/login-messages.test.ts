/** The sentences of spec 8 about login, session, API key and token login: when each occurs, and where it is shown. */

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInWithKey } from '#features/accounts/storefront/login/log-in-with-key.ts';
import { defined } from '#kernel/defined.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createApi } from '#platform/web/api.ts';
import { type Login, logIn, logOut, PROXY, send, smallServer } from '../../src/testing/small-server.ts';
import { ATLAS_HOST, MARKET_HOST } from '../../src/testing/small-shops.ts';
import { PASSWORD, type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;
let ana: Login;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  ana = await logIn(app, world.ana.email, world.market.id);
});
afterAll(() => app.close());

type Method = 'GET' | 'POST' | 'PUT';
/** The response; the screen shows its `message`. */
async function responseTo(
  method: Method,
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  const answer = await send(app, {
    method,
    url,
    remoteAddress: PROXY,
    headers: { host: MARKET_HOST, 'x-forwarded-for': '203.0.113.9', ...headers },
    ...defined({ payload }),
  });
  return [answer.statusCode, answer.json().message];
}
const enter = (cpf: string, senha: string, headers: Record<string, string> = {}) =>
  responseTo('POST', '/v1/app/token/usuario/autenticar', { cpf, senha }, headers);
const update = (senhaAtual: string, senha: string) =>
  responseTo(
    'PUT',
    `/v1/app/usuario/${ana.handle}~${world.ana.id}`,
    { dadosUsuario: { senhaAtual, senha } },
    { cookie: ana.cookie },
  );
const ended = async (): Promise<Login> => {
  const session = await logIn(app, world.bia.email, world.market.id);
  await logOut(app, session);
  return session;
};

interface Sentence {
  readonly says: string;
  readonly when: string;
  /** The screen that shows it; e2e tests cover sentences of the screens themselves. */
  readonly where: string;
  readonly request: () => Promise<unknown[]>;
  readonly status: number;
}

const SENTENCES: readonly Sentence[] = [
  {
    says: 'Email ou CPF Invalido',
    when: 'what was typed can be no login',
    where: 'login and recovery, above the form',
    request: () => responseTo('GET', '/v2/app/token/usuario/ana?auth=random'),
    status: 400,
  },
  {
    says: 'Usuário inexistente ou credenciais inválidas',
    when: 'nobody has this login',
    where: 'login, above the form',
    request: () => enter('ninguem@exemplo.com.br', PASSWORD),
    status: 401,
  },
  {
    says: 'Usuário inexistente ou credenciais inválidas',
    when: 'the password is another',
    where: 'login, above the form',
    request: () => enter(world.bia.email, 'errada'),
    status: 401,
  },
  {
    says: 'Seu cadastro já foi confirmado e aguarda aprovação',
    when: 'the supplier has not approved the client',
    where: 'login, as a message over the waiting view',
    request: () => enter(world.novo.email, PASSWORD, { host: ATLAS_HOST }),
    status: 403,
  },
  {
    says: 'Erro ao tentar fazer login. Tente novamente em alguns minutos',
    when: 'ten wrong passwords came before it',
    where: 'login; every 429 then leads to the too-many-request screen',
    request: async () => {
      for (let tried = 0; tried < 10; tried += 1) await enter('outra@exemplo.com.br', 'errada');
      return enter('outra@exemplo.com.br', 'errada');
    },
    status: 429,
  },
  {
    says: 'Sessão expirada, efetue login novamente',
    when: 'a page is loaded with a session that is over',
    where: 'every page, as a toast; the session is left',
    request: async () =>
      responseTo('GET', '/v1/app/token/cliente', undefined, { cookie: (await ended()).cookie }),
    status: 200,
  },
  {
    says: 'Sessão expirada, efetue login novamente',
    when: 'a call of one’s own is made with a session that is over',
    where: 'the page in place of its content, with the way to the login',
    request: async () => {
      const { handle, cookie } = await ended();
      return responseTo('GET', `/v1/app/${handle}/enderecos`, undefined, { cookie });
    },
    status: 401,
  },
  {
    says: 'Não foi possível autenticar seu usuário. Verifique suas credenciais e tente novamente.',
    when: 'e-mail, password or second step are changed with a wrong password',
    where: 'own data, above the form',
    request: () => update('errada', 'azul cavalo grampo'),
    status: 403,
  },
  {
    says: 'Cadastro atualizado',
    when: 'the password was changed',
    where: 'own data, as a toast',
    request: () => update(PASSWORD, 'azul cavalo grampo'),
    status: 200,
  },
  {
    says: 'Usuário inexistente ou credenciais inválidas',
    when: 'an API key or its ERP user is wrong: the server’s own message',
    where: 'the page of the link, as a toast',
    request: () =>
      responseTo('POST', '/v4/api-key/login', {
        apiKey: 'vitrine_x',
        idErpUsuario: 'ERP-1',
        idFornecedor: world.market.id,
      }),
    status: 401,
  },
  {
    says: 'Não foi possível autenticar via token de redirecionamento. Verifique suas credenciais e tente novamente.',
    when: 'a login token is used, old, of another host or another e-mail',
    where: 'the login-token page',
    request: () =>
      responseTo('POST', `/v4/login-token/${world.market.id}/entrar`, {
        tokenLogin: 'x'.repeat(43),
        email: world.ana.email,
      }),
    status: 401,
  },
];

test.each(SENTENCES)('$says ($when; $where)', async ({ says, status, request }) => {
  expect(await request()).toEqual([status, says]);
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer without words', async () => ({ status: 502, body: undefined })],
])(
  'Erro ao obter cliente! (an API-key login that gets %s; the page of the link, as a toast)',
  async (_, transport) => {
    const api = createApi({ transport, headers: () => ({}) });
    expect(await logInWithKey(api, { key: 'k', user: 'ERP-1', supplierId: world.market.id })).toEqual({
      ok: false,
      message: 'Erro ao obter cliente!',
    });
  },
);
