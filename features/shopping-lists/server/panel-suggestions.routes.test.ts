/** How a shop's staff suggest lists. Spec 2, shopping lists (suggested). */

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { type AttendantContext, anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { namedProducts } from '#features/catalog/server/products/named-products.store.ts';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { defined } from '#kernel/defined.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { MAX_SUGGESTED } from '../domain/shopping-list.ts';
import { listLists } from './list-lists.ts';
import { insertList } from './lists.store.ts';
import { openList } from './open-list.ts';
import { panelSuggestionsRoutes } from './panel-suggestions.routes.ts';

const database = testDatabase();
let app: FastifyInstance;
let staff: AttendantContext;
let ana: ShopperContext;
let rice: string;
let beans: string;

beforeAll(async () => {
  app = await appOf(panelSuggestionsRoutes, () => staff);
});
afterAll(() => app.close());

beforeEach(async () => {
  const shop = await aShop(database.current);
  staff = await anAttendant(shop);
  ana = await aShopper(shop);
  [rice, beans] = [await aProduct(shop), await aProduct(shop)];
});

async function request(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) {
  const url = `/v4/painel/${staff.supplier.id}/listas-sugeridas${path}`;
  const answer = await app.inject({ method, url, ...defined({ payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
const wanted = (more: object = {}) => ({
  nome: 'Cesta do mês',
  produtos: [
    { idproduto: rice, quantidade: 2 },
    { idproduto: beans, quantidade: 0.5 },
  ],
  ...more,
});
const seen = async () => (await listLists(ana, 'suggested')).map(({ name }) => name);

test('a list is suggested, changed and withdrawn, and each change is written down', async () => {
  const { status, body } = await request('POST', '', wanted());
  expect([status, body]).toMatchObject([
    200,
    { ...wanted(), descricao: '', totalProdutos: 2, clientes: [], grupos: [], ativa: true },
  ]);
  expect(await seen()).toEqual(['Cesta do mês']);
  const changed = wanted({
    nome: 'Só da Ana',
    produtos: [{ idproduto: beans, quantidade: 4 }],
    clientes: [ana.actor.clientId],
  });
  await request('PUT', `/${body.idlista}`, changed);
  expect((await request('GET', `/${body.idlista}`)).body).toMatchObject(changed);
  const opened = await openList(ana, body.idlista, {});
  expect(opened.ok && opened.value.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [beans, 4_000],
  ]);
  expect((await request('DELETE', `/${body.idlista}`)).body.ativa).toBe(false);
  expect((await request('DELETE', `/${body.idlista}`)).status).toBe(200);
  expect(await seen()).toEqual([]);
  expect((await openList(ana, body.idlista, {})).ok).toBe(false);
  const { rows } = await staff.db.execute(
    sql`select action, after->>'ativa' as active from audit_events where supplier_id = ${staff.supplier.id} order by id`,
  );
  expect(rows).toEqual([
    { action: 'suggested-list.made', active: 'true' },
    { action: 'suggested-list.changed', active: 'true' },
    { action: 'suggested-list.changed', active: 'false' },
  ]);
  // A withdrawn list can be suggested again.
  await request('PUT', `/${body.idlista}`, wanted());
  expect(await seen()).toEqual(['Cesta do mês']);
});

test('a change on an older version than the current one is refused with the current list', async () => {
  const { body: made } = await request('POST', '', wanted({ descricao: 'Para a despensa' }));
  const put = (more: object) => request('PUT', `/${made.idlista}`, wanted(more));
  const first = await put({ nome: 'Da primeira', versao: made.versao });
  expect(first.body).toMatchObject({ nome: 'Da primeira', versao: made.versao + 1 });
  expect(await put({ nome: 'Da segunda', versao: made.versao })).toMatchObject({
    status: 409,
    body: {
      code: 'alterado-por-outra-pessoa',
      facts: { atual: { nome: 'Da primeira', versao: made.versao + 1 } },
    },
  });
  expect((await put({ nome: 'Da segunda', versao: made.versao + 1 })).status).toBe(200);
  // To withdraw is a change, too.
  await request('DELETE', `/${made.idlista}`);
  expect((await put({ versao: made.versao + 2 })).status).toBe(409);
});

test('a list says what it is for, to clients too, and names its products', async () => {
  const { body } = await request('POST', '', wanted({ descricao: '  Para a despensa ' }));
  expect(body.descricao).toBe('Para a despensa');
  const { name } = (await namedProducts(staff.db, staff.supplier.id, [rice])).get(rice) ?? {};
  expect(body.produtos[0]).toMatchObject({ idproduto: rice, nome: name, ativo: true });
  expect((await listLists(ana, 'suggested'))[0]?.description).toBe('Para a despensa');
  const opened = await openList(ana, body.idlista, {});
  expect(opened.ok && opened.value.description).toBe('Para a despensa');
  const { rows } = await staff.db.execute(
    sql`select after->'produtos'->>0 as first from audit_events where supplier_id = ${staff.supplier.id}`,
  );
  expect(rows).toEqual([{ first: expect.stringContaining(`${name} (2`) }]);
});

test('lists are found by parts of their name without accents, and by whether clients see them', async () => {
  await request('POST', '', wanted({ nome: 'Café da manhã' }));
  await request('POST', '', wanted({ nome: 'Churrasco 100%' }));
  await request('POST', '', wanted({ nome: 'Café antigo', ativa: false }));
  const names = async (query: string) =>
    (await request('GET', `?${query}`)).body.dados.map(({ nome }: { nome: string }) => nome).toSorted();
  expect(await names('busca=CAFE')).toEqual(['Café antigo', 'Café da manhã']);
  expect(await names('busca=manha cafe')).toEqual(['Café da manhã']);
  expect(await names('busca=%25')).toEqual(['Churrasco 100%']);
  expect(await names('busca=_')).toEqual([]);
  expect(await names('busca=cafe&ativa=true')).toEqual(['Café da manhã']);
  expect(await names('ativa=false')).toEqual(['Café antigo']);
});

test('an empty list has one page, like every list of the panel', async () => {
  expect((await request('GET')).body).toEqual({ pagina: 1, paginas: 1, total: 0, dados: [] });
});

test('the page has the active ones first', async () => {
  for (const nome of ['Primeira', 'Segunda', 'Terceira']) {
    staff = { ...staff, now: staff.now + 1_000 };
    const { body } = await request('POST', '', wanted({ nome }));
    if (nome === 'Terceira') await request('DELETE', `/${body.idlista}`);
  }
  const page = async (pagina: number) =>
    (await request('GET', `?pagina=${pagina}&limite=2`)).body.dados.map(({ nome }: { nome: string }) => nome);
  expect([await page(1), await page(2)]).toEqual([['Segunda', 'Primeira'], ['Terceira']]);
  expect((await request('GET')).body).toMatchObject({ total: 3, paginas: 1 });
});

describe('refused is', () => {
  test('what makes no sense, or is not of this shop', async () => {
    const elsewhere = await aShop(database.current);
    const foreign = await aProduct(elsewhere);
    const stranger = await aShopper(elsewhere);
    const messages: [object, string][] = [
      [{ produtos: [] }, 'Sugira ao menos um produto.'],
      [{ produtos: [{ idproduto: rice, quantidade: 0 }] }, 'Sugira ao menos um produto.'],
      [
        { produtos: [{ idproduto: rice, quantidade: 1.0001 }] },
        'Informe quantidades com no máximo três casas decimais.',
      ],
      [{ produtos: [{ idproduto: foreign, quantidade: 1 }] }, 'Há produtos que esta loja não tem.'],
      [{ clientes: [stranger.actor.clientId] }, 'Há clientes que esta loja não tem.'],
    ];
    for (const [more, message] of messages) {
      expect(await request('POST', '', wanted(more))).toMatchObject({ status: 422, body: { message } });
    }
    expect((await request('POST', '', wanted({ nome: '  ' }))).status).toBe(400);
    expect(await seen()).toEqual([]);
  });

  test('a client’s own list, another shop’s and none', async () => {
    const own = newId();
    await insertList(ana.db, ana.supplier.id, {
      id: own,
      name: 'Da Ana',
      clientId: ana.actor.clientId,
      now: ana.now,
    });
    const { body } = await request('POST', '', wanted());
    const absent = async (id: string) => {
      const calls = [
        await request('GET', `/${id}`),
        await request('PUT', `/${id}`, wanted()),
        await request('DELETE', `/${id}`),
      ];
      expect(calls.map(({ status }) => status)).toEqual([404, 404, 404]);
    };
    await absent(own);
    await absent(newId());
    staff = await anAttendant(await aShop(database.current));
    await absent(body.idlista);
    expect((await request('GET')).body.total).toBe(0);
  });

  test('one more than a shop may suggest, until one is withdrawn', async () => {
    let last = '';
    for (let made = 0; made < MAX_SUGGESTED; made += 1) {
      last = newId();
      await insertList(staff.db, staff.supplier.id, { id: last, name: `Lista ${made}`, now: staff.now });
    }
    const message = `A loja chegou ao limite de ${MAX_SUGGESTED} listas sugeridas ativas.`;
    expect(await request('POST', '', wanted())).toMatchObject({ status: 409, body: { message } });
    expect((await request('PUT', `/${last}`, wanted())).status).toBe(200);
    expect((await request('POST', '', wanted({ ativa: false }))).status).toBe(200);
    await request('DELETE', `/${last}`);
    expect((await request('POST', '', wanted())).status).toBe(200);
  });
});
