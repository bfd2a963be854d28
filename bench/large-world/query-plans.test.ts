/** The queries of the hottest calls read one shop's rows by an index, as many shops as there may be. Reliability, ten thousand shops. */
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECRET, send, smallServer } from '#apps/server/src/testing/small-server.ts';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { seededRandom } from '../seeded-random.ts';
import { copyShops } from './copy-shops.ts';
import { pretendMore } from './large-statistics.ts';
import type { OneWorld } from './make-worlds.ts';
import { type PlanNode, planFindings, type Tenancy } from './plan-findings.ts';
import { measuredCalls } from './shop-calls.ts';
import { makeTemplateShop } from './template-shop.ts';

/** Of storefront and panel, as a shop's day needs them. */
const HOT = [
  'GET /v2/app/:client/fornecedor',
  'GET /v4/home/:idfornecedor',
  'GET /v4/carrossel/list-for-page/:idfornecedor',
  'GET /v1/app/:idfornecedor/listaprodutosf/:token',
  'GET /v4/tag-pesquisa/:idfornecedor/filtros-produto/:idcategoria',
  'GET /v2/app/token/listaprodutos/full-text/pesquisar',
  'GET /v2/app/:client/fornecedor/:idfornecedor/produto/:idproduto',
  'GET /v2/app/:token/listacategoriasprodutos/:idfornecedor',
  'GET /v4/sugestao/produtos/:idfornecedor/:idcliente',
  'GET /v1/app/:client/cliente',
  'GET /v1/app/:client/enderecos',
  'GET /v2/app/:token/fornecedor/:idfornecedor/formas-pagamento',
  'POST /v2/app/:client/usuario/:idcliente/cart',
  'GET /v2/app/:client/usuario/:idcliente/cart',
  'POST /v4/app/carrinho/precos/:idfornecedor',
  'GET /v4/app/:client/formas-entrega/:idfornecedor',
  'GET /v2/app/cupom-desconto/cliente/:idcliente',
  'GET /v4/promotional-combo-all/:idfornecedor',
  'POST /v2/app/:token/usuario/:idcliente/pedido',
  'GET /v2/app/pedido/cliente/:idcliente',
  'GET /v2/app/:token/order/:numpedido',
  'GET /v4/painel/:idfornecedor/pedidos',
  'GET /v4/painel/:idfornecedor/pedidos/a-separar',
  'GET /v4/painel/:idfornecedor/produtos',
  'GET /v4/painel/:idfornecedor/estoque',
  'GET /v4/painel/:idfornecedor/clientes',
  'GET /v4/painel/:idfornecedor/relatorios/resumo',
  'GET /v4/painel/:idfornecedor/avaliacoes',
  'GET /v4/painel/:idfornecedor/cobrancas/a-confirmar',
  'painel: pedidos: primeira página',
  'painel: pedidos: situação',
  'painel: pedidos: de um cliente',
  'painel: pedidos: busca por nome',
  'painel: produtos: busca',
  'painel: clientes: busca',
  'busca de palavras variadas',
  'busca de palavras com erro',
] as const;

/** By the host, the person or the address, of which each belongs to a shop or to few. */
const BY_ANOTHER_KEY: ReadonlySet<string> = new Set([
  'supplier_domains_pkey without a shop',
  'memberships_by_staff without a shop',
  'address_erp_codes_by_address without a shop',
]);

const SHOPS = 30;
/** The statistics of ten thousand shops. */
const TIMES = Math.ceil(10_000 / SHOPS);

const server = testDatabase();
let database: Database;
let app: FastifyInstance;
let client: pg.Client;
let tenancy: Tenancy;
let world: OneWorld;
const sent = new Map<string, readonly unknown[]>();
let empty: ReadonlySet<string>;
let listening = false;

beforeAll(async () => {
  const size = { products: 120, orders: 25, linesOfOrder: 5 };
  const template = await makeTemplateShop(server.url, size, SECRET);
  world = { name: 'large', shops: SHOPS, template };
  await copyShops(server.url, template.who.shop.id, SHOPS, () => {});
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await pretendMore(client, TIMES);
  const { rows } = await client.query<{ table: string; index: string; tenants: boolean }>(
    `select t.relname as table, c.relname as index,
        exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'supplier_id') as tenants
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      where t.relnamespace = 'public'::regnamespace`,
  );
  tenancy = {
    tables: new Set(rows.filter(({ tenants }) => tenants).map(({ table }) => table)),
    tableOf: new Map(rows.map(({ table, index }) => [index, table])),
  };
  const { rows: small } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) = 0`,
  );
  empty = new Set(small.map(({ name }) => name));
  database = openDatabase(server.url, {
    onQuery: (text: string, values: readonly unknown[] = []) => {
      if (listening && !sent.has(text)) sent.set(text, values);
    },
  });
  app = await smallServer(database);
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.close();
  await client.end();
});

/** An empty table is always read as a whole: for those it is enough that an index would do. */
async function findingsOf(text: string, values: readonly unknown[]): Promise<string[]> {
  const found = await explained(text, values);
  const ofEmpty = found.filter((finding) => empty.has(finding.replace('Seq Scan on ', '')));
  if (ofEmpty.length === 0) return found;
  await client.query('set enable_seqscan = off');
  const without = await explained(text, values);
  await client.query('reset enable_seqscan');
  return [...new Set([...found.filter((finding) => !ofEmpty.includes(finding)), ...without])];
}

async function explained(text: string, values: readonly unknown[]): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
    text: `explain (format json) ${text}`,
    values: [...values],
  });
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return plan === undefined ? [] : planFindings(plan, tenancy);
}

test('each reads one shop’s rows alone', async () => {
  const calls = measuredCalls({ sessionSecret: SECRET, small: world, large: world });
  const random = seededRandom(5);
  const found: string[] = [];
  let statements = 0;
  for (const name of HOT) {
    const call = calls.find((one) => one.name === name);
    if (call === undefined) throw new Error(`there is no call ${name}`);
    const { method, path, headers, body } = await call.at(world, 1 + random.below(SHOPS), random);
    sent.clear();
    listening = true;
    const answer = await send(app, {
      method: method as 'GET',
      url: path,
      headers: { ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    listening = false;
    if (answer.statusCode !== 200)
      throw new Error(`${name}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
    for (const [text, values] of sent) {
      if (!/^\s*(select|insert|update|delete|with|\()/i.test(text)) continue;
      statements += 1;
      for (const finding of await findingsOf(text, values))
        if (!BY_ANOTHER_KEY.has(finding)) found.push(`${finding}: ${name}: ${text.slice(0, 1_000)}`);
    }
  }
  expect(found).toEqual([]);
  expect(statements).toBeGreaterThan(60);
}, 120_000);

test('a query that reads all shops’ rows is found', async () => {
  const sold = 'select count(*) from order_lines where unit_price = $1';
  expect(await explained(sold, [100])).toEqual(['Seq Scan on order_lines']);
  expect(await explained('select status from orders where number = $1', [1])).toEqual([
    'orders_by_number without a shop',
  ]);
});
