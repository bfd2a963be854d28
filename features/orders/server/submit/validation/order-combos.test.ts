/** Combos in orders, through the API: price, stock, uses, and how an order shows them. Spec 3 and 7. Reliability M23. */

import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WireCartLine } from '#features/cart/contract/cart-lines.schema.ts';
import { countProducts } from '#features/cart/domain/count-products.ts';
import { loadCart } from '#features/cart/server/load-cart.ts';
import { saveCart } from '#features/cart/server/save-cart.ts';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { noGateways } from '#features/payments/server/testing/no-gateways.ts';
import type { Combo } from '#features/promotions/domain/combo.ts';
import { promotionalComboCounters, promotionalComboUses } from '#features/promotions/server/combos.tables.ts';
import { aCombo } from '#features/promotions/server/testing/a-combo.ts';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderFromWire, orderToWire } from '../../../contract/order/order.wire.ts';
import type { WireOrderPreview } from '../../../contract/order/order-item.schema.ts';
import { orderItemFromWire, previewFromWire } from '../../../contract/order/order-item.wire.ts';
import { orderSummaryFromWire } from '../../../contract/read/order-summary.wire.ts';
import { orderDraftToWire } from '../../../contract/submit/submit-order.wire.ts';
import type { OrderSummary } from '../../../domain/paid-order.ts';
import type { OrderLine } from '../../../domain/placed-order.ts';
import { orderRoutes } from '../../routes/orders.routes.ts';
import { changeOrderStatus } from '../../status/change-order-status.ts';
import { aCheckout, aDraft, type Checkout } from '../../testing/a-checkout.ts';
import { auditOrders } from '../../testing/audit.ts';

const database = testDatabase();
let checkout: Checkout;
let shop: Context;
let shopper: ShopperContext;
let pasta: string;
let sauce: string;
let dinner: Combo;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  ({ shop, shopper } = checkout);
  who = shopper;
  pasta = await aProduct(shop, { name: 'Macarrão', price: 1000, stock: 7000 });
  sauce = await aProduct(shop, { name: 'Molho', price: 505, stock: 90_000 });
  dinner = await aDinner();
});
afterEach(async () => {
  await auditOrders(shop);
  await auditCombos();
});
afterAll(() => app?.close());

/** Two packets of pasta and a sauce: R$ 25,05 bought alone, R$ 19,99 as a combo. */
const aDinner = (more: Parameters<typeof aCombo>[1] = {}): Promise<Combo> =>
  aCombo(shop, {
    name: 'Jantar',
    items: [
      { productId: pasta, quantity: thousandths(2000) },
      { productId: sauce, quantity: thousandths(1000) },
    ],
    price: { kind: 'fixed', price: centavos(1999) },
    ...more,
  });

/** The counters equal the uses of orders that are not cancelled, and are within their limits. */
async function auditCombos(): Promise<void> {
  const { rows } = await shop.db.execute<Record<string, unknown>>(sql`
    select n.used, c.use_limit as most,
      coalesce((select sum(quantity) from ${promotionalComboUses} u
        where u.supplier_id = ${shop.supplier.id} and u.combo_id = n.combo_id), 0) as used_up,
      coalesce((select sum(oc.quantity) from order_combos oc join orders o on o.supplier_id = oc.supplier_id and o.number = oc.order_number
        where oc.supplier_id = ${shop.supplier.id} and oc.combo_id = n.combo_id and o.status <> 'cancelled'), 0) as ordered
    from ${promotionalComboCounters} n join promotional_combos c on c.supplier_id = n.supplier_id and c.id = n.combo_id
    where n.supplier_id = ${shop.supplier.id}`);
  for (const { used, most, used_up: usedUp, ordered } of rows) {
    expect([Number(usedUp), Number(ordered)]).toEqual([used, used]);
    expect(used).toBeLessThanOrEqual(Number(most ?? Number.POSITIVE_INFINITY));
  }
}

let app: FastifyInstance | undefined;
let who: Context;

async function request(method: 'GET' | 'POST', url: string, payload?: object) {
  app ??= await appOf(
    (app) => orderRoutes(app, noGateways),
    () => who,
  );
  const answer = await app.inject({ method, url, ...defined({ payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

const ofCombo = ({ id }: Combo, quantidade: number): WireCartLine => ({
  id,
  quantidade,
  idcombopromocional_cabecalho: id,
});
let sent = 0;
/** A different order each time. */
const submit = (itens: readonly WireCartLine[], more: object = {}) => {
  sent += 1;
  const url = `/v2/app/handle/usuario/${shopper.actor.clientId}/pedido`;
  const payload = { ...orderDraftToWire(aDraft(checkout, {})), numPedidoCliente: `${sent}`, itens, ...more };
  return request('POST', url, payload);
};
async function placed(itens: readonly WireCartLine[], more: object = {}) {
  const { status, body } = await submit(itens, more);
  if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`);
  return body;
}
async function refused(itens: readonly WireCartLine[], more: object = {}) {
  const before = await auditOrders(shop);
  const { status, body } = await submit(itens, more);
  expect(status).toBe(409);
  expect(await auditOrders(shop)).toBe(before);
  return body;
}
/** Each client has their own app, so that all buy concurrently. */
async function buyAs(client: ShopperContext, itens: readonly WireCartLine[]) {
  const theirs = await appOf(
    (app) => orderRoutes(app, noGateways),
    () => client,
  );
  const url = `/v2/app/handle/usuario/${client.actor.clientId}/pedido`;
  const payload = { ...orderDraftToWire(aDraft(checkout, {})), itens };
  const answer = await theirs.inject({ method: 'POST', url, payload });
  await theirs.close();
  return { status: answer.statusCode, body: answer.json() };
}

const orderOf = async (number: number) => (await request('GET', `/v2/app/handle/order/${number}`)).body;

async function stockOf(productId: string): Promise<number | undefined> {
  const [row] = await shop.db
    .select({ quantity: stockLevels.quantity })
    .from(stockLevels)
    .where(and(eq(stockLevels.supplierId, shop.supplier.id), eq(stockLevels.productId, productId)));
  return row?.quantity;
}

const change = (set: ReturnType<typeof sql>) =>
  shop.db.execute(sql`update promotional_combos set ${set}
    where supplier_id = ${shop.supplier.id} and id = ${dinner.id}`);

describe('an order with a combo', () => {
  test('costs the combo’s price; it says what it is made of, and each product’s share', async () => {
    const itens = [ofCombo(dinner, 2), { id: pasta, quantidade: 1 }];
    const answer = await placed(itens, { totalConferido: 49.98 });
    expect(answer).toMatchObject({ totalpedido: 49.98, itensName: ['Jantar', 'Macarrão'] });
    const order = await orderOf(answer.numpedido);
    expect(order.itens).toMatchObject([
      {
        id: dinner.id,
        idcombopromocional_cabecalho: dinner.id,
        nome: 'Jantar',
        quantidade: 2,
        preco: 19.99,
        motivoPreco: 'COMBO',
        total: 39.98,
        produtos: [
          { id: pasta, nome: 'Macarrão', quantidade: 4, total: 31.92 },
          { id: sauce, nome: 'Molho', quantidade: 2, total: 8.06 },
        ],
      },
      { id: pasta, quantidade: 1, preco: 10, motivoPreco: 'NORMAL', total: 10 },
    ]);
    expect(order.itens[1]).not.toHaveProperty('produtos');
    expect(orderToWire(orderFromWire(order), () => '')).toMatchObject({ itens: order.itens });
    expect([await stockOf(pasta), await stockOf(sauce)]).toEqual([2000, 88_000]);
  });

  test('counts in the list by its products, and is one thing at a glance, with their pictures', async () => {
    const lunch = await aDinner({ name: 'Almoço', limit: 9 });
    const others = [await aProduct(shop, { name: 'Sal' }), await aProduct(shop, { name: 'Alho' })];
    await placed([
      { id: sauce, quantidade: 1 },
      ofCombo(dinner, 1),
      ofCombo(lunch, 1),
      ...others.map((id) => ({ id, quantidade: 1 })),
    ]);
    await placed([ofCombo(lunch, 1)]);
    const { body } = await request('GET', `/v2/app/pedido/cliente/${shopper.actor.clientId}`);
    const seen = body.pedidos
      .map(orderSummaryFromWire)
      .map(({ productCount, preview }: OrderSummary) => [
        productCount,
        ...preview.map(({ name, parts }) => [name, parts?.length]),
      ]);
    expect(seen.toSorted()).toEqual([
      [2, ['Almoço', 2]],
      [7, ['Molho', undefined], ['Jantar', 2], ['Almoço', 2], ['Sal', undefined]],
    ]);
    for (const { numpedido, quantidadeItens, primeirosItens } of body.pedidos) {
      const { itens } = await orderOf(numpedido);
      const lines: OrderLine[] = itens.map(orderItemFromWire);
      expect(countProducts(lines)).toBe(quantidadeItens);
      const looks = lines.map(({ parts }) =>
        parts?.map(({ name, picture, ground }) => ({ name, picture, ground })),
      );
      const seenLooks = primeirosItens.map((item: WireOrderPreview) => previewFromWire(item).parts);
      expect(seenLooks).toEqual(looks.slice(0, 4));
    }
  });

  test('leaves the cart with it, and nothing else does', async () => {
    const lines = [
      { productId: dinner.id, combo: true, quantity: thousandths(1000), giftWrap: false },
      { productId: sauce, quantity: thousandths(1000), giftWrap: false },
    ] as const;
    await saveCart(shopper, { lines, mode: 'replace' });
    await placed([ofCombo(dinner, 1)]);
    expect((await loadCart(shopper, {})).lines.map(({ product }) => product.id)).toEqual([sauce]);
  });

  test('gets no coupon for it, and shares none', async () => {
    const discount = { kind: 'percent', basisPoints: 1000 } as const;
    await createCoupon(shop.db, shop.supplier.id, { code: 'DEZ', discount }, shop.now);
    expect(await refused([ofCombo(dinner, 1)], { cupom: 'DEZ' })).toMatchObject({ code: 'coupon-refused' });
    const answer = await placed([ofCombo(dinner, 1), { id: pasta, quantidade: 1 }], { cupom: 'DEZ' });
    expect(answer).toMatchObject({ totalpedido: 28.99, desconto: 1 });
    const { itens } = await orderOf(answer.numpedido);
    expect(itens.map(({ desconto }: { desconto?: number }) => desconto)).toEqual([undefined, 1]);
  });

  test('cancelled it gives stock and uses back, once', async () => {
    dinner = await aDinner({ limit: 2 });
    const { numpedido: number } = await placed([ofCombo(dinner, 2), { id: pasta, quantidade: 3 }]);
    expect(await stockOf(pasta)).toBe(0);
    const cancel = () => changeOrderStatus(shop, { number, to: 'cancelled', reason: '' });
    expect((await cancel()).ok).toBe(true);
    expect((await cancel()).ok).toBe(false);
    expect([await stockOf(pasta), await stockOf(sauce)]).toEqual([7000, 90_000]);
    await placed([ofCombo(dinner, 2)]);
  });

  test('sent again is the same order; with other combos it is another', async () => {
    const url = `/v2/app/handle/usuario/${shopper.actor.clientId}/pedido`;
    const payload = { ...orderDraftToWire(aDraft(checkout, {})), itens: [ofCombo(dinner, 1)] };
    const { body: first } = await request('POST', url, payload);
    expect((await request('POST', url, payload)).body).toMatchObject({
      code: 'duplicate-order',
      facts: { numpedido: first.numpedido },
    });
    expect((await request('POST', url, { ...payload, itens: [ofCombo(dinner, 2)] })).status).toBe(200);
    expect(
      (await request('POST', url, { ...payload, itens: [{ id: dinner.id, quantidade: 1 }] })).body.code,
    ).toBe('cart-changed');
  });
});

describe('refused, with nothing written', () => {
  test('a combo and a line of one product that together are more than there is', async () => {
    const itens = [ofCombo(dinner, 2), { id: pasta, quantidade: 4 }];
    expect(await refused(itens)).toMatchObject({
      code: 'out-of-stock',
      facts: { itensName: ['Macarrão'], avisos: [{ tipo: 'ESTOQUE_MENOR', quantidade: { de: 4, para: 3 } }] },
    });
    expect(await refused(itens.toReversed())).toMatchObject({
      code: 'out-of-stock',
      facts: { itensName: ['Jantar'], avisos: [{ tipo: 'ESTOQUE_MENOR', quantidade: { de: 2, para: 1 } }] },
    });
    expect(await stockOf(pasta)).toBe(7000);
    await placed([ofCombo(dinner, 2), { id: pasta, quantidade: 3 }]);
    expect(await stockOf(pasta)).toBe(0);
  });

  test('a price that changed between cart and submit, with the new total', async () => {
    await change(sql`price = 2100`);
    expect(await refused([ofCombo(dinner, 1)], { totalConferido: 19.99 })).toMatchObject({
      code: 'total-changed',
      facts: { total: 21, itens: [{ id: dinner.id, precoUnitario: 21, produtos: [{}, {}] }] },
    });
    expect((await placed([ofCombo(dinner, 1)], { totalConferido: 21 })).totalpedido).toBe(21);
  });

  test('a combo that ended in between: it is reported, and the cart is as it was', async () => {
    const line = { productId: dinner.id, combo: true, quantity: thousandths(2000), giftWrap: false } as const;
    await saveCart(shopper, { lines: [line], mode: 'replace' });
    await change(sql`valid_until = ${new Date(shop.now).toISOString()}`);
    expect(await refused([ofCombo(dinner, 2)])).toMatchObject({
      code: 'cart-changed',
      facts: { avisos: [{ tipo: 'INDISPONIVEL', idcombopromocional_cabecalho: dinner.id }] },
    });
    await change(sql`valid_until = null`);
    expect((await loadCart(shopper, {})).lines).toMatchObject([{ quantity: 2000 }]);
  });

  test('one that is not for this way of paying', async () => {
    dinner = await aDinner({ paymentMethodIds: [checkout.pix] });
    expect(await refused([ofCombo(dinner, 1)])).toMatchObject({
      code: 'cart-changed',
      facts: { itensName: ['Jantar'], avisos: [{ tipo: 'OUTRA_FORMA', somente: 'OUTRO_PAGAMENTO' }] },
    });
    await placed([ofCombo(dinner, 1)], { formaPagamento: { idformapagto: checkout.pix } });
  });

  test('more than a client may buy, over orders', async () => {
    dinner = await aDinner({ limitPerClient: 2 });
    await placed([ofCombo(dinner, 1)]);
    expect((await refused([ofCombo(dinner, 2)])).code).toBe('cart-changed');
    await placed([ofCombo(dinner, 1)]);
    expect((await refused([ofCombo(dinner, 1)])).code).toBe('out-of-stock');
  });
});

describe('many at once', () => {
  test.each([
    ['its uses', { limit: 5 }, 900_000],
    ['its products’ stock', {}, 11_000],
  ] as const)(
    '30 orders for the last five, by %s: 5, the others get a clear refusal',
    async (_, more, stock) => {
      await shop.db
        .update(stockLevels)
        .set({ quantity: stock })
        .where(and(eq(stockLevels.supplierId, shop.supplier.id), eq(stockLevels.productId, pasta)));
      dinner = await aDinner(more);
      const clients: ShopperContext[] = [];
      for (let made = 0; made < 30; made += 1) clients.push(await aShopper(shop));
      const answers = await Promise.all(clients.map((client) => buyAs(client, [ofCombo(dinner, 1)])));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
        expect([status, body.code, body.facts.itensName]).toEqual([409, 'out-of-stock', ['Jantar']]);
        expect(body.message).toBe('Não há estoque para todos os itens.');
      }
      expect(await stockOf(pasta)).toBe(stock - 10_000);
      expect(await stockOf(sauce)).toBe(85_000);
    },
  );

  test('of several combos only those that are gone are reported', async () => {
    dinner = await aDinner({ limit: 3 });
    const lunch = await aDinner({ name: 'Almoço', limit: 100 });
    await shop.db
      .update(stockLevels)
      .set({ quantity: 900_000 })
      .where(eq(stockLevels.supplierId, shop.supplier.id));
    const clients: ShopperContext[] = [];
    for (let made = 0; made < 12; made += 1) clients.push(await aShopper(shop));
    const itens = [ofCombo(lunch, 1), ofCombo(dinner, 1)];
    const answers = await Promise.all(clients.map((client) => buyAs(client, itens)));
    const lost = answers.filter(({ status }) => status !== 200);
    expect(lost).toHaveLength(9);
    for (const { body } of lost) {
      expect([body.code, body.facts.itensName]).toEqual(['out-of-stock', ['Jantar']]);
      expect(body.facts.avisos).toMatchObject([{ idproduto: dinner.id }]);
    }
  });

  test('orders of the same combos in opposite sequence do not wait for each other forever', async () => {
    const lunch = await aDinner({ name: 'Almoço', limit: 100 });
    await shop.db
      .update(stockLevels)
      .set({ quantity: 900_000 })
      .where(eq(stockLevels.supplierId, shop.supplier.id));
    const clients: ShopperContext[] = [];
    for (let made = 0; made < 12; made += 1) clients.push(await aShopper(shop));
    const itens = [ofCombo(dinner, 1), ofCombo(lunch, 1)];
    const answers = await Promise.all(
      clients.map((client, index) => buyAs(client, index % 2 === 0 ? itens : itens.toReversed())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(await stockOf(sauce)).toBe(876_000);
  });
});

describe('an order bought again', () => {
  const repeated = async (number: number) =>
    (await request('GET', `/v2/app/handle/order/${number}/repetir`)).body;

  test('offers the combo again, and reports another price', async () => {
    const { numpedido } = await placed([ofCombo(dinner, 1), { id: sauce, quantidade: 1 }]);
    expect((await repeated(numpedido)).linhas).toMatchObject([
      {
        pedido: { nome: 'Jantar', produtos: [{}, {}] },
        item: { id: dinner.id, produtos: [{}, {}] },
        avisos: [],
      },
      { pedido: { nome: 'Molho' }, item: { id: sauce }, avisos: [] },
    ]);
    await change(sql`price = 2100`);
    expect((await repeated(numpedido)).linhas[0]).toMatchObject({
      avisos: [{ tipo: 'PRECO_ALTERADO', preco: { de: 19.99, para: 21 } }],
    });
  });

  test('says that it is gone where it is offered no more', async () => {
    const { numpedido } = await placed([ofCombo(dinner, 1)]);
    await change(sql`active = false`);
    const [line] = (await repeated(numpedido)).linhas;
    expect(line).toMatchObject({ pedido: { nome: 'Jantar' }, avisos: [{ tipo: 'INDISPONIVEL' }] });
    expect(line).not.toHaveProperty('item');
  });
});
