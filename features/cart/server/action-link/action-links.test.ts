/** A supplier's links: what a shopper sees, and how the shop's staff manage them. */

import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { aCustomer, aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { type Actor, type Staff, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { carts } from '../cart.tables.ts';
import { appOf } from '../testing/app-of.ts';
import { actionLinksRoutes } from './action-links.routes.ts';

const database = testDatabase();
let shop: Context;
let staff: Staff;
let actor: Actor;
let app: FastifyInstance;
let banana: string;
let soldOut: string;

beforeAll(async () => {
  shop = await aShop(database.current, ['hide-price-for-logged-out-customers']);
  banana = await aProduct(shop, { name: 'Banana', price: 799, unit: 'KG', step: 100 });
  soldOut = await aProduct(shop, { name: 'Ovos', stock: 0 });
  const { db } = database.current;
  const email = `${newId()}@equipe.exemplo.com.br`;
  const memberships = [{ supplierId: shop.supplier.id, role: 'owner' }] as const;
  await createStaff(db, { name: 'Dora', email, passwordHash: 'none', memberships });
  const [row] = (await db.execute(sql`select id from staff where email = ${email}`)).rows;
  const staffId = String(row?.id);
  staff = { kind: 'staff', sessionId: newId(), staffId, name: 'Dora', standing: 'owner' };
  app = await appOf(actionLinksRoutes, () => ({ ...shop, actor }));
});
beforeEach(() => {
  actor = staff;
});
afterAll(() => app.close());

const panel = () => `/v4/painel/${shop.supplier.id}/links-acao`;
let made = 0;
async function create(more: object = {}) {
  made += 1;
  const body = {
    codigo: `cesta-${made}`,
    titulo: 'Cesta',
    itens: [{ idproduto: banana, quantidade: 1.2 }],
    ...more,
  };
  const answer = await app.inject({ method: 'POST', url: panel(), payload: body });
  return { status: answer.statusCode, body: answer.json() };
}
async function open(slug: string, who: Actor = aCustomer(true)) {
  actor = who;
  const answer = await app.inject({ url: `/v4/link-acao/${shop.supplier.id}/${slug}` });
  actor = staff;
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
}

describe('a shopper', () => {
  test('shows what would be added, and what can’t be; nothing is added', async () => {
    const itens = [
      { idproduto: banana, quantidade: 1.2 },
      { idproduto: soldOut, quantidade: 1 },
    ];
    const { body: link } = await create({ texto: 'Leve tudo', destino: '/c/frutas', itens });
    const { body } = await open(link.codigo);
    expect(body).toMatchObject({
      titulo: 'Cesta',
      texto: 'Leve tudo',
      destino: '/c/frutas',
      itens: [{ id: banana, quantidade: 1.2, precoUnitario: 7.99, total: 9.59 }],
      total: 9.59,
      avisos: [{ tipo: 'SEM_ESTOQUE', nome: 'Ovos' }],
    });
    const stored = await database.current.db
      .select()
      .from(carts)
      .where(eq(carts.supplierId, shop.supplier.id));
    expect(stored).toEqual([]);
  });

  test('who may not see prices sees none', async () => {
    const { body: link } = await create();
    const { status, text } = await open(link.codigo, VISITOR);
    expect(status).toBe(200);
    expect(text).not.toMatch(/"(preco|total|economia)/);
  });

  test.each([
    ['that never was', async () => 'nenhuma'],
    ['that is closed', async () => closed()],
    ['that is not open yet', async () => (await create({ inicio: '2026-11-21T00:00:00Z' })).body.codigo],
  ])('finds no link %s', async (_, slug) => {
    expect(await open(await slug())).toMatchObject({
      status: 404,
      body: { code: 'link-not-found', message: 'Este link não está mais disponível.' },
    });
  });

  test('finds it until its end, and not from there on', async () => {
    const { body: link } = await create({ fim: '2026-11-20T12:00:01Z' });
    expect((await open(link.codigo)).status).toBe(200);
    const later = await appOf(actionLinksRoutes, () => ({ ...shop, actor, now: shop.now + 1_000 }));
    const answer = await later.inject({ url: `/v4/link-acao/${shop.supplier.id}/${link.codigo}` });
    expect(answer.statusCode).toBe(404);
    await later.close();
  });
});

async function closed(): Promise<string> {
  const { body } = await create();
  await app.inject({ method: 'DELETE', url: `${panel()}/${body.id}` });
  return body.codigo;
}

describe('the shop’s people', () => {
  test('list, add and close links, and each change is written down once', async () => {
    const { body: link } = await create();
    for (const _ of [1, 2]) {
      const answer = await app.inject({ method: 'DELETE', url: `${panel()}/${link.id}` });
      expect(answer.json()).toMatchObject({ id: link.id, ativo: false });
    }
    const { links } = (await app.inject({ url: panel() })).json();
    expect(links[0]).toEqual({ ...link, ativo: false });
    const { rows } = await database.current.db.execute(
      sql`select action from audit_events
        where supplier_id = ${shop.supplier.id} and subject_id = ${link.id} order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['action-link.created', 'action-link.closed']);
  });

  test('are refused what would never work', async () => {
    const { body: link } = await create();
    const foreign = await aProduct(await aShop(database.current));
    const cases = [
      [{ codigo: link.codigo }, 409, 'link-there-already'],
      [{ fim: '2026-11-20T11:00:00Z' }, 422, 'link-never-open'],
      [{ inicio: '2027-02-01T00:00:00Z', fim: '2027-01-01T00:00:00Z' }, 422, 'link-never-open'],
      [{ fim: '2027-13-45T99:99:00Z' }, 400, 'no-such-moment'],
      [{ itens: [{ idproduto: foreign, quantidade: 1 }] }, 422, 'product-not-found'],
      [{ destino: '//outro.exemplo' }, 400, 'invalid-request'],
      [{ destino: 'https://outro.exemplo' }, 400, 'invalid-request'],
      [{ destino: '/\\outro.exemplo' }, 400, 'invalid-request'],
      [{ codigo: 'Com Espaço' }, 400, 'invalid-request'],
      [{ itens: [] }, 400, 'invalid-request'],
    ] as const;
    for (const [more, status, code] of cases) {
      expect(await create(more), JSON.stringify(more)).toMatchObject({ status, body: { code } });
    }
    const absent = await app.inject({ method: 'DELETE', url: `${panel()}/${newId()}` });
    expect(absent.statusCode).toBe(404);
  });
});
