/** Every kind of carousel in the database and over HTTP. Spec 3, carousel; 7, carousels list-for-page. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { categories } from '#features/catalog/server/products/catalog.tables.ts';
import { aCustomer, aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { anOwner } from '#features/catalog/server/testing/an-owner.ts';
import { routesApp } from '#features/catalog/server/testing/routes-app.ts';
import { type Actor, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { staticPagePictures } from '../content.tables.ts';
import { carouselsRoutes } from './carousels.routes.ts';
import { panelCarouselsRoutes } from './panel-carousels.routes.ts';
import type { ShownProducts } from './show-carousels.ts';

const database = testDatabase();
let app: FastifyInstance;
let shop: Context;
let actor: Actor;
/** What the acting client bought, and what is recommended to them. */
let bought: readonly string[];
let recommended: readonly string[];

beforeAll(async () => {
  app = await routesApp(
    (to) => {
      const sources = {
        boughtBefore: async () => bought,
        recommended: async () => recommended,
        sessionOf: (_: Context, { productIds, onPageOf }: ShownProducts) =>
          [...productIds, onPageOf].join(' '),
      };
      carouselsRoutes(to, { sessionSecret: 'a secret of the tests 0123456789', sources });
      panelCarouselsRoutes(to);
    },
    () => ({ ...shop, actor }),
  );
});
afterAll(() => app.close());

let products: Readonly<Record<'cake' | 'soap' | 'apple' | 'gone', string>>;

beforeEach(async () => {
  shop = { ...(await aShop(database.current)), now: Date.now() };
  const cake = await aProduct(shop, { name: 'Bolo', tags: ['doce', 'oferta'], popularity: 5 });
  const soap = await aProduct(shop, { name: 'Sabão', tags: ['limpeza'], popularity: 9, stock: 0 });
  const apple = await aProduct(shop, { name: 'Maçã', category: 'frutas/macas', popularity: 1 });
  const gone = await aProduct(shop, { name: 'Antigo', active: false });
  products = { cake, soap, apple, gone };
  [bought, recommended] = [[], []];
});

async function panel(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  actor = await anOwner(shop);
  const url = `/v4/painel/${shop.supplier.id}/${path}`;
  const answer = await app.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

interface Shown {
  readonly idcarrossel: string;
  readonly titulo: string;
  readonly produtos: readonly { readonly nome: string }[];
  readonly produtosCarregados: boolean;
  readonly sessao_id?: string;
}

async function shown(query = '', who: Actor = VISITOR, consent = '1111'): Promise<Shown[]> {
  actor = who;
  const url = `/v4/carrossel/list-for-page/${shop.supplier.id}?page=home${query}`;
  const answer = await app.inject({ url, headers: { cookie: `consent=${consent}` } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const offers = { titulo: 'Ofertas', tipo_conteudo: 'OFFERS', paginas: ['home'], publicado: true };
const made = async (more: object = {}): Promise<string> => {
  const { status, body } = await panel('POST', 'carrosseis', { ...offers, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.idcarrossel;
};
const namesOf = (carousels: readonly Shown[]): string[] =>
  carousels.flatMap(({ produtos }) => produtos.map(({ nome }) => nome));

describe('tipo_conteudo', () => {
  test.each<[string, () => object, string[]]>([
    // What is sold out comes last, and what is not sold any more not at all.
    [
      'PRODUCTS',
      () => ({ produtos: [products.soap, products.gone, products.apple, products.cake] }),
      ['Maçã', 'Bolo', 'Sabão'],
    ],
    ['PRODUCTS_BY_TAG', () => ({ etiquetas: ['doce', 'limpeza'] }), ['Bolo', 'Sabão']],
    ['OFFERS', () => ({}), ['Bolo']],
    ['BEST_SELLERS', () => ({ limite: 2 }), ['Bolo', 'Maçã']],
    ['NEW_PRODUCTS', () => ({}), ['Maçã', 'Bolo', 'Sabão']],
  ])('%s', async (tipo_conteudo, more, names) => {
    await made({ tipo_conteudo, ...more() });
    expect(namesOf(await shown())).toEqual(names);
  });

  test('PRODUCTS_BY_CATEGORY, with the address of the category', async () => {
    const [category] = await shop.db
      .select({ id: categories.id })
      .from(categories)
      .where(and(eq(categories.supplierId, shop.supplier.id), eq(categories.path, 'frutas/macas')));
    await made({ tipo_conteudo: 'PRODUCTS_BY_CATEGORY', idcategoria: category?.id });
    expect(await shown()).toMatchObject([{ categoria: 'frutas/macas', produtos: [{ nome: 'Maçã' }] }]);
  });

  test('BOUGHT_BEFORE is the client’s own, and is not shown where there is nothing', async () => {
    await made({ tipo_conteudo: 'BOUGHT_BEFORE' });
    expect(await shown()).toEqual([]);
    bought = [products.apple, products.cake];
    expect(namesOf(await shown('', aCustomer(true)))).toEqual(['Maçã', 'Bolo']);
    // Without consent to personalization nothing about the person is read.
    expect(await shown('', aCustomer(true), '1110')).toEqual([]);
  });

  test('RECENTLY_SEEN has the products that the browser names', async () => {
    await made({ tipo_conteudo: 'RECENTLY_SEEN' });
    const [before] = await shown();
    expect(before).toMatchObject({ produtos: [], produtosCarregados: false });
    const slugs = [`maca-${products.apple}`, 'nada', `bolo-${products.cake}`].join(',');
    expect(namesOf(await shown(`&vistos=${slugs}`))).toEqual(['Maçã', 'Bolo']);
  });

  test('RECOMMENDED falls back to the most sold', async () => {
    await made({ tipo_conteudo: 'RECOMMENDED', limite: 1 });
    expect(namesOf(await shown())).toEqual(['Bolo']);
    recommended = [products.apple];
    expect(namesOf(await shown())).toEqual(['Maçã']);
  });

  test('RECOMMENDED names what it shows in a session for feedback, only where that is asked for', async () => {
    await made({ tipo_conteudo: 'RECOMMENDED', limite: 2 });
    await made({ tipo_conteudo: 'NEW_PRODUCTS' });
    recommended = [products.apple, products.gone, products.cake];
    const sessions = async (query: string) => (await shown(query)).map(({ sessao_id }) => sessao_id);
    expect(await sessions('')).toEqual([undefined, undefined]);
    expect(await sessions('&comSessao=true')).toEqual([`${products.apple} ${products.cake} `, undefined]);
    expect((await sessions(`&comSessao=true&idcadastroextraproduto=${products.soap}`))[0]).toContain(
      products.soap,
    );
  });

  test('STATIC_IMAGES are the shop’s own pictures, with text and link', async () => {
    const imagem = 'a'.repeat(32);
    const images = { tipo_conteudo: 'STATIC_IMAGES', autoplay_segundos: 6 };
    const slides = [{ imagem, alt: ' Semana da  feira ', link: '/c/frutas' }];
    const refused = await panel('POST', 'carrosseis', { ...offers, ...images, imagens: slides });
    expect([refused.status, refused.body.code]).toEqual([422, 'unknown-pictures']);
    await database.current.db.insert(staticPagePictures).values({
      supplierId: shop.supplier.id,
      pictureId: imagem,
      width: 1200,
      height: 400,
      addedAt: new Date(),
    });
    await made({ ...images, imagens: slides });
    expect(await shown()).toMatchObject([
      {
        tipo_conteudo: 'STATIC_IMAGES',
        autoplay_segundos: 6,
        imagens: [
          { imagem: { id: imagem, largura: 1200, altura: 400 }, alt: 'Semana da feira', link: '/c/frutas' },
        ],
        produtos: [],
      },
    ]);
  });
});

describe('list-for-page', () => {
  test('tells only which carousels there are with loadProdutos=false, and one with its products', async () => {
    const id = await made();
    await made({ titulo: 'Outro', tipo_conteudo: 'BEST_SELLERS' });
    const all = await shown('&loadProdutos=false');
    expect(all.map(({ produtosCarregados, produtos }) => [produtosCarregados, produtos])).toEqual([
      [false, []],
      [false, []],
    ]);
    expect((await shown(`&idcarrossel=${id}&loadProdutos=true`)).map(({ titulo }) => titulo)).toEqual([
      'Ofertas',
    ]);
  });

  test('leaves out the product on whose page it is', async () => {
    await made({ tipo_conteudo: 'NEW_PRODUCTS' });
    expect(namesOf(await shown(`&idcadastroextraproduto=${products.apple}`))).toEqual(['Bolo', 'Sabão']);
  });

  test('shows to each what is meant for them', async () => {
    await made({ titulo: 'Celular', publico: { dispositivos: ['mobile'] } });
    await made({ titulo: 'Retirada', publico: { tiposEntrega: ['RETIRADA'] } });
    await made({ titulo: 'Revenda', publico: { grupos: ['revenda'] } });
    const titles = async (query: string) => (await shown(query)).map(({ titulo }) => titulo);
    expect(await titles('&device=mobile&tipoentrega=DELIVERY')).toEqual(['Celular']);
    expect(await titles('&device=desktop&tipoentrega=RETIRADA')).toEqual(['Retirada']);
    expect(await titles('&device=&tipoentrega=')).toEqual(['Celular', 'Retirada']);
  });

  test('shows a scheduled carousel from its moment to its end', async () => {
    const [inicio, fim] = [60_000, 120_000].map((ms) => new Date(shop.now + ms).toISOString());
    await made({ inicio, fim });
    const begun = shop.now;
    const counts: number[] = [];
    for (const ms of [0, 59_999, 60_000, 119_999, 120_000]) {
      shop = { ...shop, now: begun + ms };
      counts.push((await shown()).length);
    }
    expect(counts).toEqual([0, 0, 1, 1, 0]);
  });

  test('is each shop’s own', async () => {
    await made();
    shop = { ...(await aShop(database.current)), now: Date.now() };
    expect(await shown()).toEqual([]);
    expect((await panel('GET', 'carrosseis')).body.total).toBe(0);
  });
});

describe('the panel', () => {
  test('orders, changes and deletes carousels', async () => {
    const [one, two] = [await made({ titulo: 'Um' }), await made({ titulo: 'Dois' })];
    await panel('PUT', 'ordem-carrosseis', { carrosseis: [two] });
    expect((await shown()).map(({ titulo }) => titulo)).toEqual(['Dois', 'Um']);
    await panel('PUT', `carrosseis/${one}`, { ...offers, titulo: 'Três', publicado: false });
    expect((await panel('GET', `carrosseis/${one}`)).body).toMatchObject({
      titulo: 'Três',
      situacao: 'RASCUNHO',
      ordem: 1,
    });
    expect((await panel('DELETE', `carrosseis/${two}`)).body).toEqual({ ok: true });
    expect(await shown()).toEqual([]);
  });

  test.each<[object, number, string]>([
    [{ titulo: ' ' }, 422, 'without-title'],
    [{ tipo_conteudo: 'PRODUCTS' }, 422, 'without-content'],
    [{ tipo_conteudo: 'PRODUCTS', produtos: [newId()] }, 422, 'unknown-products'],
    [{ tipo_conteudo: 'PRODUCTS_BY_CATEGORY', idcategoria: newId() }, 422, 'unknown-categories'],
    [{ publico: { segmentos: [newId()] } }, 422, 'unknown-segments'],
    [{ publico: { formasPagamento: [newId()] } }, 422, 'unknown-payments'],
    [{ idpagina: newId() }, 422, 'unknown-page'],
    [{ inicio: '2026-13-01T00:00:00Z' }, 422, 'no-such-moment'],
    [{ inicio: '2098-01-02T00:00:00Z', fim: '2098-01-01T00:00:00Z' }, 422, 'ends-before-it-starts'],
  ])('refuses %j', async (change, status, code) => {
    const answer = await panel('POST', 'carrosseis', { ...offers, ...change });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

test('a change of what somebody else changed meanwhile is refused with the current state', async () => {
  const id = await made({ tipo_conteudo: 'PRODUCTS', produtos: [products.cake, products.gone] });
  const read = (await panel('GET', `carrosseis/${id}`)).body;
  expect(read).toMatchObject({ versao: 1, nomes: [{ id: products.cake, nome: 'Bolo' }] });
  const change = (titulo: string, versao: number) =>
    panel('PUT', `carrosseis/${id}`, {
      ...{ titulo, versao, tipo_conteudo: 'PRODUCTS', paginas: [], produtos: [products.apple] },
    });
  expect((await change('Um', 1)).body).toMatchObject({ titulo: 'Um', versao: 2 });
  const late = await change('Dois', 1);
  expect([late.status, late.body.code]).toEqual([409, 'alterado-por-outra-pessoa']);
  expect(late.body.facts.atual).toMatchObject({
    titulo: 'Um',
    versao: 2,
    nomes: [{ id: products.apple, nome: 'Maçã' }],
  });
});
