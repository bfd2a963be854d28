/** What the shop pays for its goods is in no answer that a shopper may get. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#features/catalog/server/products/catalog.tables.ts';
import { orderLines } from '#features/orders/server/store/orders.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { logIn, send, smallServer } from '../../src/testing/small-server.ts';
import { MARKET_HOST } from '../../src/testing/small-shops.ts';
import { type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';
import { keyOf, toInject, validRequests } from '../../src/testing/valid-requests.ts';

const database = testDatabase();
/** R$ 1.234.567,89: stands for itself wherever it appears. */
const COST = 123_456_789;
let app: FastifyInstance;
let world: SmallWorld;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  const { db } = database.current;
  const { id } = world.market;
  await db.update(products).set({ cost: COST }).where(eq(products.supplierId, id));
});
afterAll(() => app.close());

/** Names in a schema at any depth. */
function namesIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' && typeof value === 'object' && value !== null ? Object.keys(value) : []),
    ...namesIn(value),
  ]);
}

const isForStaff = ({ permission }: { readonly permission?: unknown }): boolean => permission !== undefined;

test('no schema of a shopper’s answer has a cost or a margin', () => {
  const revealing = app.servedCalls
    .filter((call) => !isForStaff(call))
    .filter(({ schema }) =>
      namesIn(schema.answer).some((name) => /cust[oa]|cost|marge[mn]|margin/i.test(name)),
    );
  expect(revealing.map(keyOf)).toEqual([]);
  const staff = app.servedCalls.filter(isForStaff);
  expect(staff.some(({ schema }) => namesIn(schema.answer).includes('custo'))).toBe(true);
});

test('no shopper’s answer has the number', { timeout: 60_000 }, async () => {
  const ana = await logIn(app, world.ana.email, world.market.id);
  const { id: clientId, userId, email, addressId } = world.ana;
  const ids = { clientId, userId, addressId, shop: world.market, staffEmail: world.staff.owner };
  const who = { handle: ana.handle, email, ...ids };
  const as = { host: MARKET_HOST, cookie: ana.cookie };
  const submit = 'POST /v2/app/:token/usuario/:idcliente/pedido';
  const order = toInject(submit, validRequests({ ...who, orderNumber: 1 })[submit] ?? {});
  const placed = await send(app, { ...order, headers: { ...order.headers, ...as } });
  expect(placed.statusCode, placed.body).toBe(200);
  // The order knows the cost, and its shopper's answers do not.
  const [line] = await database.current.db
    .select({ cost: orderLines.unitCost })
    .from(orderLines)
    .where(eq(orderLines.supplierId, world.market.id));
  expect(line?.cost).toBe(COST);
  const requests = validRequests({ ...who, orderNumber: placed.json().numpedido });
  let answered = 0;
  for (const call of app.servedCalls.filter((one) => !isForStaff(one) && one.endpoint.method === 'GET')) {
    const key = keyOf(call);
    // Ends the session.
    if (key.endsWith('/logout')) continue;
    const request = toInject(key, requests[key] ?? {});
    const headers = { ...request.headers, ...as };
    const answer = await send(app, { ...request, headers });
    if (answer.statusCode === 200) answered += 1;
    expect(answer.body, key).not.toMatch(/1234567\.?89|1\.234\.567,89/);
  }
  expect(answered).toBeGreaterThan(40);
});
