/** No card number is stored or logged, through whatever call of payments it is sent. Reliability M26; PCI. */
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { centavos } from '#kernel/money.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { buildApp } from '../../src/build-app.ts';
import {
  type Login,
  logIn,
  logInStaff,
  SECRET,
  type StaffLogin,
  send,
} from '../../src/testing/small-server.ts';
import { MARKET_HOST } from '../../src/testing/small-shops.ts';
import { type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const NUMBER = '4000000000000010';
const SPELT = [NUMBER, '4000 0000 0000 0010', '4000-0000-0000-0010', '4000.0000.0000.0010'];

const database = testDatabase();
const lines: string[] = [];
let app: FastifyInstance;
let world: SmallWorld;
let ana: Login;
let owner: StaffLogin;
let card: string;

beforeAll(async () => {
  world = await smallWorld(database.current);
  const logger = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
  app = await buildApp({
    settings: {
      dataDir: '/nonexistent',
      defaultSite: undefined,
      publicUrl: 'http://vitrine.test',
      sessionSecret: SECRET,
      trustedProxies: [],
      demo: true,
    },
    database: database.current,
    pages: false,
    logger,
  });
  await app.ready();
  ana = await logIn(app, world.ana.email, world.market.id);
  owner = await logInStaff(app, world.staff.owner);
  const instalments = { most: 3, withoutInterest: 3, monthlyInterest: 0, smallestPart: centavos(1) };
  card = await createPaymentMethod(database.current.db, world.market.id, {
    kind: 'card',
    name: 'Cartão',
    description: '',
    priceVariance: 0,
    deliveryTypes: ['delivery', 'pickup'],
    provider: 'sandbox',
    card: { instalments, preAuthorise: false },
    position: 9,
  });
});
afterAll(() => app.close());

/** The whole database as text. */
async function storedText(): Promise<string> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  await client.end();
  return texts.join('\n');
}

const order = (token: unknown) => ({
  itens: [{ id: Object.values(world.market.products)[0], quantidade: 1 }],
  idfornecedor: world.market.id,
  tipoEntrega: 'RETIRADA',
  lojaRetira: { idloja: world.market.storeId },
  formaPagamento: { idformapagto: card, temForma: true, quantParcelas: 1, tokenCartao: token },
  numPedidoCliente: newId().slice(-8),
});

test('a card’s number sent through every call of payments is refused, and nowhere stored or logged', async () => {
  const headers = { host: MARKET_HOST, cookie: ana.cookie };
  const staff = { host: MARKET_HOST, cookie: owner.cookie };
  const { id } = world.market;
  const place = `/v2/app/${ana.handle}/usuario/${ana.clientId}/pedido`;
  const good = await send(app, {
    method: 'POST',
    url: place,
    headers,
    payload: order('sbx_no-limit_visa_0010_0123456789abcdef'),
  });
  expect(good.json()).toMatchObject({ pagamento: { situacao: 'RECUSADO', falha: 'no-limit' } });
  const { numpedido } = good.json();
  lines.length = 0;
  for (const number of SPELT) {
    const requests = [
      { method: 'POST', url: place, payload: order(number), headers },
      {
        method: 'PUT',
        url: `/v4/orders/payment-method/${id}/order/${numpedido}`,
        payload: { idformapagto: card, tokenCartao: number },
        headers,
      },
      { method: 'POST', url: '/v4/payment-sdk/generate-token', payload: { idformapagto: number }, headers },
      { method: 'GET', url: `/v4/pagamentos/campo-cartao/${id}/${number.replaceAll(' ', '%20')}`, headers },
      {
        method: 'POST',
        url: `/v4/pagamentos/sandbox/${id}/notificacoes`,
        payload: { id: number, payment: { ref: number, chargeId: number, status: 'paid' } },
        headers: { host: MARKET_HOST },
      },
      {
        method: 'POST',
        url: `/v4/painel/${id}/cobrancas/${newId()}/devolver`,
        payload: { valor: Number(NUMBER), motivo: number },
        headers: staff,
      },
      {
        method: 'PUT',
        url: `/v4/painel/${id}/contas-pagamento/mercado-pago`,
        payload: { chavePublica: number },
        headers: staff,
      },
    ] as const;
    for (const request of requests) {
      const answer = await send(app, request);
      expect([request.url, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([request.url, true]);
      expect(answer.body).not.toContain(number);
    }
  }
  const everything = await storedText();
  for (const number of SPELT) {
    expect(everything).not.toContain(number);
    // The requested URL is not logged either: log lines name routes.
    expect(lines.filter((line) => line.includes(number))).toEqual([]);
  }
});

test('the page of the field is cut off from the shop, and nothing of it is sent anywhere', async () => {
  const address = `/v4/pagamentos/campo-cartao/${world.market.id}/${card}`;
  const page = await send(app, { url: address, headers: { host: MARKET_HOST } });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
  const policy = String(page.headers['content-security-policy']);
  for (const rule of ["default-src 'none'", 'sandbox allow-scripts allow-forms', "frame-ancestors 'self'"]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toContain('connect-src');
  expect(policy).not.toContain('allow-same-origin');
});
