/** The panel's calls by which the shop's staff order for a client. */
import { beforeEach, describe, expect, test } from 'vitest';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { type AttendantContext, anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { noGateways } from '#features/payments/server/testing/no-gateways.ts';
import { aPolicy, aScope } from '#features/pricing/domain/testing/a-policy.ts';
import { grantPrices } from '#features/pricing/server/grant-prices.ts';
import { savePolicy } from '#features/pricing/server/price-policies.store.ts';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { IDEMPOTENCY_HEADER } from '#platform/contract/headers.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { previewAttendedOrder } from '../attended/preview-attended-order.ts';
import { aCheckout, type Checkout } from '../testing/a-checkout.ts';
import { attendedOrdersRoutes } from './attended-orders.routes.ts';

const database = testDatabase();
let checkout: Checkout;
let attendant: AttendantContext;
let product: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  attendant = await anAttendant(checkout.shop);
  product = await aProduct(checkout.shop, { price: 1000, stock: 5000 });
});

const bodyOf = (more: object = {}) => ({
  itens: [{ id: product, quantidade: 2 }],
  tipoEntrega: 'RETIRADA',
  lojaRetira: { idloja: checkout.storeId },
  formaPagamento: { idformapagto: checkout.cash },
  totalConferido: 20,
  ...more,
});

async function send(payload: object, key?: string, idcliente = checkout.shopper.actor.clientId) {
  const app = await appOf(
    (all) => attendedOrdersRoutes(all, noGateways),
    () => attendant,
  );
  const url = `/v4/painel/${checkout.shop.supplier.id}/clientes/${idcliente}/pedidos`;
  const headers = key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key };
  const answer = await app.inject({ method: 'POST', url, payload, headers });
  return { http: answer.statusCode, ...answer.json() };
}

test('makes the order once for a key, and refuses the key with another order', async () => {
  const first = await send(bodyOf(), 'rascunho');
  expect(first).toMatchObject({ status: 'ENVIADO', totalpedido: 20 });
  expect(await send(bodyOf(), 'rascunho')).toEqual(first);
  const other = await send(bodyOf({ anotacoes: 'Outro' }), 'rascunho');
  expect(other).toMatchObject({ code: 'key-reused', message: expect.stringContaining('rascunho') });
});

test('another total than the one that was seen is refused with the current one', async () => {
  expect(await send(bodyOf({ totalConferido: 19 }))).toMatchObject({
    http: 409,
    code: 'total-changed',
    facts: { total: 20, taxaentrega: 0, itens: [{ precoUnitario: 10 }] },
  });
});

test('what is the client’s to decide is no part of the call: a subscription, a card, instalments', async () => {
  for (const more of [
    { idtipoassinatura: product },
    { formaPagamento: { idformapagto: checkout.cash, tokenCartao: 'x' } },
    { formaPagamento: { idformapagto: checkout.cash, quantParcelas: 2 } },
  ])
    expect(await send(bodyOf(more))).toMatchObject({ http: 400, code: 'invalid-request' });
});

test('another shop’s client is not found', async () => {
  const theirs = await aShopper(await aShop(database.current));
  expect(await send(bodyOf(), undefined, theirs.actor.clientId)).toMatchObject({
    http: 404,
    code: 'client-not-found',
  });
});

describe('products are found for an order', () => {
  const find = async (
    query: Readonly<Record<string, string>>,
    idcliente = checkout.shopper.actor.clientId,
  ): Promise<{ readonly http: number; readonly produtos: readonly { readonly nome: string }[] }> => {
    const app = await appOf(
      (all) => attendedOrdersRoutes(all, noGateways),
      () => attendant,
    );
    const url = `/v4/painel/${checkout.shop.supplier.id}/clientes/${idcliente}/pedidos/produtos`;
    const answer = await app.inject({ url, query });
    return { http: answer.statusCode, ...answer.json() };
  };
  const names = async (query: Readonly<Record<string, string>>) =>
    (await find(query)).produtos.map(({ nome }) => nome);

  test('those that the client may buy now, by parts of name or code, each at the client’s price', async () => {
    const { shop, shopper } = checkout;
    const coffee = await aProduct(shop, {
      ...{ name: 'Café Ébano', unit: 'kg', price: 2000, stock: 8_500 },
      ...{ step: 500, minimum: 1_500 },
    });
    await aProduct(shop, { name: 'Café esgotado', stock: 0 });
    await aProduct(shop, { name: 'Café pouco', stock: 1_000, minimum: 2_000 });
    await aProduct(shop, { name: 'Café antigo', active: false });
    await aProduct(await aShop(database.current), { name: 'Café alheio' });
    await grantPrices(attendant, shopper.actor.clientId, [
      {
        productId: coffee,
        price: centavos(1790),
        from: thousandths(1000),
        to: thousandths(4000),
        expiresAt: shop.now + 9e6,
      },
    ]);
    const { produtos } = await find({ busca: 'ebano CAFE' });
    expect(produtos).toEqual([
      {
        ...{ id: coffee, nome: 'Café Ébano', sku: expect.any(String), unidade: 'kg' },
        ...{ preco: 17.9, minimo: 1.5, passo: 0.5, estoque: 8.5 },
      },
    ]);
    expect(await names({ busca: 'cafe' })).toEqual(['Café Ébano']);
    expect(await names({ busca: '%' })).toEqual([]);
  });

  test('at most twenty, by name, and what is sold out takes no place among them', async () => {
    const { shop } = checkout;
    for (let number = 10; number < 32; number += 1)
      await aProduct(shop, { name: `Vela ${number}`, stock: number < 12 ? 0 : 5_000 });
    const found = await names({ busca: 'vela' });
    expect([found.length, found[0], found.at(-1)]).toEqual([20, 'Vela 12', 'Vela 31']);
  });

  test('without prices that are only for purchases on the site, and by how the client pays', async () => {
    checkout = await aCheckout(database.current, ['support-price-variance-by-payment']);
    attendant = await anAttendant(checkout.shop);
    const { shop, pix } = checkout;
    const lamp = await aProduct(shop, { name: 'Lampião', price: 1000 });
    const scope = aScope({ products: [lamp] });
    const onSite = aPolicy({ id: newId(), scope, audience: { channels: ['WEB'] } });
    await savePolicy(shop.db, shop.supplier.id, onSite);
    const [plain] = (await find({ busca: 'lampiao' })).produtos;
    expect(plain).toMatchObject({ preco: 10 });
    const [byPix] = (await find({ busca: 'lampiao', idformapagamento: pix })).produtos;
    const preview = await previewAttendedOrder(attendant, checkout.shopper.actor.clientId, {
      lines: [{ productId: lamp, quantity: ONE, giftWrap: false }],
      deliveryType: 'delivery',
      paymentMethodId: pix,
    });
    const charged = preview.ok ? preview.value.cart.lines[0]?.price?.unit : undefined;
    expect(byPix).toMatchObject({ preco: (charged ?? 0) / 100 });
    expect(byPix).not.toMatchObject({ preco: 10 });
  });

  test('for no client of another shop', async () => {
    const theirs = await aShopper(await aShop(database.current));
    expect(await find({}, theirs.actor.clientId)).toMatchObject({ http: 404, code: 'client-not-found' });
  });
});

test('a coupon for purchases on the site is refused with the reason', async () => {
  const { db, supplier, now } = checkout.shop;
  const discount = { kind: 'percent', basisPoints: 1000 } as const;
  await createCoupon(db, supplier.id, { code: 'SITE10', discount, channel: 'WEB' }, now);
  const preview = await previewAttendedOrder(attendant, checkout.shopper.actor.clientId, {
    lines: [{ productId: product, quantity: ONE, giftWrap: false }],
    deliveryType: 'pickup',
    coupon: 'SITE10',
  });
  const reason =
    'Este cupom vale só para o que o cliente compra pelo site, não para pedidos que a loja faz por ele.';
  expect(preview).toMatchObject({ value: { cart: { coupons: { refused: { text: reason } } } } });
  expect(await send(bodyOf({ cupom: 'SITE10' }))).toMatchObject({
    ...{ http: 409, code: 'coupon-refused' },
    message: expect.stringContaining(reason),
  });
});
