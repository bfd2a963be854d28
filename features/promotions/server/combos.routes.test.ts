/** The combo calls over HTTP. Spec 7, promotional combo. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { noteClientPrices } from '#features/pricing/server/client-prices.store.ts';
import { saveClientPricing } from '#features/pricing/server/client-pricing.store.ts';
import { startPrices } from '#features/pricing/server/start-prices.ts';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { type Actor, type Customer, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { comboFromWire } from '../contract/combo.wire.ts';
import { claimCombos, recordComboUses } from './claim-combos.ts';
import { combosRoutes } from './combos.routes.ts';
import { panelCombosRoutes } from './panel-combos.routes.ts';
import { aClient, aCombo } from './testing/a-combo.ts';

const database = testDatabase();
let app: FastifyInstance;
let shop: Context;
let actor: Actor;
let ana: Customer;
let bia: Customer;

beforeAll(async () => {
  app = await httpApp({ trustedProxies: [] });
  app.decorate('contextOf', async (request, reply) => ({ ...shop, actor, request, reply }));
  combosRoutes(app);
  panelCombosRoutes(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  await enter([]);
});

async function enter(tags: readonly string[]): Promise<void> {
  shop = await aShop(database.current, tags);
  [ana, bia] = [await aClient(shop), await aClient(shop, 'Bia')];
  actor = VISITOR;
}

async function get(url: string) {
  const answer = await app.inject({ method: 'GET', url });
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
}
const forAll = (query = '') => get(`/v4/promotional-combo-all/${shop.supplier.id}${query}`);
const forClient = ({ clientId }: Customer) =>
  get(`/v4/promotional-combo-client/${shop.supplier.id}/${clientId}`);
const one = (id: string, query = '') => get(`/v4/promotional-combo/${id}/${query}`);
const names = (answer: { body: { combos: { nome: string }[] } }) =>
  answer.body.combos.map(({ nome }) => nome);

describe('a combo', () => {
  test('is returned with its products, what they cost alone, its price and its limits', async () => {
    const bread = await aProduct(shop, { name: 'Pão', price: 250, stock: 7_000 });
    const coffee = await aProduct(shop, { name: 'Café', price: 2_000 });
    const combo = await aCombo(shop, {
      name: 'Café da manhã',
      slug: 'cafe-da-manha',
      description: 'Para começar o dia',
      items: [
        { productId: coffee, quantity: ONE },
        { productId: bread, quantity: thousandths(3_000) },
      ],
      price: { kind: 'fixed', price: centavos(2_490) },
      mostPerOrder: 3,
      limitPerClient: 5,
      limit: 100,
      until: Date.UTC(2026, 10, 30),
    });
    const { status, body } = await one('cafe-da-manha');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: combo.id,
      idcombopromocional_cabecalho: combo.id,
      nome: 'Café da manhã',
      descricao: 'Para começar o dia',
      produtos: [
        { nome: 'Café', quantidade: 1, precoSozinho: 20 },
        { nome: 'Pão', quantidade: 3, precoSozinho: 7.5 },
      ],
      preco: 24.9,
      precoSozinho: 27.5,
      economia: 2.6,
      disponivel: true,
      maximo: 2,
      maxporpedido: 3,
      maxporcliente: 5,
      validoAte: '2026-11-30T00:00:00.000Z',
      exclusivo: false,
    });
    expect(body).not.toHaveProperty('limite');
    expect((await one(combo.id)).body).toEqual(body);
    expect((await forAll()).body.combos).toEqual([body]);
    expect(comboFromWire(body)).toMatchObject({
      prices: { price: 2_490, alone: 2_750, saved: 260 },
      limits: { mostPerOrder: 3, limitPerClient: 5 },
      most: 2,
    });
  });

  test('is there from its beginning until its end, and while its products are sold', async () => {
    const idle = await aProduct(shop, { active: false });
    const other = await aProduct(shop);
    const both = [other, idle].map((productId) => ({ productId, quantity: ONE }));
    for (const combo of [
      await aCombo(shop, { name: 'Ontem', until: shop.now }),
      await aCombo(shop, { name: 'Amanhã', from: shop.now + 1 }),
      await aCombo(shop, { name: 'Parado', items: both }),
    ]) {
      expect(await one(combo.id)).toMatchObject({ status: 404, body: { message: 'Combo não encontrado.' } });
    }
    const today = await aCombo(shop, { name: 'Hoje', from: shop.now, until: shop.now + 1 });
    expect(names(await forAll())).toEqual(['Hoje']);
    actor = ana;
    expect((await one(today.id)).status).toBe(200);
  });

  test('whose product is out of stock is shown as sold out, after all others', async () => {
    const gone = await aProduct(shop, { stock: 0 });
    const items = [gone, await aProduct(shop)].map((productId) => ({ productId, quantity: ONE }));
    await aCombo(shop, { name: 'Esgotado', items, position: 1 });
    await aCombo(shop, { name: 'Segundo', position: 3 });
    await aCombo(shop, { name: 'Primeiro', position: 2 });
    const answer = await forAll();
    expect(names(answer)).toEqual(['Primeiro', 'Segundo', 'Esgotado']);
    expect(answer.body.combos[2]).toMatchObject({
      disponivel: false,
      maximo: 0,
      produtos: [{ disponivel: false }, { disponivel: true }],
    });
  });

  test('of which a client has had all that one client may is sold out for them alone', async () => {
    const combo = await aCombo(shop, { limitPerClient: 1, limit: 10 });
    const uses = [{ comboId: combo.id, quantity: 1 }];
    await claimCombos({ ...shop, actor: ana }, uses);
    await recordComboUses({ ...shop, actor: ana }, 1, uses);
    actor = ana;
    expect((await one(combo.id)).body.maximo).toBe(0);
    actor = bia;
    expect((await one(combo.id)).body.maximo).toBe(1);
  });

  test('of a product is found by it', async () => {
    const combo = await aCombo(shop, { name: 'Com ele' });
    await aCombo(shop, { name: 'Sem ele' });
    expect(names(await forAll(`?idproduto=${combo.items[0]?.productId}`))).toEqual(['Com ele']);
    expect(names(await forAll(`?idproduto=${newId()}`))).toEqual([]);
  });
});

describe('nobody sees what is another’s', () => {
  test('combos of clients and groups are there for them alone', async () => {
    const hers = await aCombo(shop, { name: 'Da Ana', audience: { clients: [ana.clientId], groups: [] } });
    await aCombo(shop, { name: 'De todos' });
    const absent = await one(newId());
    for (const who of [VISITOR, bia]) {
      actor = who;
      const foreign = await one(hers.id);
      expect([foreign.status, foreign.body.message]).toEqual([404, absent.body.message]);
    }
    expect(names(await forClient(bia))).toEqual(['De todos']);
    actor = ana;
    expect((await one(hers.id)).body).toMatchObject({ nome: 'Da Ana', exclusivo: true });
    expect(names(await forClient(ana)).sort()).toEqual(['Da Ana', 'De todos']);
    expect(names(await forAll())).toEqual(['De todos']);
  });

  test('a combo of another supplier is not there, by its id and by its address', async () => {
    const here = shop;
    shop = await aShop(database.current);
    const foreign = await aCombo(shop, { slug: 'de-la' });
    shop = here;
    expect((await one(foreign.id)).status).toBe(404);
    expect((await one('de-la')).status).toBe(404);
    expect((await one('Não é <endereço>')).status).toBe(404);
  });

  test.each([['hide-price-for-logged-out-customers'], ['support-budget']])(
    'with %s nothing of a price leaves to visitors',
    async (tag) => {
      await enter([tag]);
      const combo = await aCombo(shop, { price: { kind: 'fixed', price: centavos(2_387) } });
      for (const { text } of [await one(combo.id), await forAll()]) {
        expect(text).not.toMatch(/preco|economia|23[.,]87|percent/i);
      }
      actor = ana;
      expect((await one(combo.id)).body.preco).toBe(23.87);
    },
  );
});

test('a combo costs what the terms make of it, and says where that is another price', async () => {
  await enter(['support-price-variance-by-payment']);
  const method = (name: string, priceVariance: number) =>
    createPaymentMethod(shop.db, shop.supplier.id, {
      kind: 'card-on-delivery',
      name,
      description: '',
      priceVariance,
      deliveryTypes: ['delivery', 'pickup'],
      position: priceVariance,
    });
  const cheap = await method('Pix', -1_000);
  const dear = await method('Cartão', 0);
  const combo = await aCombo(shop, { paymentMethodIds: [cheap], deliveryTypes: ['pickup'] });
  expect((await one(combo.id, `?idformapagamento=${cheap}&tipoEntrega=RETIRADA`)).body).toMatchObject({
    precoSozinho: 27,
    preco: 24.3,
    disponivel: true,
    formasPagamento: [{ idformapagto: cheap, nome: 'Pix' }],
    tiposEntrega: ['RETIRADA'],
  });
  expect((await one(combo.id, `?idformapagamento=${dear}`)).body).toMatchObject({
    preco: 27,
    disponivel: false,
    foraDaEscolha: 'FORMA_PAGAMENTO',
  });
  expect((await one(combo.id, '?tipoEntrega=DELIVERY')).body.foraDaEscolha).toBe('TIPO_ENTREGA');
  expect((await one(combo.id)).body).toMatchObject({ disponivel: true });
});

test('a method of other client groups prices no combo, and is not named as one to pay by', async () => {
  await enter(['support-price-variance-by-payment']);
  const limited = await createPaymentMethod(shop.db, shop.supplier.id, {
    ...{ kind: 'cash-on-delivery', name: 'Do clube', description: '', priceVariance: -1_000, position: 1 },
    ...{ deliveryTypes: ['delivery', 'pickup'], groups: ['Clube'] },
  });
  const combo = await aCombo(shop, { paymentMethodIds: [limited] });
  const seen = async (who: Actor) => {
    actor = who;
    const { preco, formasPagamento } = (await one(combo.id, `?idformapagamento=${limited}`)).body;
    return [preco, formasPagamento.length];
  };
  expect(await seen(VISITOR)).toEqual([27, 0]);
  expect(await seen(bia)).toEqual([27, 0]);
  await noteClientPrices(shop.db, shop.supplier.id);
  await saveClientPricing(shop.db, shop.supplier.id, ana.clientId, { groups: ['Clube'] });
  expect(await seen(ana)).toEqual([24.3, 1]);
});

test('a policy makes a percent follow the products, and a fixed price never dearer than they are alone', async () => {
  const fixed = await aCombo(shop, { price: { kind: 'fixed', price: centavos(2_000) } });
  const percent = await aCombo(shop);
  const half = {
    name: 'Metade',
    scope: { products: [], categories: [], brands: [], tags: [] },
    audience: {},
    validity: {},
    priority: 0,
    stackable: false,
    effect: { kind: 'percent', basisPoints: 5_000 },
  } as const;
  await startPrices(shop.db, shop.supplier.id, { policies: [half], tables: [] });
  expect((await one(fixed.id)).body).toMatchObject({ preco: 15, precoSozinho: 15, economia: 0 });
  expect((await one(percent.id)).body).toMatchObject({ preco: 13.5, precoSozinho: 15, economia: 1.5 });
});

describe('in the panel', () => {
  let body: Record<string, unknown>;
  let productId: string;

  beforeEach(async () => {
    const email = `${newId()}@equipe.exemplo.com.br`;
    const memberships = [{ supplierId: shop.supplier.id, role: 'owner' as const }];
    await createStaff(shop.db, {
      name: 'Dona',
      email,
      passwordHash: 'none',
      administrator: false,
      memberships,
    });
    const { rows } = await shop.db.execute<{ id: string }>(`select id from staff where email = '${email}'`);
    const staffId = rows[0]?.id ?? '';
    actor = { kind: 'staff', sessionId: newId(), staffId, name: 'Dona', standing: 'owner' };
    productId = await aProduct(shop, { price: 1_000, step: 500 });
    const produtos = [
      { idproduto: productId, quantidade: 1.5 },
      { idproduto: await aProduct(shop, { price: 500 }), quantidade: 1 },
    ];
    body = { nome: ' Café da manhã ', produtos, preco: 14.9 };
  });

  const callApi = async (
    method: 'POST' | 'PUT' | 'DELETE' | 'GET',
    more: Record<string, unknown> = {},
    id = '',
  ) => {
    const url = `/v4/painel/${shop.supplier.id}/combos${id === '' ? '' : `/${id}`}`;
    const sends = method === 'POST' || method === 'PUT';
    const answer = await app.inject({ method, url, ...(sends ? { payload: { ...body, ...more } } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };

  test('a combo is made, changed and closed', async () => {
    const made = await callApi('POST', { limite: 10, clientes: [ana.clientId], grupos: [' bares '] });
    expect(made).toMatchObject({
      status: 200,
      body: { nome: 'Café da manhã', slug: 'cafe-da-manha', preco: 14.9, grupos: ['bares'], vendidos: 0 },
    });
    const id = made.body.idcombo;
    const changed = await callApi('PUT', { preco: undefined, percentual: 12.5, slug: 'outro' }, id);
    expect(changed.body).toMatchObject({ percentual: 12.5, slug: 'outro', clientes: [], ativo: true });
    expect(changed.body).not.toHaveProperty('preco');
    expect(changed.body).not.toHaveProperty('limite');
    const staff = actor;
    actor = VISITOR;
    expect((await one('outro')).status).toBe(200);
    actor = staff;
    expect((await callApi('DELETE', {}, id)).body.ativo).toBe(false);
    expect((await callApi('DELETE', {}, id)).status).toBe(200);
    expect((await callApi('GET')).body).toMatchObject({ total: 1, dados: [{ idcombo: id, ativo: false }] });
    const { rows } = await shop.db.execute(
      `select action from audit_events where supplier_id = '${shop.supplier.id}' order by id`,
    );
    expect(rows.map((row) => row.action)).toEqual(['combo.made', 'combo.changed', 'combo.changed']);
    actor = VISITOR;
    expect((await one('outro')).status).toBe(404);
  });

  test('that two people edit is changed once, and the second is told what it is now', async () => {
    const { body: made } = await callApi('POST');
    const id = made.idcombo;
    expect(await callApi('GET', {}, id)).toEqual({ status: 200, body: made });
    const changed = await callApi('PUT', { preco: 12.9, versao: made.versao }, id);
    expect(changed.body).toMatchObject({ preco: 12.9, versao: made.versao + 1 });
    expect(await callApi('PUT', { nome: 'Lanche', versao: made.versao }, id)).toMatchObject({
      status: 409,
      body: { code: 'alterado-por-outra-pessoa', facts: { atual: changed.body } },
    });
    expect((await callApi('GET', {}, id)).body).toEqual(changed.body);
    expect((await callApi('GET', {}, newId())).status).toBe(404);
  });

  test.each<[string, Record<string, unknown>, number, RegExp]>([
    ['two prices', { percentual: 10 }, 422, /um dos dois/],
    ['no price', { preco: undefined }, 422, /um dos dois/],
    ['a price of nothing', { preco: 0 }, 422, /acima de zero/],
    ['half a centavo', { preco: 9.995 }, 422, /duas casas/],
    ['a price that is not below its products', { preco: 20 }, 422, /abaixo da soma/],
    ['all off', { preco: undefined, percentual: 100 }, 422, /99,99/],
    ['one product', { produtos: [] }, 422, /ao menos dois/],
    [
      'an end before its start',
      { validoDe: '2026-12-02T00:00:00Z', validoAte: '2026-12-01T00:00:00Z' },
      422,
      /depois do início/,
    ],
    ['a day that is none', { validoAte: '2026-13-01T00:00:00Z' }, 422, /que existam/],
    ['a name without a letter', { nome: '!!!' }, 422, /letras ou números/],
    ['limits that contradict each other', { maxporpedido: 3, limitePorCliente: 2 }, 422, /contradizem/],
    ['clients whom nobody knows', { clientes: [newId()] }, 422, /clientes/],
    ['ways of paying that are not the shop’s', { formasPagamento: [newId()] }, 422, /formas de pagamento/],
    ['a field that nobody knows', { desconto: 3 }, 400, /./],
  ])('%s is refused in words', async (_, more, status, words) => {
    const answer = await callApi('POST', more);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(words);
    expect((await callApi('GET')).body.total).toBe(0);
  });

  test('quantities between steps, products twice and products of other shops are refused', async () => {
    const other = { idproduto: await aProduct(shop), quantidade: 1 };
    const foreign = { idproduto: await aProduct(await aShop(database.current)), quantidade: 1 };
    const refusals = [
      [{ idproduto: productId, quantidade: 0.7 }, other],
      [{ idproduto: productId, quantidade: 0 }, other],
      [other, other],
      [other, foreign],
    ];
    const messages = [];
    for (const produtos of refusals) messages.push((await callApi('POST', { produtos })).body.message);
    expect(messages).toEqual([
      'Há quantidades que não são múltiplas da granularidade do produto.',
      'Informe quantidades acima de zero.',
      'O mesmo produto aparece mais de uma vez: informe a soma das quantidades.',
      'Há produtos que esta loja não tem.',
    ]);
  });

  test('one address is one combo, and another shop’s combo is not found', async () => {
    await callApi('POST');
    expect(await callApi('POST')).toMatchObject({
      status: 409,
      body: { message: 'Já existe um combo com este endereço.' },
    });
    const here = shop;
    const foreign = await aCombo(await aShop(database.current));
    shop = here;
    expect((await callApi('PUT', {}, foreign.id)).status).toBe(404);
    expect((await callApi('DELETE', {}, foreign.id)).status).toBe(404);
  });
});
