/**
 * Any request gets a 200 in the declared shape, or a documented problem with all of its fields; never a 5xx.
 * Reliability T24, T41, T42, T43, T50.
 */

import { randomInt } from 'node:crypto';
import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { commonRefusals } from '#platform/http/common-refusals.ts';
import type { ServedCall } from '#platform/http/documentation/served-calls.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { contextRefusals } from '../../src/context/context-refusals.ts';
import { fieldsOf, type Shape, withField } from '../../src/testing/fields.ts';
import { mutated } from '../../src/testing/generate.ts';
import { LONG, PAYLOADS } from '../../src/testing/hostile-values.ts';
import { type Random, randomOf } from '../../src/testing/random.ts';
import {
  type Login,
  logIn,
  logInStaff,
  PROXY,
  type StaffLogin,
  send,
  smallServer,
} from '../../src/testing/small-server.ts';
import { ATLAS_HOST, MARKET_HOST, SHARED_HOST } from '../../src/testing/small-shops.ts';
import { type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';
import {
  type Given,
  type Identity,
  keyOf,
  renewRequests,
  sameRequests,
  toInject,
} from '../../src/testing/valid-requests.ts';

/**
 * Printed with every failure. FUZZ_SEED repeats a run (`random` tries another one), FUZZ_REQUESTS is the number per
 * call.
 */
const seed =
  process.env.FUZZ_SEED === 'random' ? randomInt(2 ** 31) : Number(process.env.FUZZ_SEED ?? 20_261_121);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 24);

const database = testDatabase();
const ajv = new Ajv({ strict: false, allErrors: false });
let app: FastifyInstance;
let world: SmallWorld;
let ana: Login;
let owner: StaffLogin;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  ana = await logIn(app, world.ana.email, world.market.id);
  owner = await logInStaff(app, world.staff.owner);
});
afterAll(() => app.close());

const anasIdentity = (): Identity => {
  const { id: clientId, userId, email, addressId } = world.ana;
  const ids = { clientId, userId, addressId, orderNumber: 1, shop: world.market };
  return { handle: ana.handle, email, staffEmail: world.staff.owner, ...ids };
};

const anasRequest = (key: string): Given => sameRequests(anasIdentity())[key] ?? {};

const isProblem = ajv.compile({
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'message', 'error', 'Mensagem', 'code', 'requestId'],
  properties: {
    type: { const: 'about:blank' },
    title: { type: 'string', minLength: 1 },
    status: { type: 'integer', minimum: 400, maximum: 499 },
    detail: { type: 'string' },
    message: { type: 'string', minLength: 1 },
    error: { type: 'string' },
    Mensagem: { type: 'string' },
    code: { type: 'string', pattern: '^[a-z-]+$' },
    requestId: { type: 'string' },
  },
});

/** What is wrong with a response; undefined where it is as declared. The content of files is tested elsewhere. */
function broken(
  answer: LightMyRequestResponse,
  fits: ValidateFunction | undefined,
  promised = 'application/json',
  others: readonly string[] = [],
): string | undefined {
  const { statusCode, body } = answer;
  const type = String(answer.headers['content-type']);
  if (statusCode === 200) {
    if (![promised, ...others].some((one) => type.startsWith(one))) return `200 as ${type}`;
    if (promised !== 'application/json') return undefined;
    return fits === undefined || fits(JSON.parse(body)) ? undefined : `200 ${ajv.errorsText(fits.errors)}`;
  }
  if (statusCode < 400 || statusCode > 499) return `${statusCode} ${body.slice(0, 300)}`;
  if (!type.startsWith('application/problem+json')) return `${statusCode} as ${type}: ${body.slice(0, 200)}`;
  const problem = JSON.parse(body);
  if (!isProblem(problem)) return `${statusCode} ${ajv.errorsText(isProblem.errors)}`;
  return problem.status === statusCode ? undefined : `${statusCode} says ${problem.status}`;
}

/** Products of a list, or the refusal. */
async function listed(query: Record<string, string>): Promise<unknown> {
  const url = `/v1/app/${world.market.id}/listaprodutosf/token?${new URLSearchParams(query)}`;
  const answer = await send(app, { url });
  expect(broken(answer, undefined)).toBeUndefined();
  return answer.statusCode === 200
    ? answer.json().data.dados.map(({ nome }: { nome: string }) => nome)
    : answer.statusCode;
}

describe('what could be read as SQL, as a query or as a pattern is only text', () => {
  test.each(PAYLOADS)('%j', async (payload) => {
    const all = await listed({});
    expect(all).toHaveLength(5);
    for (const field of ['categ', 'tagsPesquisa', 'ordenacao', 'agrupadores', 'produtoprincipal']) {
      const answer = await listed({ [field]: payload });
      const nothing = payload.trim() === '' || field === 'agrupadores' || field === 'produtoprincipal';
      if (!nothing)
        expect([400, 404, '[]']).toContain(Array.isArray(answer) ? JSON.stringify(answer) : answer);
    }
    const hits = await listed({ sk: payload });
    // Words of the payload may match a product, but a match-all pattern must not match everything.
    if (/^[\W_]*$/.test(payload.trim()) && payload.trim() !== '') expect(hits).not.toHaveLength(5);
    const { market } = world;
    const paths = [
      `/v2/app/token/fornecedor/${market.id}/produto/${encodeURIComponent(payload.toWellFormed()) || 'x'}`,
      `/v2/app/token/usuario/${encodeURIComponent(payload.toWellFormed()) || 'x'}`,
      `/v2/app/token/fornecedor?dominio=${encodeURIComponent(payload.toWellFormed())}`,
      `/v2/app/token/fornecedor?slug=${encodeURIComponent(payload.toWellFormed())}`,
      `/v2/app/token/listaprodutos/full-text/pesquisar?idfornecedor=${market.id}&query=${encodeURIComponent(payload.toWellFormed())}`,
    ];
    for (const url of paths) expect(broken(await send(app, { url }), undefined), url).toBeUndefined();
  });

  test('in everything that an order and an address write down', async () => {
    const { market } = world;
    const texts = PAYLOADS.map((payload) => `${payload} fim`);
    for (const [place, text] of texts.entries()) {
      // Orders with unknown coupons are refused and limited, and so are invalid days, so only some have them.
      const code = place % 10 === 0 ? { cupom: text } : {};
      const day = place % 10 === 5 ? { formaEntrega: { data_de_entrega: text } } : {};
      for (const [key, given] of [
        ['POST /v1/app/:client/enderecos', { rua: text, apelido: text, complemento: text, pontoref: text }],
        [
          'POST /v2/app/:token/usuario/:idcliente/pedido',
          { anotacoes: text, ...code, ...day, representante: text },
        ],
      ] as const) {
        const valid = anasRequest(key);
        const request = toInject(key, { ...valid, body: { ...valid.body, ...given } });
        const headers = { ...request.headers, host: MARKET_HOST, cookie: ana.cookie };
        expect(broken(await send(app, { ...request, headers }), undefined), text).toBeUndefined();
        renewRequests(anasIdentity());
      }
    }
    const notes = await send(app, {
      url: `/v2/app/pedido/cliente/${world.ana.id}`,
      headers: { cookie: ana.cookie, 'x-idfornecedor': market.id },
    });
    expect(notes.json().pedidos.length).toBeGreaterThan(10);
  });
});

describe('an address that is no address', () => {
  test.each([
    ['a byte that is no UTF-8', '/v2/app/token/fornecedor/%ff'],
    ['an overlong slash', '/v2/app/token/usuario/%c0%af'],
    ['half an escape', '/v2/app/token/usuario/%'],
    ['NUL in the path', '/v2/app/token/usuario/a%00b'],
    ['broken UTF-8 in the query', '/v2/app/token/fornecedor?slug=%ff%fe'],
    ['NUL in the query', '/v2/app/token/fornecedor?slug=%00'],
    ['NUL in a host', '/v2/app/token/fornecedor?dominio=a%00b'],
    ['half a character', '/v2/app/token/fornecedor?dominio=%E0%A4%A'],
    ['a prototype', '/v2/app/token/fornecedor?__proto__=1&constructor=2&__proto__[x]=1'],
    ['a name three times', '/v2/app/token/fornecedor?slug=a&slug=b&slug=c'],
    ['a list in brackets', '/v2/app/token/fornecedor?slug[]=mercado'],
    ['numbers that are none', '/v2/app/token/fornecedor?lat=NaN&lng=Infinity'],
    ['a long handle', `/v2/app/${'t'.repeat(300)}/fornecedor`],
    ['an endless segment', `/v2/app/token/usuario/${'a'.repeat(20_000)}`],
    ['an endless query', `/v2/app/token/fornecedor?dominio=${'a'.repeat(100_000)}`],
    ['a call that is not served', '/v2/nothing'],
    ['a way up', '/v1/app/../../etc/passwd'],
    ['another host', '//evil.example/v2'],
    ['an empty segment', '/v2/app/token//fornecedor'],
    ['a file', '/favicon.ico'],
    ['a picture’s way up', '/fotos/..%2f..%2fetc%2fpasswd'],
    ['a picture with NUL', '/fotos/a%00.webp'],
  ])('%s', async (_, url) => {
    const answer = await send(app, { url });
    expect(broken(answer, undefined)).toBeUndefined();
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).not.toMatch(/etc\/passwd|evil\.example|nothing/);
  });

  test('a method that nobody serves is reported in the same way', async () => {
    for (const method of ['DELETE', 'PUT', 'PATCH', 'OPTIONS'] as const) {
      expect(broken(await send(app, { method, url: '/v2/app/token/fornecedor' }), undefined)).toBeUndefined();
    }
  });
});

describe('a body', () => {
  const key = 'POST /v4/app/carrinho/precos/:idfornecedor';
  const url = () => `/v4/app/carrinho/precos/${world.market.id}`;
  const post = (payload: string | Buffer, type?: string) =>
    send(app, {
      method: 'POST',
      url: url(),
      ...defined({ headers: type === undefined ? undefined : { 'content-type': type } }),
      payload,
    });
  const negative = () => JSON.stringify({ cartItens: [{ id: world.market.products.ARROZ, quantidade: -1 }] });

  test.each([
    undefined,
    '',
    'text/plain',
    'text/plain; charset=utf-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json\t; charset=utf-8',
    'application/json ; charset=utf-8',
    ' application/json',
    'application/json;',
    'APPLICATION/JSON',
    'application/jsonx',
    'application/json, text/plain',
    'application/vnd.api+json',
    'text/html',
  ])('as %j is checked or refused', async (type) => {
    const answer = await post(negative(), type);
    expect(broken(answer, undefined)).toBeUndefined();
    expect([400, 415]).toContain(answer.statusCode);
  });

  test('is accepted as JSON in any spelling', async () => {
    for (const type of ['application/json', 'APPLICATION/JSON', 'application/json; charset=utf-8']) {
      expect((await post(JSON.stringify({ cartItens: [] }), type)).statusCode).toBe(200);
    }
  });

  test.each([
    ['nothing', ''],
    ['cut JSON', '{"cartItens":['],
    ['no JSON', 'cartItens=1'],
    ['a prototype', '{"cartItens":[],"__proto__":{"admin":true}}'],
    ['a constructor', '{"cartItens":[],"constructor":{"prototype":{"admin":true}}}'],
    ['a hidden prototype', '{"cartItens":[{"id":"x","quantidade":1,"__proto__":{"preco":1}}]}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['text', '"x"'],
    ['deep lists', `{"cartItens":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['deep objects', `{"cartItens":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`],
    [
      'too many lines',
      JSON.stringify({ cartItens: Array.from({ length: 501 }, () => ({ id: 'x', quantidade: 1 })) }),
    ],
    ['long text', JSON.stringify({ cartItens: [{ id: LONG, quantidade: 1 }] })],
    ['broken UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ])('of %s is refused', async (_, payload) => {
    const answer = await post(payload, 'application/json');
    expect(broken(answer, undefined)).toBeUndefined();
    expect(answer.statusCode).toBe(400);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  test('that is too large is refused before it is read', async () => {
    const payload = `{"cartItens":[],"x":"${'x'.repeat(600 * 1024)}"}`;
    const answer = await post(payload, 'application/json');
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'body-too-large']);
    expect(broken(answer, undefined)).toBeUndefined();
  });

  test('may hold long text where it is not read, and costs no time where it is', async () => {
    const call = app.servedCalls.find((served) => keyOf(served) === key);
    expect(call).toBeDefined();
    const started = performance.now();
    for (const text of [
      LONG,
      `${'a'.repeat(50_000)}@${'a.'.repeat(20_000)}`,
      ' '.repeat(100_000),
      '1'.repeat(100_000),
      '-a'.repeat(50_000),
    ]) {
      for (const path of ['cpf', 'senha', 'idfornecedor']) {
        const payload = { cpf: 'a@b.co', senha: 'x', idfornecedor: 'mercado', [path]: text };
        const answer = await send(app, { method: 'POST', url: '/v1/app/token/usuario/autenticar', payload });
        expect(answer.statusCode).toBe(400);
      }
      expect((await listed({ sk: text })) as unknown).toBeDefined();
    }
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe('a host', () => {
  const shops = async (host: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.9') => {
    const answer = await app.inject({
      url: '/v2/app/token/fornecedor',
      headers: { host, ...headers },
      remoteAddress,
    });
    expect(broken(answer, undefined)).toBeUndefined();
    expect(`${answer.body}${JSON.stringify(answer.headers)}`).not.toContain('evil');
    return answer.json().fornecedores?.map(({ slug }: { slug: string }) => slug);
  };

  test.each([MARKET_HOST, 'MERCADO.TEST', 'mercado.test.', 'mercado.test:8443', 'Mercado.Test.:80'])(
    '%s is the market’s',
    async (host) => expect(await shops(host)).toEqual(['mercado']),
  );

  test.each([
    SHARED_HOST,
    'evil.example',
    '127.0.0.1',
    '127.0.0.1:3000',
    '[::1]:3000',
    '2130706433',
    'mercado.test.evil.example',
    'evil.example/mercado.test',
    'evil@mercado.test',
    'mercado.test@evil.example',
    'mercado.test, evil.example',
    'xn--mercado-.test',
    'mercado.test:port',
    'mercado.test..',
    'ⅿercado.test'.normalize('NFC'),
  ])('%s is nobody’s', async (host) => {
    expect(await shops(Buffer.from(host, 'utf8').toString('latin1'))).toHaveLength(2);
  });

  test('is the forwarded one only from a proxy that we trust', async () => {
    const forwarded = { 'x-forwarded-host': ATLAS_HOST };
    expect(await shops(MARKET_HOST, forwarded)).toEqual(['mercado']);
    expect(await shops(SHARED_HOST, forwarded)).toHaveLength(2);
    expect(await shops(SHARED_HOST, { forwarded: `host=${ATLAS_HOST}` }, PROXY)).toHaveLength(2);
    expect(await shops(SHARED_HOST, forwarded, PROXY)).toEqual(['atlas']);
    expect(await shops(SHARED_HOST, { 'x-forwarded-host': 'evil.example' }, PROXY)).toHaveLength(2);
  });
});

const takesAnyText = ({ type, pattern, enum: values }: Shape): boolean =>
  type === 'string' && pattern === undefined && values === undefined;

test('text that the database cannot store is refused wherever text is taken', {
  timeout: 400_000,
}, async () => {
  const found: string[] = [];
  for (const call of app.servedCalls) {
    const key = keyOf(call);
    if (/\/(logout|sair)$/.test(key)) continue;
    for (const { path, shape } of fieldsOf(call.schema)) {
      if (!(shape.anyOf ?? [shape]).some(takesAnyText)) continue;
      const request = toInject(key, withField(anasRequest(key), path, 'a\u0000b'));
      const headers = { ...request.headers, host: MARKET_HOST, cookie: `${ana.cookie}; ${owner.cookie}` };
      const answer = await send(app, { ...request, headers });
      if (answer.statusCode >= 500) found.push(`${key} ${path}: ${answer.statusCode}`);
    }
  }
  expect(found).toEqual([]);
});

// Last, because it leaves the shop changed, closed or sold out, and sometimes ends a session.
test('a body that does not fit is never accepted, and every answer fits what was promised', {
  timeout: 900_000,
}, async () => {
  const random = randomOf(seed);
  const found: string[] = [];
  for (const call of app.servedCalls) {
    const { path } = call.endpoint;
    // Hashing a new password takes a hundred milliseconds; staff's calls are many, and answer nobody without a session.
    const isRarer = /\/(autenticar|entrar)$|segunda-etapa|senha|convite|\/(painel|plataforma)\//.test(path);
    const count = isRarer ? Math.ceil(REQUESTS / 3) : REQUESTS;
    const judge = judgeOf(call);
    for (let sent = 0; sent < count; sent += 1) {
      const judged = await judge(random);
      if (judged !== undefined) found.push(`${keyOf(call)}: ${judged}`);
    }
  }
  expect(found, `FUZZ_SEED=${seed}`).toEqual([]);
});

function judgeOf(call: ServedCall): (random: Random) => Promise<string | undefined> {
  const key = keyOf(call);
  const fitsAnswer = ajv.compile(call.schema.answer);
  const { body, bodyTypes } = call.schema;
  const fitsBody = body === undefined || bodyTypes !== undefined ? undefined : ajv.compile(body);
  return async (random) => {
    const given = mutated(random, call.schema, anasRequest(key));
    const asAna = !/\/(logout|autenticar|entrar|sair|escolher)$/.test(key) && random.chance(0.8);
    const request = toInject(key, given);
    const answer = await send(app, {
      ...request,
      headers: {
        ...request.headers,
        host: random.pick([MARKET_HOST, SHARED_HOST]),
        ...(asAna ? { cookie: `${ana.cookie}; ${owner.cookie}` } : {}),
        ...(random.chance(0.1)
          ? { 'x-idfornecedor': random.pick(PAYLOADS).replace(/[^\x20-\x7e]/g, '') }
          : {}),
      },
    });
    if (answer.statusCode === 200) renewRequests(anasIdentity());
    const judged =
      broken(answer, fitsAnswer, call.schema.answerType, call.schema.otherAnswerTypes) ??
      untold(answer, call) ??
      (answer.statusCode === 200 && fitsBody?.(asSent(request)) === false
        ? 'accepted an invalid body'
        : undefined);
    return judged === undefined
      ? undefined
      : `${judged}\n  on ${request.url} ${String(request.payload).slice(0, 300)}`;
  };
}

/** These sentences depend on data: the capacity, the API key, the coupon, earlier confirmations, a method's faults. */
const SAYS_MORE = [
  'capacity-may-not',
  'key-may-not',
  'coupon-refused',
  'already-confirmed',
  'already-refunded',
  'method-not-payable',
];

/** A refusal that the documentation does not contain. */
function untold(answer: LightMyRequestResponse, { schema }: ServedCall): string | undefined {
  if (answer.statusCode === 200) return undefined;
  const { code, status, message, facts } = answer.json();
  const carriesMore =
    facts !== undefined && !['invalid-request', 'capacity-may-not', 'key-may-not'].includes(code);
  if (carriesMore && schema.facts?.[code] === undefined) return `${code}, whose facts are not told`;
  const words = [schema.refusals ?? {}, commonRefusals, contextRefusals].flatMap((judged) =>
    Object.entries(judged).filter(([name]) => name === code),
  );
  const isExplained = words.some(
    ([, judged]) => judged.status === status && (judged.message === message || SAYS_MORE.includes(code)),
  );
  return isExplained ? undefined : `${status} ${code}, which is not told: ${message}`;
}

/** The body after JSON's round trip: what JSON cannot express was not sent. */
const asSent = ({ payload }: InjectOptions): unknown =>
  typeof payload === 'string' ? JSON.parse(payload) : payload;
