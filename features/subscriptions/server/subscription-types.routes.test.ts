/** The API of subscription types, for shoppers and the shop's staff. Spec 7, subscription types. */

import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import { noGateways } from '#features/payments/server/testing/no-gateways.ts';
import { defined } from '#kernel/defined.ts';
import { refuse } from '#kernel/result.ts';
import type { Actor } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { MAX_TYPES } from '../domain/subscription-type.ts';
import { panelSubscriptionsRoutes } from './panel-subscriptions.routes.ts';
import { putTypes } from './put-types.ts';
import { startSubscription } from './start-subscription.ts';
import { subscriptionsRoutes } from './subscriptions.routes.ts';

const database = testDatabase();
let app: FastifyInstance;
let shop: Context;
let actor: Actor;
let dora: Actor;

beforeAll(async () => {
  app = await httpApp({ trustedProxies: [] });
  app.decorate('contextOf', async (request, reply) => ({ ...shop, actor, request, reply }));
  subscriptionsRoutes(app, { forecastOf: async () => refuse('not-possible'), gateways: noGateways });
  panelSubscriptionsRoutes(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  shop = await aShop(database.current);
  dora = await attendant();
  actor = dora;
});

async function attendant(): Promise<Actor> {
  const { db, supplier } = shop;
  const email = `${newId()}@exemplo.com.br`;
  const memberships = [{ supplierId: supplier.id, role: 'operator' } as const];
  await createStaff(db, { name: 'Dora', email, passwordHash: 'none', memberships });
  const [row] = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
  return { kind: 'staff', sessionId: newId(), staffId: row?.id ?? '', name: 'Dora', standing: 'operator' };
}

async function callApi(method: 'GET' | 'POST' | 'PUT' | 'DELETE', tail = '', payload?: object) {
  const url = `/v4/painel/${shop.supplier.id}/tipos-assinatura${tail}`;
  const answer = await app.inject({ method, url, ...defined({ payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

async function offered(): Promise<string[]> {
  const answer = await app.inject({ url: `/v4/subscription/type/list/${shop.supplier.id}` });
  expect(answer.statusCode).toBe(200);
  return answer.json().tipos.map(({ nome }: { nome: string }) => nome);
}

const every = (quantidade: number, unidade: string, more: object = {}) => ({
  nome: `A cada ${quantidade}`,
  intervalo: { quantidade, unidade },
  ...more,
});

describe('what is offered', () => {
  test('is the shop’s open types, in its order; to visitors, too', async () => {
    await callApi('POST', '', every(1, 'MES', { nome: 'Todo mês', ordem: 2 }));
    await callApi('POST', '', every(1, 'SEMANA', { nome: ' Toda semana ', ordem: 1 }));
    await callApi('POST', '', every(9, 'DIA', { ativo: false }));
    actor = { kind: 'visitor' };
    expect(await offered()).toEqual(['Toda semana', 'Todo mês']);
    shop = await aShop(database.current);
    expect(await offered()).toEqual([]);
  });

  test('is nothing where each order is a quote first', async () => {
    shop = await aShop(database.current, ['support-budget']);
    actor = await attendant();
    expect((await callApi('POST', '', every(1, 'MES'))).status).toBe(200);
    expect(await offered()).toEqual([]);
  });
});

describe('the shop’s people', () => {
  test('add, change and close types, and each change is in the audit', async () => {
    const { body: added } = await callApi('POST', '', every(2, 'SEMANA'));
    expect(added).toMatchObject({ nome: 'A cada 2', descricao: '', ativo: true, ordem: 0 });
    const id = added.idtipoassinatura;
    const changed = await callApi('PUT', `/${id}`, every(3, 'SEMANA', { descricao: 'Sem pressa' }));
    expect(changed.body).toMatchObject({ idtipoassinatura: id, nome: 'A cada 3', descricao: 'Sem pressa' });
    expect((await callApi('DELETE', `/${id}`)).body).toMatchObject({ idtipoassinatura: id, ativo: false });
    expect((await callApi('DELETE', `/${id}`)).status).toBe(200);
    expect(await offered()).toEqual([]);
    expect((await callApi('GET')).body.tipos).toMatchObject([{ idtipoassinatura: id, ativo: false }]);
    const events = await shop.db
      .select({ action: auditEvents.action, before: auditEvents.before, after: auditEvents.after })
      .from(auditEvents)
      .where(and(eq(auditEvents.supplierId, shop.supplier.id), eq(auditEvents.subjectId, id)))
      .orderBy(asc(auditEvents.id));
    expect(events).toMatchObject([
      { action: 'subscription-type.changed', before: null, after: { label: 'A cada 2' } },
      { before: { label: 'A cada 2' }, after: { label: 'A cada 3' } },
      { before: { active: true }, after: { active: false } },
    ]);
  });

  test('a type of another shop is as an absent one', async () => {
    const { body } = await callApi('POST', '', every(2, 'SEMANA'));
    const mine = shop;
    shop = await aShop(database.current);
    for (const id of [body.idtipoassinatura, newId()]) {
      expect((await callApi('PUT', `/${id}`, every(1, 'MES'))).status).toBe(404);
      expect((await callApi('DELETE', `/${id}`)).status).toBe(404);
    }
    shop = mine;
    expect(await offered()).toEqual(['A cada 2']);
  });

  test.each([
    ['no time at all', { quantidade: 0, unidade: 'DIA' }],
    ['half a week', { quantidade: 0.5, unidade: 'SEMANA' }],
    ['years', { quantidade: 1, unidade: 'ANO' }],
  ])('%s is no interval', async (_, intervalo) => {
    expect((await callApi('POST', '', { nome: 'Novo', intervalo })).status).toBe(400);
  });

  test('two open types have two names, and there is a most', async () => {
    await callApi('POST', '', every(1, 'MES', { nome: 'Mensal' }));
    expect((await callApi('POST', '', every(2, 'MES', { nome: 'MENSAL' }))).body.code).toBe(
      'type-there-already',
    );
    for (let more = 1; more < MAX_TYPES; more++) await callApi('POST', '', every(more, 'DIA'));
    expect((await callApi('POST', '', every(99, 'DIA'))).body.code).toBe('too-many-types');
  });
});

test('the shop’s people see who subscribed, whose order is next first; another shop’s see none', async () => {
  const { db, supplier } = shop;
  const shopper = await aShopper(shop);
  const [typeId = ''] = await putTypes(db, supplier.id, [
    { label: 'Todo mês', description: '', interval: { unit: 'month', count: 1 } },
  ]);
  const type = {
    id: typeId,
    label: 'Todo mês',
    description: '',
    interval: { unit: 'month', count: 1 },
  } as const;
  for (const [place, now] of [Date.UTC(2026, 10, 20, 12), Date.UTC(2026, 10, 10, 12)].entries())
    await startSubscription({ ...shopper, now }, type, {
      firstOrder: place + 1,
      lines: [],
      place: { type: 'pickup', storeId: newId(), text: 'Loja' },
      paymentMethodId: newId(),
      paymentName: 'Dinheiro',
      answers: [],
    });
  const listed = async (query = '') =>
    (await app.inject({ url: `/v4/painel/${shop.supplier.id}/assinaturas${query}` })).json();
  expect(await listed()).toMatchObject({
    total: 2,
    dados: [
      {
        cliente: 'Ana Souza',
        nome: 'Todo mês',
        situacao: 'ATIVA',
        proximaData: '2026-12-10',
        primeiroPedido: 2,
      },
      { proximaData: '2026-12-20', primeiroPedido: 1 },
    ],
  });
  expect(await listed('?situacao=CANCELADA')).toMatchObject({ total: 0, paginas: 1, dados: [] });
  shop = await aShop(database.current);
  expect((await listed()).total).toBe(0);
});
