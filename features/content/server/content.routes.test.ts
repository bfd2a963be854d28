/** The calls of static pages over HTTP. Spec 7, content; 8, static page failure. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storePicture } from '#features/catalog/server/product-pictures/store-picture.ts';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import { anOwner } from '#features/catalog/server/testing/an-owner.ts';
import { routesApp } from '#features/catalog/server/testing/routes-app.ts';
import { type Actor, type Staff, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { uploadSpool } from '#platform/http/body/upload-spool.ts';
import { diskPictureStore } from '#platform/pictures/disk-picture-store.ts';
import { aPicture } from '#platform/pictures/testing/test-pictures.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { panelPagePicturesRoutes } from './panel-page-pictures.routes.ts';
import { panelPagesRoutes } from './panel-pages.routes.ts';
import { staticPagesRoutes } from './static-pages.routes.ts';

const database = testDatabase();
const settings = { publicUrl: 'https://vitrine.exemplo', sessionSecret: 'a secret of the tests 0123456789' };
let folder: string;
let app: FastifyInstance;
let shop: Context;
let owner: Staff;
let actor: Actor;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-paginas-'));
  app = await routesApp(
    (to) => {
      staticPagesRoutes(to, settings);
      panelPagesRoutes(to, settings);
      panelPagePicturesRoutes(to, {
        storePicture,
        pictures: diskPictureStore(folder),
        uploads: uploadSpool(join(folder, 'uploads')),
      });
    },
    () => ({ ...shop, actor }),
  );
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  shop = { ...(await aShop(database.current)), now: Date.now() };
  owner = await anOwner(shop);
  actor = owner;
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function panel(method: Method, path: string, payload?: object) {
  actor = owner;
  const url = `/v4/painel/${shop.supplier.id}/${path}`;
  const answer = await app.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
async function read(path: string, query = '') {
  actor = VISITOR;
  const answer = await app.inject(`/v4/pagina-estatica/${shop.supplier.id}/${path}${query}`);
  return { status: answer.statusCode, body: answer.json() };
}

const page = { titulo: 'Trocas e Devoluções', conteudo: '<p>Sete dias.</p>' };
const made = async (more: object = {}): Promise<string> =>
  (await panel('POST', 'paginas', { ...page, ...more })).body.idpagina;

describe('GET /v4/pagina-estatica/{id}', () => {
  test('/listar and /slug/{slug} return what is shown now', async () => {
    const id = await made({ rodape: 'Ajuda', menu: true, rotulo: 'Trocas', descricao: 'Como trocar' });
    expect((await read('listar')).body).toEqual([]);
    await panel('POST', `paginas/${id}/publicacao`, {});
    const head = {
      idpagina: id,
      slug: 'trocas-e-devolucoes',
      titulo: 'Trocas e Devoluções',
      descricao: 'Como trocar',
      rotulo: 'Trocas',
      tags: ['WEB'],
      rodape: 'Ajuda',
      menu: true,
      atualizada_em: new Date(shop.now).toISOString(),
    };
    expect((await read('listar')).body).toEqual([head]);
    expect((await read('slug/trocas-e-devolucoes')).body).toEqual({
      ...head,
      conteudo: '<p>Sete dias.</p>',
      rascunho: false,
    });
    expect((await read('listar', '?tag=APP')).body).toEqual([]);
  });

  test.each(['nada', 'Trocas', 'trocas-e-devolucoes'])(
    '/slug/%s that is not shown is the sentence',
    async (slug) => {
      await made();
      expect(await read(`slug/${slug}`)).toMatchObject({
        status: 404,
        body: { code: 'page-not-shown', message: 'Não foi possível exibir está página!' },
      });
    },
  );

  test('/slug/{slug} shows a scheduled page from its moment to its end', async () => {
    const id = await made();
    const [inicio, fim] = [60_000, 120_000].map((ms) => new Date(shop.now + ms).toISOString());
    const { body } = await panel('POST', `paginas/${id}/publicacao`, { inicio, fim });
    expect(body).toMatchObject({ situacao: 'AGENDADA', publicacoes: [{ versao: 1, inicio, fim }] });
    const statuses: number[] = [];
    const begun = shop.now;
    for (const ms of [0, 59_999, 60_000, 119_999, 120_000]) {
      shop = { ...shop, now: begun + ms };
      statuses.push((await read('slug/trocas-e-devolucoes')).status);
    }
    expect(statuses).toEqual([404, 404, 200, 200, 404]);
  });
});

describe('a preview link', () => {
  test('opens the draft of its page alone, until it expires', async () => {
    const [id] = [await made(), await made({ slug: 'outra' })];
    const { link, valido_ate } = (await panel('POST', `paginas/${id}/previa`, { horas: 2 })).body;
    expect(Date.parse(valido_ate)).toBe(shop.now + 2 * 3_600_000);
    const url = new URL(link);
    expect(url.origin + url.pathname).toBe(
      `https://vitrine.exemplo/${shop.supplier.slug}/pagina/trocas-e-devolucoes`,
    );
    expect((await read('slug/trocas-e-devolucoes', url.search)).body).toMatchObject({ rascunho: true });
    expect((await read('slug/trocas-e-devolucoes')).status).toBe(404);
    expect((await read('slug/outra', url.search)).status).toBe(404);
    const forged = url.search.slice(0, -2) + (url.search.endsWith('AA') ? 'BB' : 'AA');
    expect((await read('slug/trocas-e-devolucoes', forged)).status).toBe(404);
    expect((await read('slug/trocas-e-devolucoes', '?previa=zzzzzzzzz.AAAA')).status).toBe(404);
    shop = { ...shop, now: shop.now + 2 * 3_600_000 };
    expect((await read('slug/trocas-e-devolucoes', url.search)).status).toBe(404);
  });

  test('of another shop opens nothing here', async () => {
    const id = await made();
    const { link } = (await panel('POST', `paginas/${id}/previa`, {})).body;
    shop = { ...(await aShop(database.current)), now: Date.now() };
    owner = await anOwner(shop);
    await made();
    expect((await read('slug/trocas-e-devolucoes', new URL(link).search)).status).toBe(404);
  });
});

describe('the panel', () => {
  test('lists pages with their state, saves, orders, restores and archives', async () => {
    const id = await made();
    const second = await made({ titulo: 'Entrega' });
    await panel('PUT', `paginas/${id}`, {
      ...page,
      slug: 'trocas',
      conteudo: '<p>Trinta dias.</p>',
      edicao: 1,
    });
    expect((await panel('PUT', 'ordem-paginas', { paginas: [second, id] })).body).toEqual({
      paginas: [second, id],
    });
    const { body } = await panel('GET', 'paginas');
    expect(body.dados).toMatchObject([
      { idpagina: second, slug: 'entrega', situacao: 'RASCUNHO', rascunho: true, versao: 1, ordem: 0 },
      { idpagina: id, slug: 'trocas', versao: 2, ordem: 1 },
    ]);
    expect((await panel('GET', `paginas/${id}/versoes`)).body).toMatchObject({ total: 2 });
    expect((await panel('GET', `paginas/${id}/versoes/1`)).body.conteudo).toBe('<p>Sete dias.</p>');
    expect((await panel('POST', `paginas/${id}/versoes/1/restaurar`)).body).toMatchObject({
      versao: 3,
      conteudo: '<p>Sete dias.</p>',
    });
    expect((await panel('DELETE', `paginas/${id}`)).body.situacao).toBe('ARQUIVADA');
    expect((await panel('GET', 'paginas?arquivadas=true')).body.total).toBe(1);
    expect((await panel('POST', `paginas/${id}/restaurar`)).body.situacao).toBe('RASCUNHO');
  });

  test.each([
    [{ titulo: '' }, 422, 'page-without-title'],
    [{ slug: '../x' }, 422, 'page-without-address'],
    [{ titulo: '???' }, 422, 'page-without-address'],
    [{ conteudo: 'a'.repeat(100_001) }, 422, 'page-too-long'],
  ])('refuses %j', async (change, status, code) => {
    const answer = await panel('POST', 'paginas', { ...page, ...change });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test.each([
    ['2026-13-01T00:00:00Z', 'no-such-moment'],
    ['2026-12-01T00:00:00', 'no-such-moment'],
  ])('refuses the moment %s', async (inicio, code) => {
    const id = await made();
    expect((await panel('POST', `paginas/${id}/publicacao`, { inicio })).body.code).toBe(code);
  });

  test('adds a picture that pages can show, and removes it while none does', async () => {
    actor = owner;
    const url = `/v4/painel/${shop.supplier.id}/imagens-paginas`;
    const bytes = await aPicture(30, 20);
    const headers = { 'content-type': 'image/png' };
    const added = await app.inject({ method: 'POST', url: `${url}?alt=Banca`, headers, payload: bytes });
    const { id, src } = added.json();
    expect(added.json()).toMatchObject({ alt: 'Banca', largura: 30, altura: 20 });
    const shown = await panel('POST', 'paginas', { ...page, conteudo: `<img src="${src}">` });
    expect(shown.body.conteudo).toBe(
      `<img src="${src}" alt="Banca" width="30" height="20" loading="lazy" />`,
    );
    expect((await panel('GET', 'imagens-paginas')).body.dados).toHaveLength(1);
    expect((await panel('DELETE', `imagens-paginas/${id}`)).body.code).toBe('picture-in-use');
    const refused = await app.inject({ method: 'POST', url, headers, payload: Buffer.from('no picture') });
    expect(refused.json().code).toBe('not-a-picture');
  });
});
