/** Attempts to reach foreign data, or other prices, are logged without personal data. Reliability T08. */

import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type Login, logIn, PROXY, send, smallServer } from '../../src/testing/small-server.ts';
import { MARKET_HOST } from '../../src/testing/small-shops.ts';
import { type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
let lines: string[] = [];
let app: FastifyInstance;
let world: SmallWorld;
let ana: Login;
/** Each test has an address of its own, because repeated events of one address are logged once. */
let from = 0;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current, pino({ level: 'info' }, { write: (line) => lines.push(line) }));
  ana = await logIn(app, world.ana.email, world.market.id);
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
  from += 1;
});

const asAna = (method: 'GET' | 'POST', path: string, payload?: object, more: Record<string, string> = {}) =>
  send(app, {
    method,
    url: `/v2/app/${path}`,
    remoteAddress: PROXY,
    headers: {
      host: MARKET_HOST,
      cookie: ana.cookie,
      'x-forwarded-for': `203.0.113.${from}`,
      ...more,
    },
    ...defined({ payload }),
  });
const loggedEvents = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'security event')
    .map(({ level, event, names, route, untold }) => ({ level, event, names, route, untold }));

const order = (more: object = {}, line: object = {}) => ({
  itens: [{ id: world.market.products.ARROZ, quantidade: 2, ...line }],
  tipoEntrega: 'DELIVERY',
  enderecoentrega: { idendereco: world.ana.addressId },
  formaPagamento: { idformapagto: world.market.cash },
  numPedidoCliente: newId(),
  ...more,
});
const submit = (body: object) => asAna('POST', `${ana.handle}/usuario/${world.ana.id}/pedido`, body);
const CART = '/v2/app/:client/usuario/:idcliente/cart';
const ORDER = '/v2/app/:token/usuario/:idcliente/pedido';

test('money that a body claims: the order is right and the try is logged', async () => {
  const lies = { preco: 0.01, precoatendente: 0.01, desconto: 50 };
  const answer = await submit(order({ taxaentrega: 0, percentualDesconto: 100, total: 0.02 }, lies));
  expect(answer.json()).toMatchObject({ totalpedido: 61.7 });
  expect(loggedEvents()).toEqual([
    { level: 40, event: 'claimed-money', names: expect.anything(), route: ORDER, untold: 0 },
  ]);
  expect(loggedEvents()[0]?.names.toSorted()).toEqual([
    'desconto',
    'percentualDesconto',
    'preco',
    'precoatendente',
    'taxaentrega',
    'total',
  ]);
});

test('in a cart, too', async () => {
  const cartItens = [{ id: world.market.products.ARROZ, quantidade: 2, preco: 0.01 }];
  await asAna('POST', `${ana.handle}~${world.ana.id}/usuario/${world.ana.id}/cart`, { cartItens });
  expect(loggedEvents()).toMatchObject([{ event: 'claimed-money', names: ['preco'], route: CART }]);
});

test('what an honest client sends is not logged', async () => {
  expect((await submit(order({}, { preco: 25.9, preconf: 'R$ 25,90' }))).statusCode).toBe(200);
  await asAna('GET', `${ana.handle}/fornecedor/${world.market.id}/formas-pagamento`);
  expect(loggedEvents()).toEqual([]);
});

test.each([
  ['foreign-client', () => `${ana.handle}~${world.bia.id}/usuario/${world.bia.id}/cart`, 404],
  ['foreign-client', () => `${ana.handle}~${newId()}/usuario/${world.ana.id}/cart`, 404],
  ['foreign-handle', () => `anothersHandleOf22Char~${world.ana.id}/usuario/${world.ana.id}/cart`, 401],
  [
    'foreign-supplier',
    () => `${ana.handle}~${world.ana.id}/usuario/${world.ana.id}/cart?idfornecedor=${world.atlas.id}`,
    400,
  ],
] as const)('%s', async (event, path, status) => {
  expect((await asAna('GET', path())).statusCode).toBe(status);
  expect(loggedEvents()).toMatchObject([{ event, route: CART }]);
});

test('a form of another site', async () => {
  const path = `${ana.handle}~${world.ana.id}/usuario/${world.ana.id}/cart`;
  await asAna('POST', path, { cartItens: [] }, { origin: 'https://evil.example' });
  expect(loggedEvents()).toMatchObject([{ event: 'cross-site', route: CART }]);
});

test('a session that is over is no try', async () => {
  await asAna('GET', `${ana.handle}~${world.ana.id}/usuario/${world.ana.id}/cart`, undefined, { cookie: '' });
  expect(loggedEvents()).toEqual([]);
});

test('tries again and again are one line, which names no one', async () => {
  const path = `${ana.handle}~${world.bia.id}/usuario/${world.bia.id}/cart`;
  for (let tries = 0; tries < 20; tries += 1) await asAna('GET', path);
  expect(loggedEvents()).toHaveLength(1);
  for (const secret of [ana.handle, ana.token, world.ana.id, world.bia.id, world.ana.email, '203.0.113'])
    expect(lines.join('')).not.toContain(secret);
});
