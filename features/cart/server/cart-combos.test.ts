/** Combos in carts, through the calls. Spec 3, cart item; 4, login merge; 7, promotional combo. Reliability M23. */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import type { Combo } from '#features/promotions/domain/combo.ts';
import { promotionalCombos } from '#features/promotions/server/combos.tables.ts';
import { aCombo } from '#features/promotions/server/testing/a-combo.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { WireCart } from '../contract/cart.schema.ts';
import { cartFromWire, cartToWire } from '../contract/cart.wire.ts';
import { aLine } from '../domain/testing/a-product.ts';
import { cartRoutes } from './cart.routes.ts';
import { clearCart } from './clear-cart.store.ts';
import { loadCart } from './load-cart.ts';
import { saveCart } from './save-cart.ts';
import { savedGoods } from './saved-goods.ts';
import { aShopper, type ShopperContext } from './testing/a-shopper.ts';
import { appOf } from './testing/app-of.ts';
import { counted } from './testing/counted.ts';

const database = testDatabase();
let shop: Context;
let shopper: ShopperContext;
let pasta: string;
let sauce: string;
let dinner: Combo;

/** Two packets of pasta and a sauce: R$ 25,05 bought alone, R$ 19,99 as a combo. */
async function aDinner(place: Context, more: Parameters<typeof aCombo>[1] = {}): Promise<Combo> {
  pasta = await aProduct(place, { name: 'Macarrão', price: 1000, stock: 7000 });
  sauce = await aProduct(place, { name: 'Molho', price: 505 });
  const items = [
    { productId: pasta, quantity: thousandths(2000) },
    { productId: sauce, quantity: thousandths(1000) },
  ];
  return aCombo(place, { name: 'Jantar', items, price: { kind: 'fixed', price: centavos(1999) }, ...more });
}

beforeEach(async () => {
  shop = await aShop(database.current);
  shopper = await aShopper(shop);
  dinner = await aDinner(shop);
});

const path = () => `/v2/app/handle~${shopper.actor.clientId}/usuario/${shopper.actor.clientId}/cart`;
const sent = (combo: Combo, quantidade: number) => ({
  id: combo.id,
  quantidade,
  idcombopromocional_cabecalho: combo.id,
});

async function post(itens: unknown, query = '', context: () => Context = () => shopper): Promise<WireCart> {
  const app = await appOf(cartRoutes, context);
  const answer = await app.inject({ method: 'POST', url: path() + query, payload: { cartItens: itens } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const get = async (): Promise<WireCart> =>
  (await (await appOf(cartRoutes, () => shopper)).inject({ url: path() })).json();
const quantities = (cart: WireCart) => cart.itens.map((item) => [item.id, item.quantidade]);

describe('a combo in a cart', () => {
  test('is one item at one price, with its products', async () => {
    const cart = await post([{ id: sauce, quantidade: 1 }, sent(dinner, 2)]);
    expect(cart).toMatchObject({ total: 45.03, economia: 10.12, avisos: [] });
    expect(cart.itens[1]).toMatchObject({
      id: dinner.id,
      idcombopromocional_cabecalho: dinner.id,
      nome: 'Jantar',
      quantidade: 2,
      preco: 25.05,
      precoUnitario: 19.99,
      motivoPreco: 'COMBO',
      total: 39.98,
      economia: 10.12,
      produtos: [
        { id: pasta, nome: 'Macarrão', quantidade: 2, precoSozinho: 20 },
        { id: sauce, nome: 'Molho', quantidade: 1, precoSozinho: 5.05 },
      ],
    });
    expect(await get()).toEqual(cart);
    expect(cartToWire(cartFromWire(cart))).toEqual(cart);
  });

  test('keeps its place among the products, and its quantity, from save to save', async () => {
    await post([sent(dinner, 1), { id: sauce, quantidade: 2 }]);
    const other = await aDinner(shop, { name: 'Almoço' });
    await post([{ id: sauce, quantidade: 1 }, sent(other, 1), { id: pasta, quantidade: 1 }, sent(dinner, 3)]);
    expect(quantities(await get())).toEqual([
      [sauce, 1],
      [other.id, 1],
      [pasta, 1],
      [dinner.id, 3],
    ]);
    await post([sent(other, 2)]);
    expect(quantities(await get())).toEqual([[other.id, 2]]);
    await post([]);
    expect(quantities(await get())).toEqual([]);
  });

  test('is sold whole, no more often than it may be', async () => {
    dinner = await aDinner(shop, { mostPerOrder: 2 });
    expect(await post([sent(dinner, 1.5)])).toMatchObject({
      itens: [{ quantidade: 2, maxporpedido: 2, granularidade: 1 }],
      avisos: [{ tipo: 'FORA_DO_MULTIPLO' }],
    });
    expect(await post([sent(dinner, 9)])).toMatchObject({
      itens: [{ quantidade: 2 }],
      avisos: [{ tipo: 'ACIMA_DO_MAXIMO' }],
    });
  });

  test('shares its products’ stock with their lines, in the cart’s order', async () => {
    const cart = await post([{ id: pasta, quantidade: 4 }, sent(dinner, 3)]);
    expect(quantities(cart)).toEqual([
      [pasta, 4],
      [dinner.id, 1],
    ]);
    expect(cart.avisos).toMatchObject([
      { tipo: 'ESTOQUE_MENOR', idproduto: dinner.id, quantidade: { de: 3, para: 1 } },
    ]);
  });

  test.each([
    [
      'a product’s id as a combo’s',
      () => [{ id: pasta, quantidade: 1, idcombopromocional_cabecalho: pasta }],
    ],
    ['a combo’s id as a product’s', () => [{ id: dinner.id, quantidade: 1 }]],
  ])('%s is neither', async (_, itens) => {
    expect(await post(itens())).toMatchObject({ itens: [], avisos: [{ tipo: 'INDISPONIVEL' }] });
  });

  test('of another shop is not to be had', async () => {
    const elsewhere = await aDinner(await aShop(database.current));
    expect((await post([sent(elsewhere, 1)])).itens).toEqual([]);
  });

  test('that ended is reported; until then a changed price is reported', async () => {
    await post([sent(dinner, 1)]);
    const change = (set: ReturnType<typeof sql>) =>
      shop.db.execute(sql`update promotional_combos set ${set}
        where supplier_id = ${shop.supplier.id} and id = ${dinner.id}`);
    await change(sql`price = 2100`);
    expect((await get()).avisos).toMatchObject([{ tipo: 'PRECO_ALTERADO', preco: { de: 19.99, para: 21 } }]);
    await change(sql`active = false`);
    expect(await get()).toMatchObject({
      itens: [],
      avisos: [{ tipo: 'INDISPONIVEL', idcombopromocional_cabecalho: dinner.id }],
    });
    await change(sql`active = true`);
    expect(quantities(await get())).toEqual([[dinner.id, 1]]);
  });

  test('that is only sold in another way stays, and a notice says how', async () => {
    dinner = await aDinner(shop, { deliveryTypes: ['pickup'] });
    const cart = await post([sent(dinner, 1)], '?tipoentrega=DELIVERY');
    expect(cart).toMatchObject({
      itens: [{ id: dinner.id, quantidade: 1 }],
      avisos: [{ tipo: 'OUTRA_FORMA', idproduto: dinner.id, somente: 'RETIRADA' }],
    });
    expect(cart.avisos[0]?.mensagem).toBe('Jantar só é vendido para retirada na loja.');
    expect(cartToWire(cartFromWire(cart))).toEqual(cart);
    expect(await post([sent(dinner, 1)], '?tipoentrega=RETIRADA')).toMatchObject({ avisos: [] });
    expect(await get()).toMatchObject({ itens: [{ id: dinner.id }], avisos: [] });
  });

  test('joins at login as a product does, and a second login changes nothing', async () => {
    await post([sent(dinner, 1), { id: sauce, quantidade: 1 }]);
    const visitors = [sent(dinner, 2), { id: pasta, quantidade: 1 }];
    const merged = [
      [dinner.id, 2],
      [sauce, 1],
      [pasta, 1],
    ];
    expect(quantities(await post(visitors, '?modo=mesclar'))).toEqual(merged);
    expect(quantities(await post(visitors, '?modo=mesclar'))).toEqual(merged);
  });

  test('leaves with the order, and nothing else does', async () => {
    const other = await aDinner(shop, { name: 'Almoço' });
    await post([sent(dinner, 1), sent(other, 1), { id: sauce, quantidade: 1 }]);
    await clearCart(shopper, [dinner.id]);
    expect(quantities(await get())).toEqual([
      [other.id, 1],
      [sauce, 1],
    ]);
  });

  // Carts refer to it without a foreign key: decision 027.
  test('is never deleted', async () => {
    const gone = shop.db.delete(promotionalCombos).where(eq(promotionalCombos.supplierId, shop.supplier.id));
    await expect(gone).rejects.toMatchObject({ cause: { code: '23001' } });
  });

  test('is priced for visitors, too', async () => {
    const answer = await (await appOf(cartRoutes, () => shop)).inject({
      method: 'POST',
      url: `/v4/app/carrinho/precos/${shop.supplier.id}`,
      payload: { cartItens: [sent(dinner, 1)] },
    });
    expect(answer.json()).toMatchObject({ itens: [{ id: dinner.id, motivoPreco: 'COMBO' }], total: 19.99 });
  });
});

test('no coupon is for it: neither for its price nor for a minimum', async () => {
  await createCoupon(
    shop.db,
    shop.supplier.id,
    {
      code: 'DEZ',
      discount: { kind: 'percent', basisPoints: 1000 },
      minimum: centavos(1000),
      automatic: true,
    },
    shop.now,
  );
  expect(await post([sent(dinner, 3)])).toMatchObject({ total: 59.97, cupomAutomatico: null });
  const cart = await post([sent(dinner, 1), { id: pasta, quantidade: 1 }]);
  expect(cart).toMatchObject({ total: 29.99, desconto: 1, totalComDesconto: 28.99 });
  expect((await savedGoods(shopper, {})).goods.map(({ productId }) => productId)).toEqual([pasta]);
});

test.each([
  ['support-budget', false],
  ['hide-price-for-logged-out-customers', undefined],
] as const)('where prices are hidden (%s) nothing reveals one', async (tag, approved) => {
  const place = await aShop(database.current, [tag]);
  const items = [
    { productId: await aProduct(place, { price: 123_456 }), quantity: thousandths(2000) },
    { productId: await aProduct(place, { price: 98_765 }), quantity: thousandths(1000) },
  ];
  const combo = await aCombo(place, { items, price: { kind: 'fixed', price: centavos(87_654) } });
  const who = approved === undefined ? place : await aShopper(place, approved);
  const answer = await (await appOf(cartRoutes, () => who)).inject({
    method: 'POST',
    url: `/v4/app/carrinho/precos/${place.supplier.id}`,
    payload: { cartItens: [sent(combo, 1)] },
  });
  expect(answer.json().itens).toMatchObject([{ id: combo.id, produtos: [{}, {}] }]);
  // Ids contain digits by chance.
  const text = answer.body.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');
  expect(text).not.toMatch(/preco|"total"|economia|COMBO|1234|2469|987|876|3456/);
});

test('the most lines of a cart are of products and combos together', async () => {
  const itens = [...Array.from({ length: 500 }, () => ({ id: pasta, quantidade: 1 })), sent(dinner, 1)];
  const app = await appOf(cartRoutes, () => shopper);
  const answer = await app.inject({ method: 'POST', url: path(), payload: { cartItens: itens } });
  expect(answer.statusCode).toBe(400);
});

test('saving and loading combos ask a fixed number of questions, whatever their number', async () => {
  const combos: Combo[] = [];
  for (let made = 0; made < 40; made += 1) combos.push(await aCombo(shop, { limit: 100 }));
  const watched = counted(database.url);
  const queriesOf = async (work: (context: ShopperContext) => Promise<unknown>) => {
    watched.queries.length = 0;
    await work({ ...shopper, db: watched.db, database: watched });
    return watched.queries.length;
  };
  const counts: number[][] = [];
  for (const some of [combos.slice(0, 1), combos]) {
    const lines = [...some.map(({ id }) => aLine(id, 1, { combo: true })), aLine(sauce, 1)];
    const saving = await queriesOf((context) => saveCart(context, { lines, mode: 'replace' }));
    counts.push([saving, await queriesOf((context) => loadCart(context, {}))]);
  }
  await watched.close();
  expect(counts[1]).toEqual(counts[0]);
});
