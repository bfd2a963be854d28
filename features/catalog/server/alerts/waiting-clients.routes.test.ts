import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { forgetClientAlerts } from '../products/personal-data.store.ts';
import { aProduct, aShop } from '../testing/a-shop.ts';
import { anOwner } from '../testing/an-owner.ts';
import { routesApp } from '../testing/routes-app.ts';
import { productAlerts } from './product-alerts.tables.ts';
import { waitingClientsRoutes } from './waiting-clients.routes.ts';

const database = testDatabase();
let shop: Context;
let owner: Staff;
let app: FastifyInstance;
let ana: string;
let bia: string;

beforeAll(async () => {
  shop = await aShop(database.current);
  owner = await anOwner(shop);
  ana = await aClient('Ana', '52998224725');
  bia = await aClient('Bia', '11144477735');
  app = await routesApp(waitingClientsRoutes, () => ({ ...shop, actor: owner }));
});
afterAll(() => app.close());

async function aClient(name: string, document: string): Promise<string> {
  const { clientId } = await createClientAccount(database.current.db, {
    kind: 'person',
    name,
    email: `${name}@exemplo.com.br`,
    document,
    password: { hash: 'x' },
  });
  return clientId;
}

const day = (of: number) => new Date(Date.UTC(2026, 10, of));
const asks = (
  productId: string,
  clientId: string,
  more: Partial<typeof productAlerts.$inferInsert> = {},
  { db, supplier } = shop,
) =>
  db
    .insert(productAlerts)
    .values({ supplierId: supplier.id, productId, clientId, createdAt: day(1), ...more });

async function waiting(product: string, query: Record<string, string> = {}) {
  const url = `/v4/painel/${shop.supplier.id}/produtos/${product}/alertas`;
  const answer = await app.inject({ url, query });
  return { status: answer.statusCode, body: answer.json() };
}

test('who waits is named, the longest wait first, and who has been written to comes last', async () => {
  const product = await aProduct(shop, { stock: 0 });
  const carla = await aClient('Carla', '39053344705');
  await asks(product, carla, { sentAt: day(5) });
  await asks(product, ana, { createdAt: day(3) });
  await asks(product, bia, { createdAt: day(2) });
  const { status, body } = await waiting(product);
  expect([status, body.total]).toEqual([200, 3]);
  expect(body.dados).toEqual([
    { cliente: { id: bia, nome: 'Bia' }, desde: day(2).toISOString(), avisadoem: null },
    { cliente: { id: ana, nome: 'Ana' }, desde: day(3).toISOString(), avisadoem: null },
    {
      cliente: { id: carla, nome: 'Carla' },
      desde: day(1).toISOString(),
      avisadoem: day(5).toISOString(),
    },
  ]);
  const second = (await waiting(product, { pagina: '2', limite: '1' })).body;
  expect(second).toMatchObject({ pagina: 2, paginas: 3, dados: [{ cliente: { id: ana } }] });
});

test('who gave up, waits for another price, or was erased does not wait for the product', async () => {
  const product = await aProduct(shop, { stock: 0 });
  const gone = await aClient('Davi', '15350946056');
  await asks(product, ana, { cancelledAt: day(2) });
  await asks(product, bia, { kind: 'price-drop', seenPrice: 100 });
  await asks(product, gone);
  expect((await waiting(product)).body.total).toBe(1);
  await forgetClientAlerts(shop.db, shop.supplier.id, gone);
  expect((await waiting(product)).body).toMatchObject({ total: 0, dados: [] });
});

test('another shop’s product is not found, whoever waits for it', async () => {
  const other = await aShop(database.current);
  const elsewhere = await aProduct(other, { stock: 0 });
  await asks(elsewhere, ana, {}, other);
  for (const id of [elsewhere, newId()]) {
    const { status, body } = await waiting(id);
    expect([status, body.code]).toEqual([404, 'product-not-found']);
    expect(JSON.stringify(body)).not.toContain(ana);
  }
});
