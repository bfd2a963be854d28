import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { WireProductFields } from '../../contract/panel/panel-edit.schema.ts';
import { products } from '../products/catalog.tables.ts';
import { panelStockRoutes } from '../stock/panel-stock.routes.ts';
import { aProduct, aShop } from '../testing/a-shop.ts';
import { anOwner } from '../testing/an-owner.ts';
import { routesApp } from '../testing/routes-app.ts';
import { panelEditRoutes } from './panel-edit.routes.ts';
import { panelGridRoutes } from './panel-grid.routes.ts';
import { panelListRoutes } from './panel-list.routes.ts';

const database = testDatabase();
let shop: Context;
let actor: Staff;
let app: FastifyInstance;
let base: string;

beforeAll(async () => {
  shop = await aShop(database.current);
  actor = await anOwner(shop);
  base = `/v4/painel/${shop.supplier.id}/produtos`;
  app = await routesApp(
    (routes) => {
      panelListRoutes(routes);
      panelEditRoutes(routes);
      panelGridRoutes(routes);
      panelStockRoutes(routes);
    },
    () => ({ ...shop, actor }),
  );
});
afterAll(() => app.close());

async function call(method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) {
  const answer = await app.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
  return [answer.statusCode, answer.json()] as const;
}

const categoryOf = async (id: string): Promise<string> =>
  (
    await shop.db
      .select({ id: products.categoryId })
      .from(products)
      .where(and(eq(products.supplierId, shop.supplier.id), eq(products.id, id)))
  )[0]?.id ?? '';

const fields = (categoria: string, more: Partial<WireProductFields> = {}): WireProductFields => ({
  codigo: newId(),
  nome: 'Café torrado',
  marca: 'Serra',
  ean: '7891234567895',
  descricao: 'Grãos inteiros',
  unidade: 'pct',
  categoria,
  preco: 21.9,
  atacado: { minimo: 10, preco: 19.5 },
  faixas: [
    { apartirde: 20, preco: 18 },
    { apartirde: 50, preco: 17.25 },
  ],
  custo: 12.34,
  granularidade: 1,
  minimo: 0,
  maximo: 100,
  multiplo: 1,
  peso: 500,
  precoembalagem: null,
  tags: ['oferta'],
  agrupadores: ['Moagem: Grãos'],
  principal: '',
  maiorDeIdade: false,
  ativo: true,
  seotitulo: 'Café em grãos',
  seodescricao: 'Torrado na semana.',
  estoquebaixo: 5,
  ...more,
});

test('a product is created as it is written, and read back alike', async () => {
  const category = await categoryOf(await aProduct(shop));
  const wanted = fields(category);
  const [status, made] = await call('POST', base, { ...wanted, estoque: 12.5 });
  expect([status, made]).toMatchObject([200, { ...wanted, unidade: 'PCT', estoque: 12.5, versao: 1 }]);
  expect(await call('GET', `${base}/${made.id}`)).toEqual([200, made]);
});

test('what is wrong is said at its field, all of it at once', async () => {
  const category = await categoryOf(await aProduct(shop, { sku: 'OCUPADO' }));
  const bad = { preco: 0, ean: '12', maximo: 1, minimo: 2, custo: 1.234, agrupadores: ['!'] };
  const [status, { code, facts }] = await call('POST', base, { ...fields(category, bad), estoque: null });
  expect([status, code]).toEqual([422, 'product-not-valid']);
  expect(Object.keys(facts.campos).sort()).toEqual(['agrupadores', 'custo', 'ean', 'maximo', 'preco']);
  const taken = fields(newId(), { codigo: 'OCUPADO', principal: 'NINGUÉM' });
  const [, refusal] = await call('POST', base, { ...taken, estoque: null });
  expect(Object.keys(refusal.facts.campos).sort()).toEqual(['categoria', 'codigo', 'principal']);
});

test('of two people who edit one product the second is shown what it is now, and the first loses nothing', async () => {
  const category = await categoryOf(await aProduct(shop));
  const [, made] = await call('POST', base, { ...fields(category), estoque: null });
  const saved = (nome: string, versao: number) =>
    call('PUT', `${base}/${made.id}`, { ...fields(category, { codigo: made.codigo, nome }), versao });
  const [, first] = await saved('Café da primeira', 1);
  expect(first).toMatchObject({ nome: 'Café da primeira', versao: 2 });
  const [status, { code, facts }] = await saved('Café da segunda', 1);
  expect([status, code, facts.atual.nome, facts.atual.versao]).toEqual([
    409,
    'alterado-por-outra-pessoa',
    'Café da primeira',
    2,
  ]);
  expect((await saved('Café da segunda', 2))[1]).toMatchObject({ nome: 'Café da segunda', versao: 3 });
});

test('an archived product leaves sale and lists, and comes back to the lists', async () => {
  const id = await aProduct(shop, { name: 'Arquivável' });
  const [, archived] = await call('PUT', `${base}/${id}/arquivado`, { arquivado: true });
  expect(archived).toMatchObject({ arquivado: true, ativo: false });
  const found = async (query: string) => (await call('GET', `${base}?${query}`))[1].total;
  expect(await found('busca=arquivavel')).toBe(0);
  expect(await found('busca=arquivavel&situacao=ARQUIVADO')).toBe(1);
  const [, restored] = await call('PUT', `${base}/${id}/arquivado`, { arquivado: false });
  expect(restored).toMatchObject({ arquivado: false, ativo: false });
  expect(await found('busca=arquivavel&situacao=INATIVO')).toBe(1);
});

test('a copy is out of sale, with a code of its own', async () => {
  const id = await aProduct(shop, { sku: 'ORIGINAL', name: 'Xícara', ean: '78912345' });
  const [, one] = await call('POST', `${base}/${id}/duplicar`);
  const [, other] = await call('POST', `${base}/${id}/duplicar`);
  expect(one).toMatchObject({ codigo: 'ORIGINAL-copia', nome: 'Xícara (cópia)', ativo: false, ean: '' });
  expect(other.codigo).toBe('ORIGINAL-copia-2');
});

test('the list filters, sorts and pages; another shop’s products are not in it', async () => {
  const shelf = { category: 'prateleira' };
  const low = await aProduct(shop, { ...shelf, name: 'Zz baixo', stock: 2_000, lowStock: 3_000, price: 500 });
  await aProduct(shop, {
    ...shelf,
    name: 'Zz alto',
    stock: 9_000,
    lowStock: 3_000,
    price: 700,
    tags: ['oferta'],
  });
  await aProduct(shop, { ...shelf, name: 'Zz solto', price: 600, brand: 'Única' });
  await aProduct(await aShop(database.current), { name: 'Zz alheio' });
  const categoria = await categoryOf(low);
  const names = async (query: string) =>
    (await call('GET', `${base}?categoria=${categoria}&${query}`))[1].dados.map(
      ({ nome }: { nome: string }) => nome,
    );
  expect(await names('ordenar=preco')).toEqual(['Zz baixo', 'Zz solto', 'Zz alto']);
  expect(await names('ordenar=preco&sentido=desc')).toEqual(['Zz alto', 'Zz solto', 'Zz baixo']);
  expect(await names('ordenar=estoque&sentido=desc')).toEqual(['Zz alto', 'Zz baixo', 'Zz solto']);
  expect(await names('estoquebaixo=true')).toEqual(['Zz baixo']);
  expect(await names('oferta=true')).toEqual(['Zz alto']);
  expect(await names('marca=unica')).toEqual(['Zz solto']);
  expect(await names('busca=zz sol')).toEqual(['Zz solto']);
  expect(await names('limite=1&pagina=2&ordenar=nome')).toEqual(['Zz baixo']);
  expect((await call('GET', `${base}?busca=zz`))[1].total).toBe(3);
});

test('the grid saves each line whole or not at all, and says which cell is wrong', async () => {
  const [good, stale, wrong] = [
    await aProduct(shop, { price: 100, stock: 1_000 }),
    await aProduct(shop, { price: 100 }),
    await aProduct(shop, { price: 100, stock: 5_000 }),
  ];
  const [status, { linhas }] = await call('PATCH', base, {
    linhas: [
      { id: good, versao: 1, preco: 2.5, oferta: true, estoque: 7, estoquevisto: 1, custo: 1 },
      { id: stale, versao: 2, preco: 9 },
      { id: wrong, versao: 1, preco: 0, categoria: newId(), estoque: 1, estoquevisto: 4 },
      { id: newId(), versao: 1, ativo: false },
    ],
  });
  expect(status).toBe(200);
  expect(linhas.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false, false, false]);
  expect(linhas[0].versao).toBe(2);
  expect(Object.keys(linhas[2].campos).sort()).toEqual(['categoria', 'estoque', 'preco']);
  const [, after] = await call('GET', `${base}/${good}`);
  expect(after).toMatchObject({ preco: 2.5, tags: ['oferta'], estoque: 7, custo: 1 });
  expect((await call('GET', `${base}/${wrong}`))[1]).toMatchObject({ preco: 1, estoque: 5 });
});

test('the cost is for who makes prices: others neither see nor change it', async () => {
  const category = await categoryOf(await aProduct(shop));
  const [, made] = await call('POST', base, { ...fields(category), estoque: null });
  const owner = actor;
  actor = { ...owner, standing: 'catalog' };
  try {
    const [, seen] = await call('GET', `${base}/${made.id}`);
    expect(seen.custo).toBeNull();
    const [, list] = await call('GET', `${base}?ids=${made.id}`);
    expect(list.dados[0].custo).toBeNull();
    const mine = fields(category, { codigo: made.codigo, nome: 'Café novo', custo: null });
    const [status, saved] = await call('PUT', `${base}/${made.id}`, { ...mine, versao: 1 });
    expect([status, saved.nome, saved.custo]).toEqual([200, 'Café novo', null]);
    const [, stale] = await call('PUT', `${base}/${made.id}`, { ...mine, versao: 1 });
    expect(stale.facts.atual.custo).toBeNull();
    const [, { linhas }] = await call('PATCH', base, { linhas: [{ id: made.id, versao: 2, custo: 1 }] });
    expect(linhas[0].campos).toEqual({ custo: 'Só quem altera preços altera o custo.' });
    const [, own] = await call('POST', base, { ...fields(category, { custo: 9 }), estoque: null });
    actor = owner;
    expect((await call('GET', `${base}/${made.id}`))[1]).toMatchObject({ nome: 'Café novo', custo: 12.34 });
    expect((await call('GET', `${base}/${own.id}`))[1].custo).toBeNull();
  } finally {
    actor = owner;
  }
});

test('a corrected stock leaves a movement with who and why; one that moved meanwhile is refused', async () => {
  const id = await aProduct(shop, { stock: 3_000 });
  const correct = (visto: number | null, estoque: number | null) =>
    call('PUT', `${base}/${id}/estoque`, { chave: newId(), visto, estoque, motivo: 'Inventário' });
  expect(await correct(3, 8)).toEqual([200, { estoque: 8 }]);
  const [status, { code, facts }] = await correct(3, 9);
  expect([status, code, facts]).toEqual([409, 'stock-changed', { estoque: 8 }]);
  expect(await correct(8, null)).toEqual([200, { estoque: null }]);
  const [, { dados, total }] = await call('GET', `${base}/${id}/estoque/movimentos`);
  expect(total).toBe(2);
  expect(dados).toMatchObject([
    { causa: 'CORRECAO', antes: 8, depois: null, por: 'Paula', motivo: 'Inventário' },
    { causa: 'CORRECAO', antes: 3, depois: 8 },
  ]);
});
