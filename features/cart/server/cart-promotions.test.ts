/** Promotions and their gifts in carts, through the calls. Issues: buy X, get Y; gifts that add themselves. */
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { categories, stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { clientPricing, suppliersWithClientPrices } from '#features/pricing/server/pricing.tables.ts';
import { recordPromotionUses } from '#features/promotions/server/promotions/claim-promotions.ts';
import { aCombo } from '#features/promotions/server/testing/a-combo.ts';
import { aGift, aPromotion, EVERYTHING, only } from '#features/promotions/server/testing/a-promotion.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { WireCart } from '../contract/cart.schema.ts';
import { cartFromWire, cartToWire } from '../contract/cart.wire.ts';
import { aLine } from '../domain/testing/a-product.ts';
import { cartRoutes } from './cart.routes.ts';
import { goodsToBring } from './goods-to-bring.ts';
import { loadCart } from './load-cart.ts';
import { prepareCart } from './prepare/prepare-cart.ts';
import { saveCart } from './save-cart.ts';
import { aShopper, type ShopperContext } from './testing/a-shopper.ts';
import { anAttendant } from './testing/an-attendant.ts';
import { appOf } from './testing/app-of.ts';
import { counted } from './testing/counted.ts';

const database = testDatabase();
let shop: Context;
let shopper: ShopperContext;
let coffee: string;
let bread: string;
let bag: string;

beforeEach(async () => {
  shop = await aShop(database.current);
  shopper = await aShopper(shop);
  coffee = await aProduct(shop, {
    name: 'Café',
    brand: 'Três Corações',
    price: 1000,
    category: 'mercearia/cafe',
  });
  bread = await aProduct(shop, { name: 'Pão', price: 500, tags: ['padaria'] });
  bag = await aProduct(shop, { name: 'Sacola', price: 1290, stock: 3000 });
});

const path = () => `/v2/app/handle~${shopper.actor.clientId}/usuario/${shopper.actor.clientId}/cart`;
const of = (id: string, quantidade: number) => ({ id, quantidade });

async function post(itens: unknown, query = '', who: () => Context = () => shopper): Promise<WireCart> {
  const app = await appOf(cartRoutes, who);
  const answer = await app.inject({ method: 'POST', url: path() + query, payload: { cartItens: itens } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const get = async (): Promise<WireCart> =>
  (await (await appOf(cartRoutes, () => shopper)).inject({ url: path() })).json();
const visit = async (itens: unknown): Promise<WireCart> =>
  (
    await (
      await appOf(cartRoutes, () => shop)
    ).inject({
      method: 'POST',
      url: `/v4/app/carrinho/precos/${shop.supplier.id}`,
      payload: { cartItens: itens },
    })
  ).json();

describe('take 3, pay 2', () => {
  beforeEach(async () => {
    await aPromotion(shop, { condition: { scope: only(coffee, bread), units: 2 } });
  });

  test('says on each line what it gave, and what one more would give', async () => {
    const two = await post([of(coffee, 2)]);
    expect(two).toMatchObject({
      total: 20,
      proximasOfertas: [{ mensagem: 'Leve mais 1 e o terceiro sai de graça.', idprodutos: [coffee] }],
    });
    const three = await post([of(coffee, 3)]);
    expect(three).toMatchObject({
      total: 20,
      economia: 10,
      itens: [
        {
          precoUnitario: 10,
          total: 20,
          economia: 10,
          ofertas: [{ chamada: 'Leve 3, pague 2' }],
          ofertasAplicadas: [
            {
              oferta: 'Leve 3, pague 2',
              quantidade: 1,
              porAplicacao: 1,
              percentual: 100,
              economia: 10,
              desconto: 10,
            },
          ],
        },
      ],
    });
    expect(three.proximasOfertas).toBeUndefined();
    expect(await get()).toEqual(three);
    expect(cartToWire(cartFromWire(three))).toEqual(three);
    expect((await post([of(coffee, 2)])).total).toBe(20);
  });

  test('gives the same whatever the order of the lines, and however they are split', async () => {
    const lines = [of(coffee, 1), of(bread, 2), of(coffee, 3)];
    const one = await post(lines);
    const other = await post([of(bread, 1), of(coffee, 4), of(bread, 1)]);
    expect(one.total).toBe(40);
    expect(other.total).toBe(one.total);
    const totals = (cart: WireCart) => Object.fromEntries(cart.itens.map(({ id, total }) => [id, total]));
    expect(totals(other)).toEqual(totals(one));
  });

  test('is for visitors, too', async () => {
    expect(await visit([of(bread, 3)])).toMatchObject({ total: 10 });
  });

  test('is taken off before the coupon, which sees what is left', async () => {
    const discount = { kind: 'percent', basisPoints: 1000 } as const;
    await createCoupon(shop.db, shop.supplier.id, { code: 'DEZ', discount, listed: true }, shop.now);
    expect(await post([of(coffee, 3)], '?cupom=DEZ')).toMatchObject({
      total: 20,
      desconto: 2,
      totalComDesconto: 18,
    });
    const strict = { code: 'SEMPOLITICA', discount, listed: true, notWithPolicy: true };
    await createCoupon(shop.db, shop.supplier.id, strict, shop.now);
    const refused = await post([of(coffee, 3)], '?cupom=SEMPOLITICA');
    expect(refused.cupomRecusado).toMatchObject({ codigocupom: 'SEMPOLITICA' });
  });

  test('leaves combos alone', async () => {
    const items = [coffee, bread].map((productId) => ({ productId, quantity: thousandths(2000) }));
    const combo = await aCombo(shop, { items, price: { kind: 'fixed', price: centavos(2500) } });
    const ofCombo = { id: combo.id, quantidade: 3, idcombopromocional_cabecalho: combo.id };
    expect(await post([ofCombo, of(coffee, 2)])).toMatchObject({ total: 95 });
  });
});

test('is of named products, categories with those below, brands and tags', async () => {
  const tea = await aProduct(shop, { name: 'Chá', price: 800, category: 'mercearia/cha' });
  const [grocery] = await shop.db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.supplierId, shop.supplier.id), eq(categories.path, 'mercearia')));
  const scopes = [
    { ...EVERYTHING, brands: ['tres coracoes'] },
    { ...EVERYTHING, tags: ['padaria'] },
    { ...EVERYTHING, categories: [grocery?.id ?? ''] },
  ];
  const shown: unknown[] = [];
  for (const scope of scopes) {
    const made = await aPromotion(shop, { condition: { scope, units: 1 } });
    const { itens } = await visit([of(coffee, 2), of(bread, 2), of(tea, 2)]);
    shown.push(itens.map(({ ofertas = [], total = 0 }) => [ofertas.length, total]));
    await shop.db.execute(
      sql`update promotions set active = false where supplier_id = ${shop.supplier.id} and id = ${made.id}`,
    );
  }
  expect(shown).toEqual([
    [
      [1, 10],
      [0, 10],
      [0, 16],
    ],
    [
      [0, 20],
      [1, 5],
      [0, 16],
    ],
    // Of coffee and tea the two cheapest units are free.
    [
      [1, 20],
      [0, 10],
      [1, 0],
    ],
  ]);
});

describe('a gift from a minimum', () => {
  beforeEach(async () => {
    await aGift(shop, bag, 3000);
  });

  test('adds itself, is marked, costs nothing, and goes again below the minimum', async () => {
    const below = await post([of(coffee, 2)]);
    expect(below.brindes).toBeUndefined();
    expect(below.proximasOfertas).toMatchObject([
      { mensagem: 'Faltam R$\u00a010,00 para você ganhar Sacola.' },
    ]);
    const at = await post([of(coffee, 3)]);
    expect(at).toMatchObject({
      total: 30,
      brindes: [{ oferta: 'Brinde', id: bag, nome: 'Sacola', quantidade: 1, valor: 12.9, disponivel: true }],
    });
    expect(at.itens).toHaveLength(1);
    expect(cartToWire(cartFromWire(at))).toEqual(at);
    expect((await post([of(coffee, 2)])).brindes).toBeUndefined();
  });

  test('is no line of the stored cart, so nobody buys it by saving what was shown', async () => {
    await post([of(coffee, 3)]);
    const shown = await get();
    expect(await post(shown.itens.map(({ id, quantidade }) => of(id, quantidade)))).toMatchObject({
      total: 30,
    });
  });

  test('out of stock is said, and stops nothing', async () => {
    const ofBag = and(eq(stockLevels.supplierId, shop.supplier.id), eq(stockLevels.productId, bag));
    await shop.db.update(stockLevels).set({ quantity: 0 }).where(ofBag);
    expect(await post([of(coffee, 3)])).toMatchObject({
      total: 30,
      avisos: [],
      brindes: [{ disponivel: false }],
    });
  });

  test('is brought with the goods', async () => {
    await post([of(coffee, 3)]);
    const { products } = await goodsToBring(shopper, {});
    expect(products).toContainEqual({ productId: bag, quantity: thousandths(1000) });
  });
});

test('limits per client and in all leave nothing to those who have used them', async () => {
  const made = await aPromotion(shop, { limits: { perClient: 1 } });
  const use = { promotionId: made.id, label: '', times: 1, saved: centavos(1000) };
  expect((await post([of(coffee, 3)])).total).toBe(20);
  await recordPromotionUses(shopper, 1, [use]);
  expect((await post([of(coffee, 3)])).total).toBe(30);
  const other = await aShopper(shop);
  const theirs = await saveCart(other, { lines: [aLine(coffee, 3)], mode: 'replace' });
  expect(theirs).toMatchObject({ ok: true, value: { subtotal: 2000 } });
});

test('a promotion for a group, a payment method or a way to deliver is for nobody else', async () => {
  const pay = {
    description: '',
    priceVariance: 0,
    deliveryTypes: ['pickup'],
    kind: 'cash-on-delivery',
  } as const;
  const [cash, card] = await Promise.all(
    ['Dinheiro', 'Cartão'].map((name, position) =>
      createPaymentMethod(shop.db, shop.supplier.id, { ...pay, name, position }),
    ),
  );
  await aPromotion(shop, {
    audience: { groups: ['bares'], paymentMethods: [cash ?? ''], deliveryTypes: ['pickup'] },
  });
  const query = `?idformapagamento=${cash}&tipoentrega=RETIRADA`;
  expect((await post([of(coffee, 3)], query)).total).toBe(30);
  const { supplier, actor } = shopper;
  await shop.db.insert(suppliersWithClientPrices).values({ supplierId: supplier.id });
  await shop.db
    .insert(clientPricing)
    .values({ supplierId: supplier.id, clientId: actor.clientId, groups: ['bares'] });
  expect((await post([of(coffee, 3)], query)).total).toBe(20);
  expect((await post([of(coffee, 3)], `?idformapagamento=${card}&tipoentrega=RETIRADA`)).total).toBe(30);
  expect((await post([of(coffee, 3)], `?idformapagamento=${cash}&tipoentrega=DELIVERY`)).total).toBe(30);
  expect((await post([of(coffee, 3)], '?tipoentrega=RETIRADA')).total).toBe(30);
});

test('begins and ends by the clock', async () => {
  await aPromotion(shop, { validity: { from: shop.now, until: shop.now + 1000 } });
  const at = async (now: number) => (await post([of(coffee, 3)], '', () => ({ ...shopper, now }))).total;
  expect([
    await at(shop.now - 1),
    await at(shop.now),
    await at(shop.now + 999),
    await at(shop.now + 1000),
  ]).toEqual([30, 20, 20, 30]);
});

test('where prices are hidden, neither savings nor gifts nor hints are shown', async () => {
  const hidden = await aShop(database.current, ['support-budget']);
  const id = await aProduct(hidden, { price: 1000 });
  const other = await aProduct(hidden, { price: 500 });
  await aPromotion(hidden);
  await aGift(hidden, other, 1000);
  const stranger = await aShopper(hidden, false);
  const saved = await saveCart(stranger, { lines: [aLine(id, 2)], mode: 'replace' });
  expect(saved.ok).toBe(true);
  const text = JSON.stringify(saved.ok ? cartToWire(saved.value) : {});
  for (const word of ['oferta', 'brinde', 'economia', 'proximas']) expect(text).not.toContain(word);
});

test('a cart that an attendant prepared has the promotions of its client, except on granted prices', async () => {
  await aPromotion(shop, { audience: { channels: ['MANUAL'] } });
  await aGift(shop, bag, 3000, { audience: { channels: ['MANUAL'] } });
  const attendant = await anAttendant(shop);
  const lines = [aLine(coffee, 3), { ...aLine(bread, 3), price: centavos(400) }];
  const prepared = await prepareCart(attendant, shopper.actor.clientId, {
    lines,
    reason: 'Combinado',
    expiresAt: shop.now + 60_000,
  });
  expect(prepared.ok).toBe(true);
  const cart = await get();
  expect(cart).toMatchObject({ total: 20 + 12, brindes: [{ id: bag }], bloqueio: {} });
});

test('without promotions a cart asks as often as ever; with them a fixed number of times more', async () => {
  const ids = await Promise.all(Array.from({ length: 50 }, () => aProduct(shop)));
  const watched = counted(database.url);
  const queriesOf = async (count: number): Promise<number[]> => {
    const context = { ...shopper, db: watched.db, database: watched };
    const lines = ids.slice(0, count).map((id) => aLine(id, 3));
    watched.queries.length = 0;
    await saveCart(context, { lines, mode: 'replace' });
    const saving = watched.queries.length;
    await loadCart(context, {});
    return [saving, watched.queries.length - saving];
  };
  expect(await queriesOf(50)).toEqual([8, 8]);
  const others = await aPromotion(shop, { condition: { scope: only(coffee), units: 2 } });
  expect(await queriesOf(50), 'promotions of other products').toEqual([8, 8]);
  await aPromotion(shop);
  expect(await queriesOf(50), 'without limits').toEqual([8, 8]);
  await aPromotion(shop, { limits: { uses: 1000 } });
  expect(await queriesOf(1), 'with limits').toEqual([9, 9]);
  expect(await queriesOf(50), 'with limits').toEqual([9, 9]);
  await aGift(shop, bag, 1000);
  const withGift = await queriesOf(1);
  expect(await queriesOf(50), 'with a gift').toEqual(withGift);
  expect(withGift[0]).toBeLessThanOrEqual(13);
  expect(others.label).toBe('Leve 3, pague 2');
  await watched.close();
});
