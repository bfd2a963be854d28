/** Promotions in the panel: made, changed, ended and audited by staff; refused in words. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { supplierPriceRules } from '#features/pricing/server/price-rules.store.ts';
import { centavos } from '#kernel/money.ts';
import type { Actor } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aClient } from '../testing/a-combo.ts';
import { aPromotion } from '../testing/a-promotion.ts';
import { countPromotions } from './claim-promotions.ts';
import { panelPromotionsRoutes } from './panel-promotions.routes.ts';

const database = testDatabase();
let app: FastifyInstance;
let shop: Context;
let actor: Actor;
let coffee: string;
let bag: string;

beforeAll(async () => {
  app = await httpApp({ trustedProxies: [] });
  app.decorate('contextOf', async (request, reply) => ({ ...shop, actor, request, reply }));
  panelPromotionsRoutes(app, async (_, __, ids) => ids.filter((id) => id !== TYPE));
});
afterAll(() => app.close());

const TYPE = newId();

beforeEach(async () => {
  shop = await aShop(database.current);
  coffee = await aProduct(shop, { name: 'Café', price: 1000 });
  bag = await aProduct(shop, { name: 'Sacola', price: 1290 });
  const email = `${newId()}@equipe.exemplo.com.br`;
  const memberships = [{ supplierId: shop.supplier.id, role: 'owner' as const }];
  await createStaff(shop.db, {
    name: 'Dona',
    email,
    passwordHash: 'none',
    administrator: false,
    memberships,
  });
  const { rows } = await shop.db.execute<{ id: string }>(sql`select id from staff where email = ${email}`);
  actor = { kind: 'staff', sessionId: newId(), staffId: rows[0]?.id ?? '', name: 'Dona', standing: 'owner' };
});

const body = () => ({
  nome: ' Café em dobro ',
  condicao: { abrangencia: { produtos: [coffee] }, unidades: 2 },
  recompensa: { tipo: 'DESCONTO', unidades: 1, percentual: 100 },
});

async function callApi(
  method: 'POST' | 'PUT' | 'DELETE' | 'GET',
  more: Record<string, unknown> = {},
  id?: string,
) {
  const url = `/v4/painel/${shop.supplier.id}/ofertas${id === undefined ? '' : `/${id}`}`;
  const sends = method === 'POST' || method === 'PUT';
  const answer = await app.inject({ method, url, ...(sends ? { payload: { ...body(), ...more } } : {}) });
  return { status: answer.statusCode, body: answer.json() };
}

test('a promotion is made, changed and ended, and each change is audited', async () => {
  const made = await callApi('POST', {
    limite: 10,
    orcamento: 99.9,
    publico: { grupos: ['bares'], tiposAssinatura: [TYPE] },
  });
  expect(made).toMatchObject({
    status: 200,
    body: {
      nome: 'Café em dobro',
      chamada: 'Leve 3, pague 2',
      condicao: { unidades: 2, abrangencia: { produtos: [coffee] } },
      recompensa: { tipo: 'DESCONTO', unidades: 1, percentual: 100, quais: 'MAIS_BARATAS' },
      publico: { grupos: ['bares'], tiposAssinatura: [TYPE] },
      limite: 10,
      orcamento: 99.9,
      usos: 0,
      concedido: 0,
      esgotada: false,
      ativo: true,
    },
  });
  const id = made.body.idoferta;
  expect((await supplierPriceRules(shop.db, shop.supplier.id)).promotions).toMatchObject([{ id }]);
  const gift = { tipo: 'BRINDE', unidades: 1, idproduto: bag };
  const changed = await callApi(
    'PUT',
    { condicao: { valorMinimo: 150 }, recompensa: gift, chamada: 'Sacola de brinde', prioridade: 7 },
    id,
  );
  expect(changed.body).toMatchObject({
    idoferta: id,
    chamada: 'Sacola de brinde',
    condicao: { valorMinimo: 150 },
    recompensa: gift,
    prioridade: 7,
  });
  expect(changed.body).not.toHaveProperty('limite');
  expect((await callApi('DELETE', {}, id)).body.ativo).toBe(false);
  expect((await callApi('DELETE', {}, id)).status).toBe(200);
  expect((await callApi('GET')).body).toMatchObject({ total: 1, dados: [{ idoferta: id, ativo: false }] });
  expect((await supplierPriceRules(shop.db, shop.supplier.id)).promotions).toEqual([]);
  const { rows } = await shop.db.execute(
    sql`select action from audit_events where supplier_id = ${shop.supplier.id} order by id`,
  );
  expect(rows.map((row) => row.action)).toEqual(['promotion.made', 'promotion.changed', 'promotion.changed']);
});

test('what it gave counts against its limits, also against those that are set later', async () => {
  const made = await aPromotion(shop, { limits: { uses: 5 } });
  const client = { ...shop, actor: await aClient(shop) };
  const use = { promotionId: made.id, label: '', times: 5, saved: centavos(5000) };
  await countPromotions(client, [use]);
  const listed = async () => (await callApi('GET')).body.dados[0];
  expect(await listed()).toMatchObject({ usos: 5, concedido: 50, esgotada: true });
  expect((await supplierPriceRules(shop.db, shop.supplier.id)).promotions).toEqual([]);
  expect((await callApi('PUT', { limite: 6 }, made.id)).body).toMatchObject({ usos: 5, esgotada: false });
  expect((await callApi('PUT', { orcamento: 50 }, made.id)).body).toMatchObject({ esgotada: true });
  expect((await callApi('PUT', {}, made.id)).body).toMatchObject({ esgotada: false });
  await countPromotions(client, [{ ...use, times: -5, saved: centavos(-5000) }]);
  expect(await listed()).toMatchObject({ usos: 0, concedido: 0 });
});

test.each<[string, Record<string, unknown>, number, RegExp]>([
  ['nothing to fulfil', { condicao: {} }, 422, /o que a oferta pede/],
  ['no units', { condicao: { unidades: 0 } }, 422, /1 a 100/],
  ['101 units', { condicao: { unidades: 101 } }, 422, /1 a 100/],
  ['a minimum of nothing', { condicao: { valorMinimo: 0 } }, 422, /acima de zero/],
  ['half a centavo', { condicao: { valorMinimo: 9.995 } }, 422, /duas casas/],
  ['a reward without a percent', { recompensa: { tipo: 'DESCONTO', unidades: 1 } }, 422, /o que a oferta dá/],
  ['a gift without a product', { recompensa: { tipo: 'BRINDE', unidades: 1 } }, 422, /o que a oferta dá/],
  [
    'more than all off',
    { recompensa: { tipo: 'DESCONTO', unidades: 1, percentual: 100.01 } },
    422,
    /0,01 a 100/,
  ],
  ['no reward', { recompensa: { tipo: 'DESCONTO', unidades: 0, percentual: 50 } }, 422, /1 a 100/],
  ['a budget of nothing', { orcamento: 0 }, 422, /orçamento acima de zero/],
  ['limits that contradict each other', { maxporpedido: 3, limitePorCliente: 2 }, 422, /contradizem/],
  [
    'an end before its start',
    { inicio: '2026-12-02T00:00:00Z', fim: '2026-12-01T00:00:00Z' },
    422,
    /depois do início/,
  ],
  ['a day that is none', { fim: '2026-13-01T00:00:00Z' }, 422, /que existam/],
  ['a state that is none', { publico: { estados: ['XX'] } }, 422, /sigla/],
  [
    'products whom nobody has',
    { condicao: { abrangencia: { produtos: [newId()] }, unidades: 1 } },
    422,
    /produtos/,
  ],
  [
    'categories of nobody',
    { condicao: { abrangencia: { categorias: [newId()] }, unidades: 1 } },
    422,
    /categorias/,
  ],
  ['clients whom nobody knows', { publico: { clientes: [newId()] } }, 422, /clientes/],
  [
    'ways of paying that are not the shop’s',
    { publico: { formasPagamento: [newId()] } },
    422,
    /formas de pagamento/,
  ],
  ['subscriptions that are not the shop’s', { publico: { tiposAssinatura: [newId()] } }, 422, /assinatura/],
  ['a field that nobody knows', { desconto: 3 }, 400, /./],
])('%s is refused in words', async (_, more, status, words) => {
  const answer = await callApi('POST', more);
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(words);
  expect((await callApi('GET')).body.total).toBe(0);
});

test('a gift is sold one by one, to everybody, by this shop', async () => {
  const gift = (idproduto: string) => ({ recompensa: { tipo: 'BRINDE', unidades: 1, idproduto } });
  const kilos = await aProduct(shop, { step: 300 });
  const wine = await aProduct(shop, { adultMark: true });
  const foreign = await aProduct(await aShop(database.current));
  const messages = [];
  for (const id of [kilos, wine, foreign]) messages.push((await callApi('POST', gift(id))).body.message);
  expect(messages).toEqual([
    'O brinde precisa ser um produto vendido de uma em uma unidade.',
    'O brinde não pode ser um produto só para maiores de 18 anos.',
    'Há produtos que esta loja não tem.',
  ]);
  expect((await callApi('POST', gift(await aProduct(shop, { step: 500 })))).status).toBe(200);
});

describe('while it is on', () => {
  const amend = async (id: string, more: object) => {
    const url = `/v4/painel/${shop.supplier.id}/ofertas/${id}`;
    const payload = {
      ...{ nome: 'Café em dobro', chamada: 'Em dobro', fim: null, maxporpedido: null },
      ...{ limitePorCliente: null, limite: null, orcamento: null, versao: 1, ...more },
    };
    const answer = await app.inject({ method: 'PATCH', url, payload });
    return { status: answer.statusCode, body: answer.json() };
  };

  test('its words, end and limits change, and what it asks and gives stays', async () => {
    const { body: made } = await callApi('POST', { orcamento: 50 });
    const more = { nome: ' Café ', limite: 10, orcamento: 80, fim: '2999-12-24T03:00:00Z' };
    const amended = await amend(made.idoferta, more);
    expect(amended).toMatchObject({
      status: 200,
      body: { nome: 'Café', chamada: 'Em dobro', limite: 10, orcamento: 80, versao: 2 },
    });
    expect(amended.body.condicao).toEqual(made.condicao);
    expect(amended.body.recompensa).toEqual(made.recompensa);
    expect((await callApi('GET', {}, made.idoferta)).body).toEqual(amended.body);
    const late = await amend(made.idoferta, { orcamento: 90 });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'alterado-por-outra-pessoa', facts: { atual: amended.body } },
    });
    expect((await callApi('PUT', { versao: 1 }, made.idoferta)).status).toBe(409);
  });

  test.each<[string, object, string, number]>([
    ['a smaller budget', { orcamento: 49.99 }, 'budget-only-up', 422],
    ['an end that has passed', { orcamento: 50, fim: '2020-01-01T00:00:00Z' }, 'end-has-passed', 422],
    ['limits that contradict each other', { limite: 1, limitePorCliente: 2 }, 'limits-cross', 422],
  ])('%s is refused', async (_, more, code, status) => {
    const { body: made } = await callApi('POST', { orcamento: 50 });
    expect(await amend(made.idoferta, more)).toMatchObject({ status, body: { code } });
  });

  test('one that is over is made as a new one', async () => {
    const { body: made } = await callApi('POST');
    await callApi('DELETE', {}, made.idoferta);
    expect(await amend(made.idoferta, { versao: 2 })).toMatchObject({
      status: 409,
      body: { code: 'already-ended' },
    });
    expect((await amend(newId(), {})).status).toBe(404);
  });
});

test('another shop’s promotion is not found', async () => {
  const here = shop;
  const foreign = await aPromotion(await aShop(database.current));
  shop = here;
  expect((await callApi('PUT', {}, foreign.id)).status).toBe(404);
  expect((await callApi('DELETE', {}, foreign.id)).status).toBe(404);
  expect((await callApi('GET', {}, foreign.id)).status).toBe(404);
});

test('a hundred promotions are active at most', async () => {
  for (let made = 0; made < 99; made += 1) await aPromotion(shop);
  const last = await callApi('POST');
  expect(last.status).toBe(200);
  expect(await callApi('POST')).toMatchObject({ status: 409 });
  expect((await callApi('POST', { ativo: false })).status).toBe(200);
  expect((await callApi('PUT', {}, last.body.idoferta)).status).toBe(200);
});
