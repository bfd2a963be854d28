import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aProduct, aShop } from '../../testing/a-shop.ts';
import { anOwner } from '../../testing/an-owner.ts';
import { routesApp } from '../../testing/routes-app.ts';
import { allCategories } from '../category.store.ts';
import { sectorsRoutes } from '../sectors.routes.ts';
import { panelSectorsRoutes } from './panel-sectors.routes.ts';

const database = testDatabase();
let shop: Context;
let actor: Staff;
let app: FastifyInstance;
let category: Readonly<Record<string, string>>;

beforeAll(async () => {
  shop = await aShop(database.current);
  actor = await anOwner(shop);
  app = await routesApp(
    (routes) => {
      sectorsRoutes(routes);
      panelSectorsRoutes(routes);
    },
    () => ({ ...shop, actor }),
  );
  await aProduct(shop, { category: 'bebidas/sucos' });
  await aProduct(shop, { category: 'limpeza' });
  const all = await allCategories(shop.db, shop.supplier.id);
  category = Object.fromEntries(all.map(({ path, id }) => [path, id]));
});
afterAll(() => app.close());

const url = () => `/v4/painel/${shop.supplier.id}/setores`;
async function save(setores: readonly object[], versao: number) {
  const answer = await app.inject({ method: 'PUT', url: url(), payload: { setores, versao } });
  return [answer.statusCode, answer.json()] as const;
}
const shown = async () => {
  const answer = await app.inject(`/v2/app/setores-produto/obter-setor/token/${shop.supplier.id}`);
  return answer
    .json()
    .setores.map(({ slug, categorias }: Record<string, unknown[]>) => [slug, categorias?.length]);
};

test('sectors are made, ordered and taken away, and the shop shows them so', async () => {
  expect((await app.inject(url())).json()).toEqual({ setores: [], versao: 1 });
  const food = { nome: 'Comer e Beber', slug: '', categorias: [category.bebidas] };
  const home = { nome: 'Casa', slug: 'lar', categorias: [category.limpeza, category.limpeza] };
  const [status, made] = await save([food, home], 1);
  expect([status, made.versao]).toEqual([200, 2]);
  expect(await shown()).toEqual([
    ['comer-e-beber', 1],
    ['lar', 1],
  ]);
  const [first, second] = made.setores;
  const [, ordered] = await save([second, { ...first, categorias: [] }], 2);
  expect(ordered.setores.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
  expect(await shown()).toEqual([
    ['lar', 1],
    ['comer-e-beber', 0],
  ]);
  const [late, refusal] = await save([], 2);
  expect([late, refusal.code, refusal.facts.atual]).toEqual([409, 'alterado-por-outra-pessoa', ordered]);
  expect((await save([second], 3))[0]).toBe(200);
  expect(await shown()).toEqual([['lar', 1]]);
});

test('of two who save at once one is refused', async () => {
  const { versao, setores } = (await app.inject(url())).json();
  const answers = await Promise.all([save(setores, versao), save([], versao)]);
  expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409]);
});

test('what is not the shop’s, and what is no category of the first level, is refused', async () => {
  const { versao } = (await app.inject(url())).json();
  const codeOf = async (more: object) => {
    const [status, { code }] = await save([{ nome: 'Novo', slug: '', categorias: [], ...more }], versao);
    return [status, code];
  };
  expect(await codeOf({ categorias: [category['bebidas/sucos']] })).toEqual([
    422,
    'sector-category-not-found',
  ]);
  expect(await codeOf({ categorias: [newId()] })).toEqual([422, 'sector-category-not-found']);
  expect(await codeOf({ id: newId() })).toEqual([422, 'sector-not-found']);
  expect((await codeOf({ nome: ' ' }))[0]).toBe(400);
});
