/** The home that a shop composes, over HTTP. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { anOwner } from '#features/catalog/server/testing/an-owner.ts';
import { routesApp } from '#features/catalog/server/testing/routes-app.ts';
import { type Actor, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { panelCarouselsRoutes } from '../carousels/panel-carousels.routes.ts';
import { staticPagePictures } from '../content.tables.ts';
import { contentChoicesRoutes } from '../content-choices.routes.ts';
import { removePagePicture } from '../page-pictures.ts';
import { homeRoutes } from './home.routes.ts';
import { homeVersions } from './home.tables.ts';
import { panelHomeRoutes } from './panel-home.routes.ts';
import { panelHomeDraftRoutes } from './panel-home-draft.routes.ts';

const database = testDatabase();
const settings = { publicUrl: 'https://vitrine.exemplo', sessionSecret: 'a secret of the tests 0123456789' };
const PICTURE = 'b'.repeat(32);
let app: FastifyInstance;
let shop: Context;
let actor: Actor;

beforeAll(async () => {
  app = await routesApp(
    (to) => {
      homeRoutes(to, { ...settings, sources: { boughtBefore: async () => [] } });
      panelHomeRoutes(to, settings);
      panelHomeDraftRoutes(to);
      panelCarouselsRoutes(to);
      contentChoicesRoutes(to);
    },
    () => ({ ...shop, actor }),
  );
});
afterAll(() => app.close());

beforeEach(async () => {
  shop = { ...(await aShop(database.current)), now: Date.now() };
  await aProduct(shop, { name: 'Bolo', tags: ['oferta'] });
  await database.current.db.insert(staticPagePictures).values({
    supplierId: shop.supplier.id,
    pictureId: PICTURE,
    width: 1200,
    height: 400,
    addedAt: new Date(),
  });
});

async function panel(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  actor = await anOwner(shop);
  const url = `/v4/painel/${shop.supplier.id}/${path}`;
  const answer = await app.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
async function home(query = '') {
  actor = VISITOR;
  const answer = await app.inject(`/v4/home/${shop.supplier.id}${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const aBlock = async (block: object): Promise<string> => {
  const { status, body } = await panel('POST', 'blocos-home', { publicado: true, ...block });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.idbloco;
};
const aCarousel = async (more: object = {}): Promise<string> => {
  const offers = { titulo: 'Ofertas', tipo_conteudo: 'OFFERS', paginas: ['home'], publicado: true };
  return (await panel('POST', 'carrosseis', { ...offers, ...more })).body.idcarrossel;
};
const typesOf = ({ blocos }: { blocos: { tipo: string }[] }): string[] => blocos.map(({ tipo }) => tipo);

test('a home that nobody composed is the usual one, with the carousels of the home', async () => {
  expect(await home()).toEqual({ composta: false, blocos: [] });
  await aCarousel();
  expect(await home()).toMatchObject({
    composta: false,
    blocos: [{ tipo: 'CARROSSEL', carrossel: { titulo: 'Ofertas', produtos: [{ nome: 'Bolo' }] } }],
  });
});

describe('a composed home', () => {
  test('has its blocks in the shop’s order, and every kind of them', async () => {
    const idcarrossel = await aCarousel();
    const image = { imagem: PICTURE, alt: 'Semana da feira', link: '/c/frutas' };
    const text = await aBlock({
      tipo: 'TEXTO',
      titulo: 'Nossa feira',
      conteudo: '<p onclick="x()">Aos sábados</p><script>x()</script>',
    });
    await aBlock({ tipo: 'CARROSSEL', idcarrossel });
    await aBlock({ tipo: 'CATEGORIAS' });
    await aBlock({ tipo: 'COMBOS', limite: 2 });
    await aBlock({ tipo: 'MARCAS', marcas: [{ nome: 'Boa Terra', imagem: PICTURE }, { nome: 'Aurora' }] });
    await aBlock({ tipo: 'BANNERS', imagens: [image] });
    const hero = await aBlock({
      tipo: 'HERO',
      titulo: 'Feira fresca',
      texto: 'Todo dia',
      link: { rotulo: 'Ver frutas', destino: '/c/frutas' },
      imagens: [{ imagem: PICTURE, alt: '' }],
    });
    expect((await panel('PUT', 'ordem-blocos-home', { blocos: [hero] })).body.blocos.slice(0, 2)).toEqual([
      hero,
      text,
    ]);
    const sized = { id: PICTURE, largura: 1200, altura: 400 };
    expect(await home()).toMatchObject({
      composta: true,
      blocos: [
        {
          tipo: 'HERO',
          titulo: 'Feira fresca',
          texto: 'Todo dia',
          link: { rotulo: 'Ver frutas', destino: '/c/frutas' },
          imagens: [{ imagem: sized }],
        },
        { tipo: 'TEXTO', conteudo: '<p>Aos sábados</p>' },
        { tipo: 'CARROSSEL', carrossel: { idcarrossel, produtos: [{ nome: 'Bolo' }] } },
        { tipo: 'CATEGORIAS', categorias: [] },
        { tipo: 'COMBOS', limite: 2 },
        {
          tipo: 'MARCAS',
          marcas: [
            { nome: 'Boa Terra', imagem: sized },
            { nome: 'Aurora', imagem: null },
          ],
        },
        { tipo: 'BANNERS', imagens: [{ alt: 'Semana da feira', link: '/c/frutas', imagem: sized }] },
      ],
    });
  });

  test('is changed, scheduled and taken apart by staff', async () => {
    const id = await aBlock({ tipo: 'TEXTO', conteudo: '<p>Um</p>' });
    const other = await aBlock({ tipo: 'CATEGORIAS' });
    const inicio = new Date(shop.now + 60_000).toISOString();
    const changed = await panel('PUT', `blocos-home/${id}`, {
      tipo: 'TEXTO',
      conteudo: '<p>Dois</p>',
      publicado: true,
      inicio,
    });
    expect(changed.body).toMatchObject({ situacao: 'AGENDADO', inicio, ordem: 0, conteudo: '<p>Dois</p>' });
    expect(typesOf(await home())).toEqual(['CATEGORIAS']);
    shop = { ...shop, now: shop.now + 60_000 };
    expect(typesOf(await home())).toEqual(['TEXTO', 'CATEGORIAS']);
    await panel('DELETE', `blocos-home/${other}`);
    expect((await panel('GET', 'blocos-home')).body.blocos).toHaveLength(1);
    expect((await panel('DELETE', `blocos-home/${other}`)).body.code).toBe('block-not-found');
  });

  test('shows drafts to who has a preview link, until it expires', async () => {
    await aBlock({ tipo: 'TEXTO', conteudo: '<p>Em breve</p>', publicado: false });
    expect((await home()).composta).toBe(false);
    const { link, valido_ate } = (await panel('POST', 'previa-home', { horas: 2 })).body;
    expect(Date.parse(valido_ate)).toBe(shop.now + 2 * 3_600_000);
    const { pathname, search } = new URL(link);
    expect(pathname).toBe(`/${shop.supplier.slug}`);
    expect(typesOf(await home(search))).toEqual(['TEXTO']);
    shop = { ...shop, now: shop.now + 2 * 3_600_000 };
    expect((await home(search)).composta).toBe(false);
  });

  test('has both devices’ blocks, and only the named one’s where a device is named', async () => {
    await aBlock({ tipo: 'CATEGORIAS', publico: { dispositivos: ['mobile'] } });
    await aBlock({ tipo: 'COMBOS' });
    expect(typesOf(await home())).toEqual(['CATEGORIAS', 'COMBOS']);
    expect(typesOf(await home('?device=desktop'))).toEqual(['COMBOS']);
  });

  test('leaves out a block whose carousel is gone or a draft', async () => {
    const idcarrossel = await aCarousel();
    await aBlock({ tipo: 'CARROSSEL', idcarrossel });
    await aBlock({ tipo: 'CATEGORIAS' });
    await panel('DELETE', `carrosseis/${idcarrossel}`);
    expect(typesOf(await home())).toEqual(['CATEGORIAS']);
  });
});

test('a change of a block that somebody else changed meanwhile is refused with the current state', async () => {
  const id = await aBlock({ tipo: 'TEXTO', conteudo: '<p>Um</p>' });
  const change = (conteudo: string, versao: number) =>
    panel('PUT', `blocos-home/${id}`, { tipo: 'TEXTO', conteudo, versao });
  expect((await change('<p>Dois</p>', 1)).body).toMatchObject({ conteudo: '<p>Dois</p>', versao: 2 });
  const late = await change('<p>Três</p>', 1);
  expect([late.status, late.body.code]).toEqual([409, 'alterado-por-outra-pessoa']);
  expect(late.body.facts.atual).toMatchObject({ conteudo: '<p>Dois</p>', versao: 2 });
});

test('staff choose among the shop’s own categories, segments, payment methods and groups', async () => {
  const { status, body } = await panel('GET', 'escolhas-conteudo');
  expect(status).toBe(200);
  expect(body).toMatchObject({ grupos: [], formasPagamento: [], segmentos: [] });
  const [root] = body.categorias;
  expect(root).toEqual({ id: expect.any(String), nome: expect.any(String), pai: null });
});

test('a picture is not removed while a block, a draft or a version of the home shows it', async () => {
  const id = await aBlock({ tipo: 'BANNERS', imagens: [{ imagem: PICTURE, alt: 'Feira' }] });
  const context = { ...shop, actor: await anOwner(shop) };
  expect(await removePagePicture(context, PICTURE)).toMatchObject({ refusal: { code: 'picture-in-use' } });
  await panel('DELETE', `blocos-home/${id}`);
  expect(await removePagePicture(context, PICTURE)).toMatchObject({ refusal: { code: 'picture-in-use' } });
  await shop.db.delete(homeVersions).where(eq(homeVersions.supplierId, shop.supplier.id));
  await panel('POST', 'rascunho-home/blocos', {
    tipo: 'BANNERS',
    imagens: [{ imagem: PICTURE, alt: 'Feira' }],
  });
  expect(await removePagePicture(context, PICTURE)).toMatchObject({ refusal: { code: 'picture-in-use' } });
  await panel('DELETE', 'rascunho-home');
  expect((await removePagePicture(context, PICTURE)).ok).toBe(true);
});

test.each<[object, string]>([
  [{ tipo: 'CARROSSEL' }, 'unknown-carousel'],
  [{ tipo: 'CARROSSEL', idcarrossel: newId() }, 'unknown-carousel'],
  [{ tipo: 'TEXTO', conteudo: '<script>x()</script>' }, 'without-content'],
  [{ tipo: 'BANNERS', imagens: [{ imagem: PICTURE, alt: '' }] }, 'picture-without-text'],
  [{ tipo: 'BANNERS', imagens: [{ imagem: 'c'.repeat(32), alt: 'Feira' }] }, 'unknown-pictures'],
  [{ tipo: 'MARCAS', marcas: [{ nome: 'Aurora', imagem: 'c'.repeat(32) }] }, 'unknown-pictures'],
  [{ tipo: 'HERO', link: { rotulo: 'Ver', destino: 'javascript:x()' } }, 'unsafe-link'],
  [{ tipo: 'CATEGORIAS', categorias: [newId()] }, 'unknown-categories'],
  [{ tipo: 'COMBOS', fim: '2020-01-01T00:00:00Z', publicado: true }, 'ended-already'],
])('refused is %j', async (block, code) => {
  const answer = await panel('POST', 'blocos-home', block);
  expect([answer.status, answer.body.code]).toEqual([422, code]);
});
