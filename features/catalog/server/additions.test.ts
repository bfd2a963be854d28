import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { type Actor, type Staff, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { additionsRoutes } from './additions/additions.routes.ts';
import { products } from './products/catalog.tables.ts';
import { aCustomer, aProduct, aShop } from './testing/a-shop.ts';
import { anOwner } from './testing/an-owner.ts';
import { routesApp } from './testing/routes-app.ts';

const database = testDatabase();
let shop: Context;
let owner: Staff;
let actor: Actor;
let app: FastifyInstance;
let board: string;
let cut: string;
let sand: string;
let old: string;

beforeAll(async () => {
  shop = await aShop(database.current, ['hide-price-for-logged-out-customers']);
  owner = await anOwner(shop);
  app = await routesApp(additionsRoutes, () => ({ ...shop, actor }));
});
beforeEach(async () => {
  board = await aProduct(shop, { name: 'Chapa' });
  cut = await aProduct(shop, { name: 'Corte', price: 650 });
  sand = await aProduct(shop, { name: 'Lixamento' });
  old = await aProduct(shop, { name: 'Antigo', active: false });
});
afterAll(() => app.close());

async function choose(adicionais: unknown, product = board, seen?: number) {
  actor = owner;
  const url = `/v4/painel/${shop.supplier.id}/produtos/${product}/adicionais`;
  const versao = seen ?? (await app.inject(url)).json().versao ?? 1;
  const answer = await app.inject({ method: 'PUT', url, payload: { adicionais, versao } });
  return { status: answer.statusCode, body: answer.json() };
}

async function offered(who: Actor = aCustomer(true), product = board) {
  actor = who;
  const answer = await app.inject(`/v2/app/fornecedor/${shop.supplier.id}/produto/${product}/adicionais`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().produtos as { nome: string; preconf?: number }[];
}

test('what is chosen is offered, in that order, without what is not sold', async () => {
  expect(await offered()).toEqual([]);
  expect(await choose([sand, old, cut])).toMatchObject({
    status: 200,
    body: {
      versao: 2,
      adicionais: [sand, old, cut],
      produtos: [{ nome: 'Lixamento' }, { nome: 'Antigo', ativo: false }, { nome: 'Corte', preco: 6.5 }],
    },
  });
  expect((await offered()).map(({ nome }) => nome)).toEqual(['Lixamento', 'Corte']);
  await choose([cut]);
  expect(await offered()).toMatchObject([{ nome: 'Corte', preconf: 6.5 }]);
  await choose([]);
  expect(await offered()).toEqual([]);
});

test('a price that is hidden stays so', async () => {
  await choose([cut]);
  const [corte] = await offered(VISITOR);
  expect(corte?.nome).toBe('Corte');
  expect(JSON.stringify(corte)).not.toContain('6.5');
});

async function offeredWith(products: readonly string[], who: Actor = aCustomer(true)) {
  actor = who;
  const answer = await app.inject({
    method: 'POST',
    url: `/v2/app/fornecedor/${shop.supplier.id}/produtos/adicionais`,
    payload: { produtos: products },
  });
  return { status: answer.statusCode, body: answer.json() };
}

test('of many products, each addition comes once with all it goes with', async () => {
  const table = await aProduct(shop, { name: 'Mesa' });
  await choose([sand, old, cut]);
  await choose([cut], table);
  const { status, body } = await offeredWith([table, board, cut, newId()]);
  expect(status).toBe(200);
  expect(body.adicionais).toHaveLength(2);
  expect(body.adicionais).toContainEqual(expect.objectContaining({ id: cut, nome: 'Corte', preconf: 6.5 }));
  expect(body.ofertas).toHaveLength(2);
  expect(body.ofertas).toContainEqual({ idproduto: board, adicionais: [sand, cut] });
  expect(body.ofertas).toContainEqual({ idproduto: table, adicionais: [cut] });
});

test('of many products as of one: hidden prices stay hidden, and what is elsewhere is not there', async () => {
  await choose([cut]);
  const hidden = await offeredWith([board], VISITOR);
  expect(hidden.body.adicionais).toMatchObject([{ nome: 'Corte' }]);
  expect(JSON.stringify(hidden.body)).not.toContain('6.5');
  const elsewhere = await aProduct(await aShop(database.current));
  expect(await offeredWith([elsewhere])).toEqual({ status: 200, body: { adicionais: [], ofertas: [] } });
  expect((await offeredWith([])).status).toBe(400);
  expect((await offeredWith(Array.from({ length: 501 }, () => board))).status).toBe(400);
});

test('what is not of this shop, itself, unknown, twice or too many is refused, and nothing changes', async () => {
  await choose([cut]);
  const elsewhere = await aProduct(await aShop(database.current));
  const many = await Promise.all(Array.from({ length: 7 }, () => aProduct(shop)));
  expect(await choose([elsewhere])).toMatchObject({ status: 422, body: { code: 'addition-not-found' } });
  expect(await choose([newId()])).toMatchObject({ status: 422, body: { code: 'addition-not-found' } });
  expect(await choose([board])).toMatchObject({ status: 422, body: { code: 'addition-to-itself' } });
  expect(await choose([cut], elsewhere)).toMatchObject({ status: 404, body: { code: 'product-not-found' } });
  expect((await choose([cut, cut])).status).toBe(400);
  expect((await choose(many)).status).toBe(400);
  expect((await offered()).map(({ nome }) => nome)).toEqual(['Corte']);
});

test('of two people who edit them the second is shown what is offered now, and the first loses nothing', async () => {
  expect((await choose([sand], board, 1)).status).toBe(200);
  const { status, body } = await choose([cut], board, 1);
  expect([status, body.code]).toEqual([409, 'alterado-por-outra-pessoa']);
  expect(body.facts.atual).toMatchObject({ versao: 2, adicionais: [sand] });
  expect((await offered()).map(({ nome }) => nome)).toEqual(['Lixamento']);
  expect(await choose([cut], board, 2)).toMatchObject({ status: 200, body: { versao: 3 } });
});

test('what a product is offered with does not change the product', async () => {
  const itself = and(eq(products.supplierId, shop.supplier.id), eq(products.id, board));
  const versionOf = async () =>
    await shop.db.select({ version: products.version }).from(products).where(itself);
  const before = await versionOf();
  await choose([cut]);
  expect(await versionOf()).toEqual(before);
});

test('each change is written down, and what changes nothing is not', async () => {
  await choose([cut]);
  await choose([cut]);
  await choose([sand, cut]);
  const rows = await shop.db
    .select({ before: auditEvents.before, after: auditEvents.after })
    .from(auditEvents)
    .where(and(eq(auditEvents.supplierId, shop.supplier.id), eq(auditEvents.subjectId, board)));
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ before: { additions: [cut] }, after: { additions: [sand, cut] } });
});
