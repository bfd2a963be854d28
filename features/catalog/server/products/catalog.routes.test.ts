import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClientAccount } from '#features/accounts/server/registration/create-client-account.ts';
import { saveNewAddress } from '#features/addresses/server/create-address.ts';
import { EMPTY_UUID } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { type Actor, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { productFromWire, productToWire } from '../../contract/products/product.wire.ts';
import { productDetailFromWire } from '../../contract/products/product-detail.wire.ts';
import { aCustomer, aProduct, aShop } from '../testing/a-shop.ts';
import { catalogApp } from '../testing/catalog-app.ts';

const database = testDatabase();
let shop: Context;
let actor: Actor;
let app: FastifyInstance;
let tools: string;

beforeAll(async () => {
  shop = await aShop(database.current, ['support-budget']);
  tools = await aProduct(shop, {
    name: 'Martelo Unha 27 mm',
    slug: 'martelo',
    sku: 'MART-27',
    ean: '7891114012345',
    brand: 'Atlas',
    description: 'Cabo de madeira.',
    category: 'ferramentas/manuais',
    price: 4990,
    wholesalePrice: 4200,
    wholesaleMinimum: 12_000,
    tiers: [{ from: 6_000, price: 4500 }],
    step: 2_000,
    minimum: 2_000,
    maximum: 40_000,
    multiple: 6_000,
    tags: ['promocao'],
    stock: 100_000,
  });
  for (let index = 0; index < 10; index++) {
    await aProduct(shop, { name: `Alicate ${index}`, category: 'ferramentas/manuais', popularity: index });
  }
  await aProduct(shop, { name: 'Parafuso', category: 'fixacao' });
  app = await catalogApp(() => ({ ...shop, actor }));
});
beforeEach(() => {
  actor = aCustomer(true);
});
afterAll(() => app.close());

const get = async (url: string) => {
  const answer = await app.inject(url);
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
};
const list = (query = '') => get(`/v1/app/${shop.supplier.id}/listaprodutosf/token${query}`);

describe('listaprodutos', () => {
  test('both lists answer the same', async () => {
    const withAddress = await get(
      `/v2/app/${shop.supplier.id}/listaprodutos/${EMPTY_UUID}?categ=fixacao&fornec=${shop.supplier.id}`,
    );
    expect(withAddress.status).toBe(200);
    expect(withAddress.body).toEqual((await list('?categ=fixacao')).body);
  });

  test('an address that is not there, or not the caller’s own, is not found', async () => {
    const email = `${newId()}@exemplo.com.br`;
    const account = { kind: 'person', name: 'Ana', email, password: { hash: 'none' } } as const;
    const mine = await createClientAccount(shop.db, account);
    const address = { label: '', street: 'Rua Um', number: '1', district: 'Centro', complement: '' };
    const place = {
      city: 'São Paulo',
      state: 'SP',
      postalCode: '01310100',
      country: 'Brasil',
      reference: '',
    };
    const { id } = await saveNewAddress(shop.db, mine.clientId, {
      ...address,
      ...place,
      primary: true,
    });
    const at = async (addressId: string) =>
      (await get(`/v2/app/${shop.supplier.id}/listaprodutos/${addressId}`)).status;
    expect([await at(id), await at(newId())]).toEqual([404, 404]);
    actor = { ...aCustomer(true), ...mine };
    expect([await at(id), await at(newId()), await at(EMPTY_UUID)]).toEqual([200, 404, 200]);
  });

  test('an item has the fields of the specification, in reais and units', async () => {
    const { body } = await list('?sk=martelo');
    expect(body.data).toMatchObject({ total: 1, pagina: 1, limite: 20, paginas: 1 });
    expect(body.data.dados[0]).toEqual({
      id: tools,
      idproduto: tools,
      sku: 'MART-27',
      idcadastroextraproduto: tools,
      slug: 'martelo',
      name: 'Martelo Unha 27 mm',
      nome: 'Martelo Unha 27 mm',
      marca: 'Atlas',
      unidade: 'UN',
      fundo: 1,
      categoria: 'ferramentas/manuais',
      disponivel: true,
      estoque: 100,
      tags: ['promocao'],
      granularidade: 2,
      min_por_pedido: 2,
      maxporpedido: 40,
      preco: 49.9,
      preconf: 49.9,
      precovendaatacado: 42,
      minvendaatacado: 12,
      multiploincremento: 6,
      efeitospoliticas: { descontoProgressivo: { '6': 45 } },
    });
  });

  test('twenty to a page unless asked otherwise, a hundred at most', async () => {
    expect((await list()).body.data.limite).toBe(20);
    const page = (await list('?categ=ferramentas&limit=4&page=3&ordenacao=nome')).body.data;
    expect(page).toMatchObject({ total: 11, pagina: 3, limite: 4, paginas: 3 });
    expect(page.dados.map((item: { nome: string }) => item.nome)).toEqual([
      'Alicate 8',
      'Alicate 9',
      'Martelo Unha 27 mm',
    ]);
    expect(page.categoria).toMatchObject({ caminho: 'ferramentas', trilha: [{ nome: 'ferramentas' }] });
    for (const query of [
      '?limit=101',
      '?limit=0',
      '?page=0',
      '?page=x',
      '?ordenacao=preco',
      '?categ=%00',
      '?tagsPesquisa=%00',
    ]) {
      expect((await list(query)).status, query).toBe(400);
    }
  });

  test('accepts every parameter of the specification, and tags filter', async () => {
    const query =
      '?categ=&sk=&page=1&canalVenda=WEB&tipoentrega=DELIVERY&tagsPesquisa=promocao&agrupadores=&marcas=&precode=1&precoate=999.9&disponiveis=true&ignorepolicy=false&limit=20&produtoprincipal=';
    expect((await list(query)).body.data.total).toBe(1);
  });

  test('an unknown category is a 404, another supplier in fornec a 400', async () => {
    expect((await list('?categ=nada')).body).toMatchObject({ status: 404, code: 'category-not-found' });
    expect((await list(`?fornec=${EMPTY_UUID}`)).body).toMatchObject({ status: 400 });
  });
});

describe('hidden prices', () => {
  const noPrice = /"(?:preco\w*|preconf|minvendaatacado|efeitospoliticas|multiploincremento)"|49\.9|"4[25]"/;

  test.each([
    ['a visitor', VISITOR],
    ['a client who waits for approval', aCustomer(false)],
  ])('%s gets no price field of any kind from any call', async (_, who) => {
    actor = who;
    for (const url of [
      `/v1/app/${shop.supplier.id}/listaprodutosf/token?sk=martelo`,
      `/v2/app/${shop.supplier.id}/listaprodutos/${EMPTY_UUID}?sk=martelo`,
      `/v2/app/token/listaprodutos/full-text/pesquisar?idfornecedor=${shop.supplier.id}&query=martelo`,
      `/v2/app/token/fornecedor/${shop.supplier.id}/produto/${tools}?quantidade=12`,
    ]) {
      const answer = await get(url);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('Martelo');
      expect(answer.text).not.toMatch(noPrice);
    }
  });

  test('an approved client sees them', async () => {
    expect((await list('?sk=martelo')).text).toMatch(noPrice);
  });
});

describe('full-text/pesquisar', () => {
  const suggest = (query: string) =>
    get(
      `/v2/app/token/listaprodutos/full-text/pesquisar?idfornecedor=${shop.supplier.id}&query=${encodeURIComponent(query)}&idcliente=${EMPTY_UUID}`,
    );

  test('gives at most ten hits and how many there are', async () => {
    const { body } = await suggest('alic');
    expect(body.resultset.hits).toHaveLength(10);
    expect(body.resultset.total).toBe(10);
    expect((await suggest('martelo')).body.resultset.hits[0].id).toBe(tools);
    expect((await suggest('&')).body).toEqual({ resultset: { hits: [], total: 0, aproximado: false } });
  });
});

describe('produto', () => {
  const detail = (key: string, query = '') =>
    get(`/v2/app/token~${EMPTY_UUID}/fornecedor/${shop.supplier.id}/produto/${key}${query}`);

  test('answers by id and by slug, with the way to it and up to eight similar ones', async () => {
    const { body } = await detail('martelo');
    expect(body).toEqual((await detail(tools)).body);
    expect(body).toMatchObject({ sku: 'MART-27', ean: '7891114012345', descricao: 'Cabo de madeira.' });
    expect(body.trilha.map((step: { caminho: string }) => step.caminho)).toEqual([
      'ferramentas',
      'ferramentas/manuais',
    ]);
    expect(body.similares.map((other: { nome: string }) => other.nome)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2].map((index) => `Alicate ${index}`),
    );
    expect((await detail(tools, '?disableSimilares=true')).body.similares).toEqual([]);
  });

  test.each([
    [2, { preco: 42, total: 84, motivo: 'ATACADO' }],
    [6, { preco: 45, total: 270, motivo: 'PROGRESSIVO' }],
  ])('says what %i cost and why', async (quantity, expected) => {
    expect((await detail(tools, `?quantidade=${quantity}`)).body.precoquantidade).toMatchObject(expected);
  });

  test('absent, foreign and strange keys get the same 404', async () => {
    const foreign = await aProduct(await aShop(database.current));
    for (const key of [foreign, EMPTY_UUID, 'nada', "'%20or%201=1"]) {
      const { status, body } = await detail(key);
      expect([key, status, body.code]).toEqual([key, 404, 'product-not-found']);
    }
    expect((await detail('%00')).status).toBe(400);
  });
});

describe('the wire', () => {
  test('gives back what went in', async () => {
    const wire = (await list('?sk=martelo')).body.data.dados[0];
    expect(productToWire(productFromWire(wire))).toEqual(wire);
    expect(productFromWire(wire)).toMatchObject({
      offer: {
        normal: 4990,
        wholesale: { minimum: 12_000, price: 4200 },
        tiers: [{ from: 6_000, price: 4500 }],
        multiple: 6_000,
      },
      increments: { step: 2_000, minimum: 2_000, maximum: 40_000 },
      stock: 100_000,
    });
  });

  test('an item without prices has no offer', async () => {
    actor = VISITOR;
    const { body } = await get(`/v2/app/token/fornecedor/${shop.supplier.id}/produto/martelo`);
    const read = productDetailFromWire(body);
    expect(read).not.toHaveProperty('offer');
    expect(read.breadcrumb).toHaveLength(2);
  });

  test('an attendant price is what this client pays, beside the normal one', async () => {
    const card = productFromWire((await list('?sk=martelo')).body.data.dados[0]);
    const attendant = { price: centavos(4000), from: thousandths(0) };
    const granted = { normal: centavos(4990), attendant, tiers: [], multiple: ONE };
    const wire = productToWire({ ...card, offer: granted });
    expect(wire).toMatchObject({ preco: 40, preconf: 49.9, precoatendente: 40 });
    expect(productFromWire(wire).offer).toEqual(granted);
    const forMany = {
      ...granted,
      attendant: { ...attendant, from: thousandths(6000), to: thousandths(9000) },
    };
    const other = productToWire({ ...card, offer: forMany });
    expect(other).toMatchObject({ preco: 49.9, precoatendente: 40, minatendente: 6, maxatendente: 9 });
    expect(productFromWire(other).offer).toEqual(forMany);
  });
});
