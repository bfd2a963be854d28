import { beforeEach, describe, expect, test } from 'vitest';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { noteClientPrices } from '#features/pricing/server/client-prices.store.ts';
import { saveClientPricing } from '#features/pricing/server/client-pricing.store.ts';
import { EMPTY_UUID } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { WireCart } from '../contract/cart.schema.ts';
import { cartFromWire, cartToWire } from '../contract/cart.wire.ts';
import { aLine } from '../domain/testing/a-product.ts';
import { cartRoutes } from './cart.routes.ts';
import { clearCart } from './clear-cart.store.ts';
import { loadCart } from './load-cart.ts';
import { saveCart } from './save-cart.ts';
import { aShopper, type ShopperContext } from './testing/a-shopper.ts';
import { appOf } from './testing/app-of.ts';
import { counted } from './testing/counted.ts';

const database = testDatabase();
let shop: Context;
let shopper: ShopperContext;

beforeEach(async () => {
  shop = await aShop(database.current);
  shopper = await aShopper(shop);
});

const app = (context: () => Context = () => shopper) => appOf(cartRoutes, context);
const path = (client = shopper.actor.clientId) => `/v2/app/handle~${client}/usuario/${client}/cart`;

async function post(itens: unknown, query = '', context: () => Context = () => shopper) {
  const answer = await (await app(context)).inject({
    method: 'POST',
    url: path() + query,
    payload: { cartItens: itens },
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function get(query = ''): Promise<WireCart> {
  const answer = await (await app()).inject({ url: path() + query });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const quantities = (cart: WireCart) => cart.itens.map((item) => [item.id, item.quantidade]);

describe('prices are always the server’s', () => {
  test('whatever else a client sends beside product and quantity is not read', async () => {
    const id = await aProduct(shop, { price: 1990 });
    const { body } = await post([
      {
        id,
        quantidade: 2,
        preco: 0.01,
        precoatendente: 0.01,
        total: 0.02,
        desconto: 100,
        precovendaatacado: 0.01,
        minvendaatacado: 0,
        usaAtacado: true,
        efeitospoliticas: { descontoProgressivo: { 1: 0.01 } },
      },
    ]);
    expect(body).toMatchObject({
      itens: [{ id, precoUnitario: 19.9, motivoPreco: 'NORMAL', usaAtacado: false, total: 39.8 }],
      total: 39.8,
    });
    expect((await get()).total).toBe(39.8);
  });

  test('wholesale and tiers are those of the product, and the next tier is shown', async () => {
    const whole = await aProduct(shop, { price: 1000, wholesalePrice: 900, wholesaleMinimum: 6000 });
    const tiered = await aProduct(shop, { price: 1000, tiers: [{ from: 10_000, price: 890 }] });
    const { body } = await post([
      { id: whole, quantidade: 6 },
      { id: tiered, quantidade: 4 },
    ]);
    expect(body.itens).toMatchObject([
      { usaAtacado: true, motivoPreco: 'ATACADO', precoUnitario: 9, economia: 6 },
      { motivoPreco: 'NORMAL', proximaFaixa: { faltam: 6, quantidade: 10, preco: 8.9 } },
    ]);
  });

  test('the payment method changes them only with the supplier’s tag', async () => {
    for (const [tags, expected] of [
      [['support-price-variance-by-payment'], 9.5],
      [[], 10],
    ] as const) {
      const place = await aShop(database.current, tags);
      const id = await aProduct(place, { price: 1000 });
      const method = await createPaymentMethod(database.current.db, place.supplier.id, {
        kind: 'cash-on-delivery',
        name: 'Dinheiro',
        description: '',
        priceVariance: -500,
        deliveryTypes: ['delivery'],
        position: 0,
      });
      const client = await aShopper(place);
      const pay = `?idformapagamento=${method}`;
      expect((await post([{ id, quantidade: 1 }], pay, () => client)).body.total).toBe(expected);
    }
  });

  test('nor does one that is limited to client groups in which the client is not', async () => {
    const place = await aShop(database.current, ['support-price-variance-by-payment']);
    const id = await aProduct(place, { price: 1000 });
    const method = await createPaymentMethod(database.current.db, place.supplier.id, {
      ...{ kind: 'cash-on-delivery', name: 'Do clube', description: '', priceVariance: -500, position: 0 },
      ...{ deliveryTypes: ['delivery'], groups: ['Clube'] },
    });
    const client = await aShopper(place);
    const totalNow = async () =>
      (await post([{ id, quantidade: 1 }], `?idformapagamento=${method}`, () => client)).body.total;
    expect(await totalNow()).toBe(10);
    await noteClientPrices(place.db, place.supplier.id);
    await saveClientPricing(place.db, place.supplier.id, client.actor.clientId, { groups: ['Clube'] });
    expect(await totalNow()).toBe(9.5);
  });

  test('an unknown payment method changes nothing', async () => {
    const id = await aProduct(shop);
    expect((await post([{ id, quantidade: 1 }], `?idformapagamento=${newId()}`)).body.total).toBe(10);
  });
});

describe('quantities', () => {
  test.each([[-1], ['1,5'], ['2'], [[]], [{}], [null], [true], [1e308], [2 ** 53 + 1], [1_000_000]])(
    '%o is refused',
    async (quantidade) => {
      const id = await aProduct(shop);
      expect((await post([{ id, quantidade }])).status).toBe(400);
      expect((await get()).itens).toEqual([]);
    },
  );

  test.each(['NaN', 'Infinity', '1e400', '0x10', '01'])('the bare word %s is refused', async (word) => {
    const id = await aProduct(shop);
    const answer = await (await app()).inject({
      method: 'POST',
      url: path(),
      headers: { 'content-type': 'application/json' },
      payload: `{"cartItens":[{"id":"${id}","quantidade":${word}}]}`,
    });
    expect(answer.statusCode).toBe(400);
  });

  test.each([
    [0, []],
    [0.0004, []],
    [0.1 + 0.2, [0.3]],
    [1.23449, [1.234]],
    [999_999, [999_999]],
  ])('%s is rounded to three decimals, and nothing is no line', async (quantidade, expected) => {
    const id = await aProduct(shop, { step: 1 });
    const { body } = await post([{ id, quantidade }]);
    expect(body.itens.map((item: { quantidade: number }) => item.quantidade)).toEqual(expected);
  });

  test('are limited to minimum, maximum and granularity, and that is reported', async () => {
    const id = await aProduct(shop, { name: 'Parafuso', step: 6000, minimum: 10_000, maximum: 20_000 });
    const { body } = await post([{ id, quantidade: 1 }]);
    expect(quantities(body)).toEqual([[id, 12]]);
    expect(body.avisos).toEqual([
      {
        tipo: 'ABAIXO_DO_MINIMO',
        idproduto: id,
        nome: 'Parafuso',
        mensagem: 'Parafuso: o mínimo por pedido é 12.',
        quantidade: { de: 1, para: 12 },
      },
    ]);
    expect(quantities((await post([{ id, quantidade: 500 }])).body)).toEqual([[id, 18]]);
  });

  test('more than 500 lines are refused', async () => {
    const itens = Array.from({ length: 501 }, () => ({ id: newId(), quantidade: 1 }));
    expect((await post(itens)).status).toBe(400);
  });
});

describe('saving', () => {
  test('replaces the cart by what is sent, in its order', async () => {
    const [a, b, c] = [
      await aProduct(shop, { giftWrapPrice: 490 }),
      await aProduct(shop),
      await aProduct(shop),
    ];
    await post([
      { id: b, quantidade: 1 },
      { id: a, quantidade: 1 },
    ]);
    const { body } = await post([
      { id: a, quantidade: 3, embalarParaPresente: true },
      { id: c, quantidade: 1 },
      { id: b, quantidade: 2 },
    ]);
    expect(quantities(body)).toEqual([
      [a, 3],
      [c, 1],
      [b, 2],
    ]);
    expect(await get()).toEqual(body);
    expect(body.itens.map((item: WireCart['itens'][0]) => item.embalarParaPresente)).toEqual([
      true,
      false,
      false,
    ]);
    await post([{ id: a, quantidade: 1 }]);
    expect(quantities(await get())).toEqual([[a, 1]]);
    await post([]);
    expect(await get()).toMatchObject({ itens: [], total: 0, versao: 4 });
  });

  test('merges at login: each product keeps the larger quantity, and a second merge changes nothing', async () => {
    const [a, b] = [await aProduct(shop), await aProduct(shop)];
    await post([{ id: a, quantidade: 5 }]);
    const visitors = [
      { id: a, quantidade: 2 },
      { id: b, quantidade: 1 },
    ];
    const merged = [
      [a, 5],
      [b, 1],
    ];
    expect(quantities((await post(visitors, '?modo=mesclar')).body)).toEqual(merged);
    expect(quantities((await post(visitors, '?modo=mesclar')).body)).toEqual(merged);
  });

  test('a merge reports which quantity stayed, and stores what prices the client saw', async () => {
    const [a, b, dear] = [newId(), await aProduct(shop), await aProduct(shop, { price: 1000 })];
    await post([
      { id: dear, quantidade: 1 },
      { id: b, quantidade: 2 },
    ]);
    await database.current.db.execute(
      `update products set price = 1200 where supplier_id = '${shop.supplier.id}' and id = '${dear}'`,
    );
    const visitors = [
      { id: b, quantidade: 5 },
      { id: a, quantidade: 1 },
    ];
    expect((await post(visitors, '?modo=mesclar')).body.avisos).toMatchObject([
      { tipo: 'PRECO_ALTERADO', idproduto: dear },
      { tipo: 'INDISPONIVEL', idproduto: a },
      { tipo: 'MAIOR_QUANTIDADE', idproduto: b, quantidade: { de: 2, para: 5 } },
    ]);
    expect((await get()).avisos).toMatchObject([
      { tipo: 'PRECO_ALTERADO', idproduto: dear, preco: { de: 10, para: 12 } },
    ]);
    await post([{ id: dear, quantidade: 1 }]);
    expect((await get()).avisos).toEqual([]);
  });

  test('many merges at once lose no line', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => aProduct(shop)));
    await post([{ id: ids[0], quantidade: 1 }]);
    const answers = await Promise.all(
      ids.map((id) => saveCart(shopper, { lines: [aLine(id, 1)], mode: 'merge' })),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect((await get()).itens.map((item) => item.id).sort()).toEqual([...ids].sort());
  });

  test('a save that saw an older version is refused and changes nothing', async () => {
    const [a, b] = [await aProduct(shop), await aProduct(shop)];
    const first = await post([{ id: a, quantidade: 1 }], '?versao=0');
    expect(first).toMatchObject({ status: 200, body: { versao: 1 } });
    expect((await post([{ id: a, quantidade: 2 }], '?versao=1')).body.versao).toBe(2);
    const stale = await post([{ id: b, quantidade: 1 }], '?versao=1');
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale-cart' } });
    expect(quantities(await get())).toEqual([[a, 2]]);
  });

  test('without a client it fails with the specification’s sentence', async () => {
    const id = await aProduct(shop);
    const visitor = await post([{ id, quantidade: 1 }], '', () => shop);
    expect(visitor.status).toBe(403);
    expect(visitor.body.message).toBe('Não foi possivel salvar o carrinho');
  });

  test('when nothing that was sent can be bought, that is said', async () => {
    const elsewhere = await aProduct(await aShop(database.current));
    const inactive = await aProduct(shop, { active: false });
    const { status, body } = await post([
      { id: elsewhere, quantidade: 1 },
      { id: inactive, quantidade: 1 },
      { id: newId(), quantidade: 1 },
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      itens: [],
      total: 0,
      message: 'Não foi possível carregar nenhum produto para o carrinho.',
    });
    expect(body.avisos).toHaveLength(3);
    expect(JSON.stringify(body)).not.toContain('Produto');
  });
});

describe('loading', () => {
  test('reports a price that changed since it was seen, until the cart is saved again', async () => {
    const id = await aProduct(shop, { price: 1000, name: 'Café' });
    await post([{ id, quantidade: 1 }]);
    await database.current.db.execute(
      `update products set price = 1200 where supplier_id = '${shop.supplier.id}'`,
    );
    expect((await get()).avisos).toMatchObject([{ tipo: 'PRECO_ALTERADO', preco: { de: 10, para: 12 } }]);
    expect((await get(`?idformapagamento=${newId()}`)).avisos).toEqual([]);
    await post([{ id, quantidade: 1 }]);
    expect((await get()).avisos).toEqual([]);
  });

  test('shows no more than the stock holds, and what is out of stock comes back with it', async () => {
    const id = await aProduct(shop, { stock: 5000 });
    await post([{ id, quantidade: 4 }]);
    const setStock = (quantity: number) =>
      database.current.db.execute(
        `update stock_levels set quantity = ${quantity} where supplier_id = '${shop.supplier.id}'`,
      );
    await setStock(3000);
    expect(quantities(await get())).toEqual([[id, 3]]);
    await setStock(0);
    expect(await get()).toMatchObject({ itens: [], avisos: [{ tipo: 'SEM_ESTOQUE' }] });
    await setStock(9000);
    expect(quantities(await get())).toEqual([[id, 4]]);
  });

  test('each client and each supplier has its own cart', async () => {
    const id = await aProduct(shop);
    await post([{ id, quantidade: 1 }]);
    const other = await aShopper(shop);
    expect((await loadCart(other, {})).lines).toEqual([]);
    const elsewhere = { ...(await aShop(database.current)), actor: shopper.actor };
    expect((await loadCart(elsewhere, {})).lines).toEqual([]);
  });

  test('what was ordered leaves the cart, the rest stays', async () => {
    const [a, b] = [await aProduct(shop), await aProduct(shop)];
    await post([
      { id: a, quantidade: 1 },
      { id: b, quantidade: 1 },
    ]);
    await clearCart(shopper, [a]);
    expect(await get()).toMatchObject({ itens: [{ id: b }], versao: 2 });
  });
});

describe('hidden prices', () => {
  test.each([
    ['support-budget', false],
    ['support-budget', true],
  ])('with %s and approval %s', async (tag, approved) => {
    const place = await aShop(database.current, [tag]);
    const client = await aShopper(place, approved);
    const id = await aProduct(place, { price: 123_456, tiers: [{ from: 2000, price: 98_765 }] });
    const { body } = await post([{ id, quantidade: 2 }], '', () => client);
    expect(body.itens).toHaveLength(1);
    expect('total' in body).toBe(approved);
    const shown = /1234\.56|987\.65|1975\.3/.test(JSON.stringify(body));
    expect(shown).toBe(approved);
  });

  test('a visitor’s cart is priced without being saved, unless prices are hidden from visitors', async () => {
    for (const [tags, total] of [
      [[], 20],
      [['hide-price-for-logged-out-customers'], undefined],
    ] as const) {
      const place = await aShop(database.current, tags);
      const id = await aProduct(place);
      const answer = await (await app(() => place)).inject({
        method: 'POST',
        url: `/v4/app/carrinho/precos/${place.supplier.id}`,
        payload: { cartItens: [{ id, quantidade: 2, preco: 0.01 }] },
      });
      expect(answer.json()).toMatchObject({ itens: [{ id, quantidade: 2 }] });
      expect(answer.json().total).toBe(total);
      if (total === undefined) expect(answer.body).not.toMatch(/preco|"total"|economia/);
    }
  });

  test('a visitor has no saved cart', async () => {
    const answer = await (await app(() => shop)).inject({ url: path(EMPTY_UUID) });
    expect(answer.json()).toMatchObject({ itens: [], versao: 0, cupomAutomatico: null });
    expect(answer.json().message).toBeUndefined();
  });
});

test('the browser reads back what the server wrote', async () => {
  const id = await aProduct(shop, {
    brand: 'Boa',
    picture: 'foto',
    stock: 9000,
    maximum: 5000,
    wholesalePrice: 900,
    wholesaleMinimum: 6000,
    tiers: [{ from: 3000, price: 950 }],
  });
  const gone = newId();
  const saved = await saveCart(shopper, { lines: [aLine(id, 7), aLine(gone, 1)], mode: 'replace' });
  if (!saved.ok) throw new Error('the cart was not saved');
  const wire = cartToWire(saved.value);
  expect(cartToWire(cartFromWire(wire))).toEqual(wire);
  expect(cartFromWire(wire)).toMatchObject({ subtotal: centavos(4750), version: 1 });
});

test('saving and loading ask a fixed number of questions, whatever the length', async () => {
  const ids = await Promise.all(Array.from({ length: 100 }, () => aProduct(shop)));
  const watched = counted(database.url);
  const queriesOf = async (work: (context: ShopperContext) => Promise<unknown>) => {
    watched.queries.length = 0;
    await work({ ...shopper, db: watched.db, database: watched });
    return watched.queries.length;
  };
  for (const some of [ids.slice(0, 1), ids]) {
    const lines = some.map((id) => aLine(id, 1));
    expect(await queriesOf((context) => saveCart(context, { lines, mode: 'replace' }))).toBe(8);
    expect(await queriesOf((context) => loadCart(context, {}))).toBe(8);
  }
  await watched.close();
});
