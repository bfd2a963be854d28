/** The API of shopping lists. Spec 7, shopping lists. */

import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cartFromWire } from '#features/cart/contract/cart.wire.ts';
import { setLock, writeCart } from '#features/cart/server/cart.store.ts';
import { loadCart } from '#features/cart/server/load-cart.ts';
import { saveCart } from '#features/cart/server/save-cart.ts';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { counted } from '#features/cart/server/testing/counted.ts';
import { products } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { noteClientPrices } from '#features/pricing/server/client-prices.store.ts';
import { saveClientPricing } from '#features/pricing/server/client-pricing.store.ts';
import { aGift, aPromotion, only } from '#features/promotions/server/testing/a-promotion.ts';
import { defined } from '#kernel/defined.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type ListItem, MAX_LISTS, MAX_PRODUCTS } from '../domain/shopping-list.ts';
import { writeItems } from './items.store.ts';
import { listLists } from './list-lists.ts';
import { insertList } from './lists.store.ts';
import { listsOfClient } from './lists-of-client.ts';
import { openList } from './open-list.ts';
import { shoppingListsRoutes } from './shopping-lists.routes.ts';

const database = testDatabase();
let app: FastifyInstance;
let shop: Context;
let ana: ShopperContext;
let who: Context;
let rice: string;
let beans: string;
let coffee: string;

beforeAll(async () => {
  app = await appOf(shoppingListsRoutes, () => who);
});
afterAll(() => app.close());

beforeEach(async () => {
  shop = await aShop(database.current);
  ana = await aShopper(shop);
  who = ana;
  rice = await aProduct(shop, { name: 'Arroz', price: 500 });
  beans = await aProduct(shop, { name: 'Feijão', price: 800 });
  coffee = await aProduct(shop, { name: 'Café', price: 2000, step: 500, minimum: 1500 });
});

type Method = 'GET' | 'POST' | 'DELETE';

async function request(method: Method, path: string, payload?: object) {
  const url = `/v4/shopping-list/${who.supplier.id}${path}`;
  const answer = await app.inject({ method, url, ...defined({ payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

const goods = (units: Readonly<Record<string, number>>) =>
  Object.entries(units).map(([idproduto, quantidade]) => ({ idproduto, quantidade }));

async function make(nome: string, units: Readonly<Record<string, number>> = {}): Promise<string> {
  const { status, body } = await request('POST', '', { nome, produtos: goods(units) });
  expect([status, body.message]).toEqual([200, undefined]);
  return body.idlista;
}
const change = (idlista: string, units: Readonly<Record<string, number>>) =>
  request('POST', '', { idlista, produtos: goods(units) });
const apply = (id: string) => request('POST', `/apply/${id}`, {});
const add = (product: string, body: object) => request('POST', `/product/${product}/add`, body);
const copy = (product: string, to: string, from: string) =>
  request('POST', `/product/${product}/copy/${to}`, { idlistaorigem: from });

async function names(type = 'FROM_CLIENT'): Promise<string[]> {
  const { body } = await request('GET', `?type=${type}`);
  return body.listas.map(({ nome }: { nome: string }) => nome);
}
async function units(id: string): Promise<[string, number][]> {
  const { body } = await request('GET', `/products/${id}`);
  return body.produtos.map((each: { idproduto: string; quantidade: number }) => [
    each.idproduto,
    each.quantidade,
  ]);
}
const inCart = async (context: ShopperContext = ana): Promise<[string, number][]> =>
  (await loadCart(context, {})).lines.map(({ product, quantity }) => [product.id, quantity]);
const fillCart = (lines: readonly (readonly [string, number])[]) =>
  saveCart(ana, {
    mode: 'replace',
    lines: lines.map(([productId, quantity]) => ({
      productId,
      quantity: thousandths(quantity),
      giftWrap: false,
    })),
  });

const ofProduct = (id: string) =>
  sql`${eq(products.supplierId, shop.supplier.id)} and ${eq(products.id, id)}`;
const setProduct = (id: string, to: Partial<typeof products.$inferInsert>) =>
  shop.db.update(products).set(to).where(ofProduct(id));

async function suggest(
  context: Context,
  audience: { readonly clients?: readonly string[]; readonly groups?: readonly string[] } = {},
  items: readonly Pick<ListItem, 'productId' | 'quantity'>[] = [{ productId: rice, quantity: ONE }],
): Promise<string> {
  const id = newId();
  const { clients = [], groups = [] } = audience;
  const list = { id, name: 'Sugestão', audience: { clients, groups }, now: context.now };
  await insertList(context.db, context.supplier.id, list);
  const after = items.map((item, index) => ({ ...item, place: index }));
  await writeItems(context.db, context.supplier.id, id, { before: [], after });
  return id;
}

const ABSENT = { status: 404, message: 'Não encontramos o que você procura.' };
const asAbsent = ({ status, body }: Awaited<ReturnType<typeof request>>) => ({
  status,
  message: body.message,
});

describe('a client’s own list', () => {
  test('is made with its products in their order, and shown among others by the first of them', async () => {
    const salt = await aProduct(shop, { name: 'Sal' });
    const milk = await aProduct(shop, { name: 'Leite', active: false });
    const id = await make('  Compras  da semana ', {
      [coffee]: 1.5,
      [rice]: 2,
      [milk]: 1,
      [beans]: 1,
      [salt]: 3,
    });
    expect(await units(id)).toEqual([
      [coffee, 1.5],
      [rice, 2],
      [milk, 1],
      [beans, 1],
      [salt, 3],
    ]);
    const { body } = await request('GET', `?idclient=${ana.actor.clientId}&type=FROM_CLIENT`);
    expect(body.listas).toHaveLength(1);
    expect(body.listas[0]).toMatchObject({
      idlista: id,
      nome: 'Compras da semana',
      type: 'FROM_CLIENT',
      totalProdutos: 5,
    });
    expect(
      body.listas[0].previa.map(({ nome, disponivel }: { nome: string; disponivel: boolean }) => [
        nome,
        disponivel,
      ]),
    ).toEqual([
      ['Café', true],
      ['Arroz', true],
      ['Leite', false],
      ['Feijão', true],
    ]);
  });

  test('changes only where it is said to: name, quantities, what goes and what comes', async () => {
    const id = await make('Feira', { [rice]: 2, [beans]: 1 });
    expect((await request('POST', '', { idlista: id, nome: 'Feira grande' })).body).toMatchObject({
      nome: 'Feira grande',
      totalProdutos: 2,
    });
    await change(id, { [beans]: 0, [coffee]: 1.5 });
    expect(await units(id)).toEqual([
      [rice, 2],
      [coffee, 1.5],
    ]);
    const back = { idproduto: rice, quantidade: 5, posicao: 9 };
    await request('POST', '', { idlista: id, produtos: [back] });
    expect(await units(id)).toEqual([
      [coffee, 1.5],
      [rice, 5],
    ]);
    expect(await names()).toEqual(['Feira grande']);
  });

  test('takes a late change unless somebody else has changed the product, and then says so', async () => {
    const id = await make('Mês', { [rice]: 2, [beans]: 1 });
    const late = (idproduto: string, quantidade: number, ...quantidadesConhecidas: number[]) =>
      request('POST', '', { idlista: id, produtos: [{ idproduto, quantidade, quantidadesConhecidas }] });
    expect((await late(rice, 5, 2)).body.conflitos).toEqual([]);
    expect((await late(rice, 5, 2)).body.conflitos).toEqual([]);
    const less = await late(rice, 3, 2);
    expect([less.status, less.body.conflitos]).toEqual([200, [{ idproduto: rice, quantidade: 5 }]]);
    expect((await late(beans, 0, 3)).body.conflitos).toEqual([{ idproduto: beans, quantidade: 1 }]);
    expect((await late(beans, 0, 3, 1)).body.conflitos).toEqual([]);
    expect(await units(id)).toEqual([[rice, 5]]);
    expect((await late(rice, 1, 1, 2, 3, 4)).status).toBe(400);
    expect((await late(rice, 1, -1)).status).toBe(400);
  });

  test('with a name that is taken gets a number; without one it is refused', async () => {
    await make('Feira');
    await make('feira');
    expect((await names()).toSorted()).toEqual(['Feira', 'feira (2)']);
    for (const nome of ['', '   ']) {
      expect(await request('POST', '', { nome })).toMatchObject({
        status: 422,
        body: { message: 'Dê um nome à lista.' },
      });
    }
    expect((await request('POST', '', {})).status).toBe(422);
  });

  test('that was taken off is as absent to every call, and comes back whole', async () => {
    const other = await make('Outra', { [beans]: 1 });
    const id = await make('Feira', { [rice]: 2 });
    expect(await request('DELETE', `/disable/${id}`)).toEqual({ status: 200, body: { status: 'success' } });
    expect((await request('DELETE', `/disable/${id}`)).status).toBe(200);
    expect(await names()).toEqual(['Outra']);
    const calls = [
      await request('GET', `/products/${id}`),
      await apply(id),
      await change(id, { [beans]: 1 }),
      await add(rice, { idlista: id }),
      await copy(rice, other, id),
      await copy(beans, id, other),
    ];
    expect(calls.map(asAbsent)).toEqual(calls.map(() => ABSENT));
    expect((await request('POST', '', { idlista: id, ativa: true })).body).toMatchObject({
      nome: 'Feira',
      totalProdutos: 1,
    });
    expect(await units(id)).toEqual([[rice, 2]]);
  });

  test('can be brought back among the last ten that were taken off', async () => {
    const ids: string[] = [];
    for (let made = 0; made < 12; made += 1) {
      who = ana = { ...ana, now: ana.now + 1_000 };
      const id = await make(`Lista ${made}`);
      await request('DELETE', `/disable/${id}`);
      ids.push(id);
    }
    const restored: number[] = [];
    for (const id of ids) restored.push((await request('POST', '', { idlista: id, ativa: true })).status);
    expect(restored).toEqual([404, 404, ...Array.from({ length: 10 }, () => 200)]);
  });

  test('names products of this shop only', async () => {
    const foreign = await aProduct(await aShop(database.current));
    const said = 'Há produtos que esta loja não tem.';
    const id = await make('Feira', { [rice]: 1 });
    for (const answer of [
      await change(id, { [foreign]: 1 }),
      await change(id, { [newId()]: 1 }),
      await request('POST', '', { nome: 'Nova', produtos: goods({ [foreign]: 1 }) }),
    ]) {
      expect(answer).toMatchObject({ status: 422, body: { message: said } });
    }
    expect(asAbsent(await add(foreign, { idlista: id }))).toEqual(ABSENT);
    expect(await names()).toEqual(['Feira']);
    expect(await units(id)).toEqual([[rice, 1]]);
  });
});

describe('limits are refused with a sentence', () => {
  test('of lists, also where many are made at once or one is brought back', async () => {
    const off = await make('Excluída');
    await request('DELETE', `/disable/${off}`);
    for (let made = 0; made < MAX_LISTS - 3; made += 1) await make(`Lista ${made}`);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => request('POST', '', { nome: `Junta ${index}` })),
    );
    const message = `Você chegou ao limite de ${MAX_LISTS} listas. Exclua uma para criar outra.`;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.message === message)).toHaveLength(5);
    expect(await names()).toHaveLength(MAX_LISTS);
    const restored = await request('POST', '', { idlista: off, ativa: true });
    expect(restored).toMatchObject({ status: 409, body: { message } });
    expect((await add(rice, { nome: 'Mais uma' })).status).toBe(409);
    // The limit is per client.
    who = await aShopper(shop);
    await make('Primeira');
  });

  test('of products', async () => {
    const id = newId();
    await insertList(shop.db, shop.supplier.id, {
      id,
      name: 'Cheia',
      clientId: ana.actor.clientId,
      now: shop.now,
    });
    const many: ListItem[] = [];
    for (let place = 0; place < MAX_PRODUCTS; place += 1) {
      many.push({ productId: await aProduct(shop), quantity: ONE, place });
    }
    await writeItems(shop.db, shop.supplier.id, id, { before: [], after: many });
    const message = `Uma lista leva até ${MAX_PRODUCTS} produtos diferentes.`;
    expect(await add(rice, { idlista: id })).toMatchObject({ status: 409, body: { message } });
    expect(await change(id, { [rice]: 1 })).toMatchObject({ status: 409, body: { message } });
    const [first] = many;
    expect((await change(id, { [first?.productId ?? '']: 0, [rice]: 1 })).body.totalProdutos).toBe(
      MAX_PRODUCTS,
    );
  });
});

describe('a list opened', () => {
  test('says today’s prices, and what can’t be had any more stays in it', async () => {
    const scarce = await aProduct(shop, { name: 'Ovos', price: 1000, stock: 2_000 });
    const id = await make('Feira', { [rice]: 2, [beans]: 1, [scarce]: 5 });
    await setProduct(rice, { price: 550 });
    await setProduct(beans, { active: false });
    const { body } = await request('GET', `/products/${id}`);
    expect(body).toMatchObject({ idlista: id, nome: 'Feira', type: 'FROM_CLIENT' });
    const [one, gone, less] = body.produtos;
    expect(one).toMatchObject({
      idproduto: rice,
      disponivel: true,
      quantidade: 2,
      item: { precoUnitario: 5.5, total: 11, quantidade: 2 },
      avisos: [],
    });
    expect(gone).toMatchObject({
      nome: 'Feijão',
      disponivel: false,
      quantidade: 1,
      avisos: [{ tipo: 'INDISPONIVEL' }],
    });
    expect(gone.item).toBeUndefined();
    expect(less).toMatchObject({
      disponivel: true,
      quantidade: 5,
      item: { quantidade: 2 },
      avisos: [{ tipo: 'ESTOQUE_MENOR' }],
    });
  });

  test('shows no price where they are hidden from who asks', async () => {
    shop = await aShop(database.current, ['support-budget', 'hide-price-for-logged-out-customers']);
    who = await aShopper(shop, false);
    const product = await aProduct(shop, { price: 7_77 });
    const id = await make('Feira', { [product]: 1 });
    const { status, body } = await request('GET', `/products/${id}`);
    expect([status, body.produtos.length]).toEqual([200, 1]);
    expect(JSON.stringify(body.produtos)).not.toMatch(/7\.77|precoUnitario/);
  });

  test('asks as often with 100 products as with one', async () => {
    const few = await make('Curta', { [rice]: 1 });
    const all: Record<string, number> = {};
    for (let made = 0; made < 100; made += 1) all[await aProduct(shop)] = 1;
    const many = await make('Longa', all);
    const connection = counted(database.url);
    const concurrentAna = { ...ana, db: connection.db, database: connection };
    const questionsOf = async (work: () => Promise<unknown>): Promise<number> => {
      const before = connection.queries.length;
      await work();
      return connection.queries.length - before;
    };
    // The first call fills the process's caches.
    await openList(concurrentAna, few, {});
    const least = await questionsOf(() => openList(concurrentAna, few, {}));
    expect(await questionsOf(() => openList(concurrentAna, many, {}))).toBe(least);
    const listed = await questionsOf(() => listLists(concurrentAna, 'own'));
    for (let made = 0; made < 10; made += 1) await make(`Mais ${made}`, { [rice]: 1 });
    expect(await questionsOf(() => listLists(concurrentAna, 'own'))).toBe(listed);
    expect(Math.max(least, listed)).toBeLessThan(20);
    await connection.close();
  });
});

describe('applying a list (spec 5 and 8)', () => {
  test('joins what is in the cart, at today’s prices', async () => {
    await fillCart([
      [beans, 1_000],
      [rice, 3_000],
    ]);
    const id = await make('Feira', { [rice]: 2, [coffee]: 1.5 });
    await setProduct(coffee, { price: 2_400 });
    const { status, body } = await apply(id);
    expect([status, body.status, body.message, body.avisos]).toEqual([200, 'success', undefined, []]);
    expect(await inCart()).toEqual([
      [beans, 1_000],
      [rice, 5_000],
      [coffee, 1_500],
    ]);
    const cart = cartFromWire(body.carrinho);
    expect(cart.lines.map(({ price }) => price?.total)).toEqual([800, 2_500, 3_600]);
    // The list is not changed.
    expect(await units(id)).toEqual([
      [rice, 2],
      [coffee, 1.5],
    ]);
  });

  test('has today’s promotions, together with what is in the cart; gifts are part of no list', async () => {
    await aPromotion(shop, { condition: { scope: only(rice), units: 2 } });
    await aGift(shop, coffee, 900);
    const id = await make('Feira', { [rice]: 3 });
    const opened = await openList(ana, id, {});
    expect(opened).toMatchObject({
      value: { lines: [{ today: { price: { total: 1_000, promotions: [{ saved: 500 }] } } }] },
    });
    await fillCart([[rice, 3_000]]);
    const cart = cartFromWire((await apply(id)).body.carrinho);
    expect(cart.lines.map(({ quantity, price }) => [quantity, price?.total])).toEqual([[6_000, 2_000]]);
    expect(cart.gifts).toMatchObject([{ product: { id: coffee }, quantity: 1_000 }]);
    expect(await units(id)).toEqual([[rice, 3]]);
    expect(await inCart()).toEqual([[rice, 6_000]]);
  });

  test('reports line by line what is unavailable, and adds the rest', async () => {
    const scarce = await aProduct(shop, { name: 'Ovos', stock: 2_000 });
    const none = await aProduct(shop, { name: 'Mel', stock: 0 });
    const id = await make('Feira', { [rice]: 2, [beans]: 1, [scarce]: 5, [none]: 1, [coffee]: 1 });
    await setProduct(beans, { active: false });
    const { body } = await apply(id);
    expect(body.status).toBe('success');
    expect(
      Object.fromEntries(
        body.avisos.map((notice: { idproduto: string; tipo: string }) => [notice.idproduto, notice.tipo]),
      ),
    ).toEqual({
      [beans]: 'INDISPONIVEL',
      [scarce]: 'ESTOQUE_MENOR',
      [none]: 'SEM_ESTOQUE',
      [coffee]: 'ABAIXO_DO_MINIMO',
    });
    expect(await inCart()).toEqual([
      [rice, 2_000],
      [scarce, 2_000],
      [coffee, 1_500],
    ]);
  });

  test('of which nothing can be had leaves the cart as it is', async () => {
    await fillCart([[rice, 1_000]]);
    const id = await make('Feira', { [beans]: 1 });
    await setProduct(beans, { active: false });
    const { status, body } = await apply(id);
    expect([status, body.status]).toEqual([200, 'error']);
    expect(body.message).toBe('Não foi possível carregar nenhum produto para o carrinho.');
    expect(body.carrinho).toBeUndefined();
    expect(await inCart()).toEqual([[rice, 1_000]]);
    expect((await apply(await make('Vazia'))).body.status).toBe('error');
  });

  test('a cart that an attendant locked refuses it, and stays as it is', async () => {
    await fillCart([[rice, 1_000]]);
    const id = await make('Feira', { [beans]: 1 });
    const { actor } = await anAttendant(shop);
    const by = { staffId: actor.staffId, attendant: actor.name, reason: '', now: shop.now };
    const owner = { supplierId: shop.supplier.id, clientId: ana.actor.clientId };
    await inTransaction(ana, async ({ db }) => {
      await writeCart(db, owner, { now: shop.now, attended: true });
      await setLock(db, owner, by);
    });
    const { body } = await apply(id);
    expect(body).toMatchObject({
      status: 'error',
      message: 'Um atendente preparou este carrinho. Para mudar os itens, desbloqueie-o.',
    });
    expect(await inCart()).toEqual([[rice, 1_000]]);
  });

  test('a cart that would grow too long refuses it', async () => {
    const lines: [string, number][] = [];
    for (let made = 0; made < 500; made += 1) lines.push([await aProduct(shop), 1_000]);
    await fillCart(lines);
    const { body } = await apply(await make('Feira', { [beans]: 1 }));
    expect(body).toMatchObject({ status: 'error', message: 'Um carrinho leva até 500 produtos diferentes.' });
    expect(await inCart()).toHaveLength(500);
  });

  test('many times at once adds up each that it says it has', async () => {
    const id = await make('Feira', { [rice]: 2 });
    await fillCart([[beans, 1_000]]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => apply(id)));
    const applied = answers.filter(({ body }) => body.status === 'success').length;
    expect(applied).toBeGreaterThanOrEqual(3);
    expect(await inCart()).toEqual([
      [beans, 1_000],
      [rice, applied * 2_000],
    ]);
  });
});

describe('adding a product', () => {
  test('puts in what can be ordered first, or as much as is said; what is there keeps the larger', async () => {
    const id = await make('Feira', { [rice]: 2 });
    await add(coffee, { idlista: id });
    await add(beans, { idlista: id, quantidade: 4 });
    await add(rice, { idlista: id });
    await add(beans, { idlista: id, quantidade: 3 });
    await add(rice, { idlista: id, quantidade: 3 });
    expect(await units(id)).toEqual([
      [rice, 3],
      [coffee, 1.5],
      [beans, 4],
    ]);
  });

  test('makes a new list by its name', async () => {
    const { body } = await add(rice, { nome: 'Nova' });
    expect(body).toMatchObject({ nome: 'Nova', totalProdutos: 1, previa: [{ nome: 'Arroz' }] });
    expect((await add(rice, {})).status).toBe(422);
  });

  test('many at once lose nothing', async () => {
    const id = await make('Feira');
    const many = await Promise.all(Array.from({ length: 12 }, () => aProduct(shop)));
    await Promise.all([
      ...many.map((product) => add(product, { idlista: id })),
      add(rice, { idlista: id, quantidade: 2 }),
      add(rice, { idlista: id, quantidade: 7 }),
      change(id, { [beans]: 3 }),
    ]);
    const found = new Map(await units(id));
    expect([...found.keys()].toSorted()).toEqual([...many, rice, beans].toSorted());
    expect([found.get(rice), found.get(beans)]).toEqual([7, 3]);
  });
});

describe('lists that the supplier suggests', () => {
  test('are there for all, for a group and for single clients, and for nobody else', async () => {
    const bia = await aShopper(shop);
    await inTransaction(shop, async ({ db }) => {
      await noteClientPrices(db, shop.supplier.id);
      await saveClientPricing(db, shop.supplier.id, bia.actor.clientId, { groups: ['bar "do zé", \\ouro'] });
    });
    const forAll = await suggest(shop);
    const forAna = await suggest(shop, { clients: [ana.actor.clientId] });
    const forGroup = await suggest(shop, { groups: ['bar "do zé", \\ouro'] });
    const seen = async (context: Context) => {
      who = context;
      const { body } = await request('GET', '?type=TO_CLIENT');
      return body.listas.map(({ idlista }: { idlista: string }) => idlista).toSorted();
    };
    expect(await seen(ana)).toEqual([forAll, forAna].toSorted());
    expect(await seen(bia)).toEqual([forAll, forGroup].toSorted());
    who = ana;
    expect(asAbsent(await request('GET', `/products/${forGroup}`))).toEqual(ABSENT);
    expect(asAbsent(await apply(forGroup))).toEqual(ABSENT);
    expect((await request('GET', `/products/${forAna}`)).body.type).toBe('TO_CLIENT');
    expect((await apply(forAll)).body.status).toBe('success');
    expect(await names()).toEqual([]);
  });

  test('are the supplier’s to change: a client copies them', async () => {
    const items = [
      { productId: rice, quantity: thousandths(3_000) },
      { productId: coffee, quantity: thousandths(1_500) },
    ];
    const id = await suggest(shop, {}, items);
    const mine = await make('Feira', { [rice]: 1 });
    expect((await copy(rice, mine, id)).body.totalProdutos).toBe(1);
    expect((await copy(coffee, mine, id)).body.totalProdutos).toBe(2);
    expect(await units(mine)).toEqual([
      [rice, 3],
      [coffee, 1.5],
    ]);
    const calls = [
      await change(id, { [beans]: 1 }),
      await request('DELETE', `/disable/${id}`),
      await add(beans, { idlista: id }),
      await copy(rice, id, mine),
      await copy(beans, mine, id),
      await copy(rice, mine, newId()),
    ];
    expect(calls.map(asAbsent)).toEqual(calls.map(() => ABSENT));
    expect(await units(id)).toEqual([
      [rice, 3],
      [coffee, 1.5],
    ]);
  });
});

describe('foreign lists are as absent ones', () => {
  test.each(['another client’s', 'another supplier’s', 'nobody’s'])('%s', async (whose) => {
    const mine = await make('Minha', { [rice]: 1 });
    const theirs = { ...(whose === 'another supplier’s' ? await aShop(database.current) : shop) };
    const other = await aShopper(theirs);
    who = other;
    const product = await aProduct(theirs);
    const id = whose === 'nobody’s' ? newId() : await make('Deles', { [product]: 1 });
    who = ana;
    const calls = [
      await request('GET', `/products/${id}`),
      await apply(id),
      await change(id, { [rice]: 9 }),
      await add(rice, { idlista: id }),
      await copy(product, mine, id),
      await copy(rice, id, mine),
      await request('DELETE', `/disable/${id}`),
    ];
    expect(calls.map(asAbsent)).toEqual(calls.map(() => ABSENT));
    expect(await inCart()).toEqual([]);
    who = other;
    if (whose !== 'nobody’s') expect(await units(id)).toEqual([[product, 1]]);
  });

  test('a visitor has none', async () => {
    const id = await make('Minha', { [rice]: 1 });
    who = shop;
    const calls = [
      await request('GET', ''),
      await request('GET', `/products/${id}`),
      await apply(id),
      await request('POST', '', { nome: 'Nova' }),
      await add(rice, { idlista: id }),
      await copy(rice, id, id),
      await request('DELETE', `/disable/${id}`),
    ];
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 401));
  });
});

test('an address of somebody else is none', async () => {
  const id = await make('Feira', { [rice]: 1 });
  expect(asAbsent(await request('GET', `/products/${id}?idendereco=${newId()}`))).toEqual(ABSENT);
  expect(asAbsent(await request('POST', `/apply/${id}?idendereco=${newId()}`, {}))).toEqual(ABSENT);
  expect(await inCart()).toEqual([]);
});

describe('users of one company', () => {
  const listed = async () =>
    ((await request('GET', '')).body.listas as { nome: string }[]).map(({ nome }) => nome);

  test('see and change each other’s lists, until who made one stops sharing it', async () => {
    const joao = { ...ana, actor: { ...ana.actor, userId: newId(), capacity: 'linked' as const } };
    const id = await make('Obra', { [rice]: 2 });
    who = joao;
    expect(await listed()).toEqual(['Obra']);
    expect((await change(id, { [beans]: 3 })).status).toBe(200);
    expect(await request('POST', '', { idlista: id, compartilhada: false })).toMatchObject({
      status: 403,
      body: { code: 'not-list-maker' },
    });
    who = ana;
    expect(await request('POST', '', { idlista: id, compartilhada: false })).toMatchObject({
      status: 200,
      body: { compartilhada: false, minha: true, totalProdutos: 2 },
    });
    who = joao;
    expect(await listed()).toEqual([]);
    const foreign = [
      await request('GET', `/products/${id}`),
      await change(id, { [beans]: 9 }),
      await request('POST', '', { idlista: id, compartilhada: true }),
      await request('POST', `/product/${beans}/add`, { idlista: id }),
      await request('DELETE', `/disable/${id}`),
      await request('POST', `/apply/${id}`),
    ];
    expect(foreign.map(({ status }) => status)).toEqual(Array(foreign.length).fill(404));
    who = ana;
    expect((await request('GET', `/products/${id}`)).body).toMatchObject({
      compartilhada: false,
      minha: true,
    });
    await request('POST', '', { idlista: id, compartilhada: true });
    who = joao;
    expect(await listed()).toEqual(['Obra']);
    expect((await request('GET', `/products/${id}`)).body).toMatchObject({
      compartilhada: true,
      minha: false,
    });
  });

  test('a private list is no list of the client’s for the shop, nor for another client', async () => {
    const id = await make('Orçamento');
    await request('POST', '', { idlista: id, compartilhada: false });
    expect(await listsOfClient(shop, ana.actor.clientId)).toEqual([]);
    const joao = { ...ana, actor: { ...ana.actor, userId: newId(), capacity: 'linked' as const } };
    expect(await listsOfClient(joao, ana.actor.clientId)).toEqual([]);
    // On the home of who made it.
    expect(await listsOfClient(ana, ana.actor.clientId)).toMatchObject([{ name: 'Orçamento' }]);
    who = { ...(await aShopper(shop)) };
    expect((await request('GET', `/products/${id}`)).status).toBe(404);
  });
});
