/** Searches that lead to a page: how staff maintain them, and what a search answers. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categories, products } from '#features/catalog/server/products/catalog.tables.ts';
import { writeSearches } from '#features/catalog/server/search/record-searches.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { databaseState } from '../../src/testing/database-state.ts';
import { logInStaff, send, smallServer } from '../../src/testing/small-server.ts';
import { MARKET_HOST } from '../../src/testing/small-shops.ts';
import { type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
const state = databaseState(database.url);
let app: FastifyInstance;
let world: SmallWorld;
let owner: string;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  owner = (await logInStaff(app, world.staff.owner)).cookie;
});
afterAll(async () => {
  await app.close();
  await state.close();
});

const panel = (method: NonNullable<InjectOptions['method']>, path: string, payload?: object) =>
  send(app, {
    method,
    url: `/v4/painel/${world.market.id}/${path}`,
    headers: { cookie: owner },
    ...(payload === undefined ? {} : { payload }),
  });
const redirects = 'redirecionamentos-busca';
const add = (termo: string, tipo: string, destino: string) =>
  panel('POST', redirects, { termo, tipo, destino });
const statusAndCode = ({ statusCode, body }: LightMyRequestResponse) => [statusCode, JSON.parse(body).code];

async function answerOf(text: string, more = ''): Promise<{ redirecionar?: string; total: number }> {
  const url = `/v1/app/${world.market.id}/listaprodutosf/token?sk=${encodeURIComponent(text)}${more}`;
  return (await send(app, { url, headers: { host: MARKET_HOST } })).json().data;
}
const leadsTo = async (text: string, more?: string) => (await answerOf(text, more)).redirecionar;

test('a term leads to an address from the next search on, however it is written, until it is taken away', async () => {
  expect(await leadsTo('promocao')).toBeUndefined();
  const added = (await add(' Promoção  do mês ', 'ENDERECO', '/mercado/busca?tags=oferta')).json();
  expect(added).toEqual({
    ...{ id: added.id, termo: 'Promoção do mês', tipo: 'ENDERECO', destino: '/busca?tags=oferta' },
    ...{ nome: null, endereco: '/busca?tags=oferta', versao: 1 },
  });
  expect(await leadsTo('PROMOCAO do  mes')).toBe('/busca?tags=oferta');
  // The whole search, and of the whole shop.
  expect(await leadsTo('promoção do mês já')).toBeUndefined();
  expect(await leadsTo('promoção do mês', '&categ=tudo')).toBeUndefined();
  // Names of an object's own properties are terms like any other.
  expect(await leadsTo('constructor')).toBeUndefined();

  const one = `${redirects}/${added.id}`;
  const changed = await panel('PUT', one, {
    termo: 'ofertas',
    tipo: 'ENDERECO',
    destino: '/combos',
    versao: 1,
  });
  expect(changed.json()).toMatchObject({ termo: 'ofertas', endereco: '/combos', versao: 2 });
  expect([await leadsTo('promoção do mês'), await leadsTo('Ofertas')]).toEqual([undefined, '/combos']);

  const stale = await panel('PUT', one, { termo: 'x', tipo: 'ENDERECO', destino: '/', versao: 1 });
  expect(statusAndCode(stale)).toEqual([409, 'alterado-por-outra-pessoa']);
  expect(stale.json().facts.atual).toMatchObject({ termo: 'ofertas', versao: 2 });
  expect(statusAndCode(await panel('DELETE', `${one}?versao=1`))).toEqual([409, 'alterado-por-outra-pessoa']);
  expect((await panel('DELETE', `${one}?versao=2`)).json()).toEqual({ ok: true });
  expect(await leadsTo('ofertas')).toBeUndefined();
  expect(statusAndCode(await panel('DELETE', `${one}?versao=2`))).toEqual([404, 'redirect-not-found']);

  const audit = (await panel('GET', 'auditoria?limite=3')).json().dados;
  expect(audit.map(({ acao }: { acao: string }) => acao)).toEqual([
    'search-redirect.removed',
    'search-redirect.changed',
    'search-redirect.created',
  ]);
  expect(audit[1].depois).toEqual({ term: 'ofertas', destination: '/combos' });
});

test('a category and a product are found where they are now, and not once they are gone', async () => {
  const { db } = database.current;
  const { id } = world.market;
  const productId = world.market.products.SABAO ?? '';
  const { rootId } = world.market.panel.catalog.tree;
  expect((await add('limpar', 'PRODUTO', productId)).json()).toMatchObject({ nome: 'Sabão em pó' });
  expect((await add('setor', 'CATEGORIA', rootId)).statusCode).toBe(200);
  expect(await leadsTo('limpar')).toMatch(/^\/p\//);
  expect(await leadsTo('setor')).toBe(`/c/categoria-${rootId}`);
  // Another address, as a change by staff makes it.
  await db
    .update(categories)
    .set({ path: 'mudou' })
    .where(and(eq(categories.supplierId, id), eq(categories.id, rootId)));
  await db
    .update(products)
    .set({ active: false })
    .where(and(eq(products.supplierId, id), eq(products.id, productId)));
  expect(await leadsTo('setor')).toBe('/c/mudou');
  expect(await leadsTo('limpar')).toBeUndefined();
  const { redirecionamentos } = (await panel('GET', redirects)).json();
  expect(redirecionamentos).toContainEqual(
    expect.objectContaining({ termo: 'limpar', nome: 'Sabão em pó', endereco: null }),
  );
  await db
    .update(products)
    .set({ active: true })
    .where(and(eq(products.supplierId, id), eq(products.id, productId)));
});

test('a page has to be one that the shop shows', async () => {
  expect(statusAndCode(await add('quem somos', 'PAGINA', 'nao-ha'))).toEqual([
    422,
    'redirect-target-not-found',
  ]);
  const [page] = (await send(app, { url: `/v4/pagina-estatica/${world.market.id}/listar` })).json();
  const added = await add('quem somos', 'PAGINA', page.slug);
  expect(added.json()).toMatchObject({ endereco: `/pagina/${page.slug}` });
  expect(await leadsTo('Quem somos')).toBe(`/pagina/${page.slug}`);
  // Withdrawn from the shop, it is no place to lead to.
  expect((await panel('DELETE', `paginas/${page.idpagina}/publicacao`)).statusCode).toBe(200);
  expect(await leadsTo('Quem somos')).toBeUndefined();
  const { redirecionamentos } = (await panel('GET', redirects)).json();
  expect(redirecionamentos).toContainEqual(expect.objectContaining({ termo: 'quem somos', endereco: null }));
});

test('such a search is recorded, and not among those that find nothing', async () => {
  await add('zzfrete', 'ENDERECO', '/regioes');
  expect(await answerOf('zzfrete')).toMatchObject({ total: 0, redirecionar: '/regioes' });
  await answerOf('zznada');
  await writeSearches(database.current);
  const { dados } = (await panel('GET', 'buscas?limite=100')).json();
  const of = (term: string) => dados.find(({ termo }: { termo: string }) => termo === term);
  expect(of('zzfrete')).toMatchObject({ buscas: 1, semresultado: 0 });
  expect(of('zznada')).toMatchObject({ buscas: 1, semresultado: 1 });
});

test.each([
  ['?!', 'ENDERECO', '/', 422, 'redirect-says-nothing'],
  ['fora', 'ENDERECO', '//evil.example', 422, 'redirect-outside-shop'],
  ['fora', 'ENDERECO', 'https://evil.example/', 422, 'redirect-outside-shop'],
  ['outra', 'ENDERECO', '/busca?q=arroz', 422, 'redirect-to-search'],
  ['coisa', 'CATEGORIA', 'frutas', 422, 'redirect-target-not-found'],
  ['coisa', 'PRODUTO', newId(), 422, 'redirect-target-not-found'],
  // There is one for it already.
  ['FRETE', 'ENDERECO', '/', 409, 'redirect-twice'],
])('%j to %s %j is refused with %i %s', async (termo, tipo, destino, status, code) => {
  const before = await state.read();
  expect(statusAndCode(await add(termo, tipo, destino))).toEqual([status, code]);
  expect(await state.read()).toEqual(before);
});

test('targets and redirects of another supplier are those that do not exist', async () => {
  const before = await state.read();
  const { catalog } = world.atlas.panel;
  expect(statusAndCode(await add('ali', 'CATEGORIA', catalog.tree.rootId))).toEqual([
    422,
    'redirect-target-not-found',
  ]);
  const theirs = `${redirects}/${catalog.redirectId}`;
  const body = { termo: 'ali', tipo: 'ENDERECO', destino: '/', versao: 1 };
  expect(statusAndCode(await panel('PUT', theirs, body))).toEqual([404, 'redirect-not-found']);
  expect(statusAndCode(await panel('DELETE', `${theirs}?versao=1`))).toEqual([404, 'redirect-not-found']);
  expect(await state.read()).toEqual(before);
});

test('of many requests for one term one is accepted', async () => {
  const answers = await Promise.all(['/a', '/b', '/c', '/d'].map((path) => add('corrida', 'ENDERECO', path)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
});
