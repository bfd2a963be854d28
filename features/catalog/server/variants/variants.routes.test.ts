import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { panelEditRoutes } from '../panel/panel-edit.routes.ts';
import { aProduct, aShop } from '../testing/a-shop.ts';
import { anOwner } from '../testing/an-owner.ts';
import { routesApp } from '../testing/routes-app.ts';
import { variantsRoutes } from './variants.routes.ts';

const database = testDatabase();
let shop: Context;
let actor: Staff;
let app: FastifyInstance;
let base: string;
let small: string;
let large: string;
let huge: string;

beforeAll(async () => {
  shop = await aShop(database.current);
  actor = await anOwner(shop);
  base = `/v4/painel/${shop.supplier.id}/produtos`;
  app = await routesApp(
    (routes) => {
      variantsRoutes(routes);
      panelEditRoutes(routes);
    },
    () => ({ ...shop, actor }),
  );
});
beforeEach(async () => {
  small = await aProduct(shop, { name: 'Tinta 1 L', price: 3000 });
  large = await aProduct(shop, { name: 'Tinta 3 L', price: 8000 });
  huge = await aProduct(shop, { name: 'Tinta 9 L', price: 20_000, active: false });
});
afterAll(() => app.close());

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const answer = await app.inject({ method, url: `${base}/${url}`, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
const group = async (id: string) => {
  const { principal, variacoes } = (await call('GET', `${id}/variacoes`)).body;
  return [principal.id, ...variacoes.map((one: { id: string }) => one.id)];
};
const attach = (to: string, id: string) => call('PUT', `${to}/variacoes/${id}`);
const detach = (from: string, id: string) => call('DELETE', `${from}/variacoes/${id}`);

test('products are attached and detached from any of the group, sold or not', async () => {
  expect(await group(small)).toEqual([small]);
  expect((await attach(small, huge)).status).toBe(200);
  // Through a variant, to its principal.
  expect((await attach(huge, large)).body).toMatchObject({
    principal: { nome: 'Tinta 1 L', preco: 30 },
    variacoes: [
      { nome: 'Tinta 3 L', ativo: true },
      { nome: 'Tinta 9 L', ativo: false },
    ],
  });
  expect((await attach(small, large)).status).toBe(200);
  expect(await group(large)).toEqual([small, large, huge]);
  expect((await detach(large, large)).body.variacoes).toMatchObject([{ id: huge }]);
  expect(await group(large)).toEqual([large]);
});

test('what cannot be linked is refused, and nothing changes', async () => {
  const other = await aProduct(shop);
  const elsewhere = await aProduct(await aShop(database.current));
  await attach(small, large);
  await attach(other, huge);
  expect(await attach(large, small)).toMatchObject({ status: 422, body: { code: 'variant-of-itself' } });
  for (const id of [other, huge])
    expect(await attach(small, id)).toMatchObject({
      status: 409,
      body: { code: 'variant-linked-elsewhere' },
    });
  for (const id of [elsewhere, newId()]) {
    expect(await attach(small, id)).toMatchObject({ status: 404, body: { code: 'variant-not-found' } });
    expect(await attach(id, small)).toMatchObject({ status: 404, body: { code: 'product-not-found' } });
    expect(await detach(small, id)).toMatchObject({ status: 404, body: { code: 'variant-not-found' } });
  }
  for (const id of [small, huge])
    expect(await detach(small, id)).toMatchObject({ status: 404, body: { code: 'variant-not-found' } });
  expect([await group(small), await group(other)]).toEqual([
    [small, large],
    [other, huge],
  ]);
});

test('of people who link at the same time none makes a chain', async () => {
  const results = await Promise.all([attach(small, large), attach(large, huge), attach(huge, small)]);
  expect(results.filter(({ status }) => status === 200)).not.toHaveLength(3);
  const groups = await Promise.all([small, large, huge].map(group));
  for (const members of groups)
    expect(groups.filter(([first]) => first === members[0])).toContainEqual(members);
});

test('a variant is made of a product, and says at its field what is wrong', async () => {
  await attach(small, large);
  const wanted = { codigo: newId(), nome: 'Tinta 18 L', preco: 310.5, ativo: true };
  const { status, body } = await call('POST', `${large}/variacoes`, wanted);
  expect(status, JSON.stringify(body)).toBe(200);
  const principal = (await call('GET', small)).body.codigo;
  expect((await call('GET', body.id)).body).toMatchObject({ ...wanted, principal, estoque: null, ean: '' });
  expect(await group(small)).toEqual([small, body.id, large]);
  const taken = { codigo: wanted.codigo, nome: 'Tinta 5 L', preco: 1 };
  expect((await call('POST', `${large}/variacoes`, { ...taken, ativo: true })).body.facts.campos).toEqual({
    codigo: 'Outro produto já usa este código.',
  });
  const bad = { codigo: newId(), nome: 'TINTA 3 L', preco: 0, ativo: true };
  const refused = await call('POST', `${large}/variacoes`, bad);
  expect([refused.status, Object.keys(refused.body.facts.campos).sort()]).toEqual([422, ['nome', 'preco']]);
  const inexact = await call('POST', `${large}/variacoes`, { ...bad, nome: 'Outra', preco: 1.005 });
  expect(inexact.body.facts.campos).toEqual({ preco: 'Tem casas decimais demais.' });
  expect((await call('POST', `${newId()}/variacoes`, wanted)).status).toBe(404);
  expect(await group(small)).toHaveLength(3);
});

test('each link is written down, and counts as a change of the variant', async () => {
  await attach(small, large);
  await attach(small, large);
  await detach(small, large);
  const rows = await shop.db
    .select({ before: auditEvents.before, after: auditEvents.after })
    .from(auditEvents)
    .where(and(eq(auditEvents.supplierId, shop.supplier.id), eq(auditEvents.subjectId, large)));
  expect(rows).toHaveLength(2);
  expect((await call('GET', large)).body).toMatchObject({ principal: '', versao: 3 });
});
