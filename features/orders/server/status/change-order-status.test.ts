import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { lockProductsAtStore } from '#features/catalog/server/stock/by-store/store-stock.store.ts';
import { storeStock } from '#features/catalog/server/stock/by-store/store-stock.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { ZERO } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import { getOrder } from '../read/get-order.ts';
import { recordReturn } from '../returns/record-return.ts';
import { reservedGoods } from '../store/reserved-goods.store.ts';
import { submitOrder } from '../submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { price } from '../testing/at-the-shop.ts';
import { auditOrders } from '../testing/audit.ts';
import { changeOrderStatus } from './change-order-status.ts';

const database = testDatabase();
let checkout: Checkout;
let productId: string;
let number: number;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  productId = await aProduct(checkout.shop, { stock: 5000 });
  const draft = aDraft(checkout, { [productId]: 2 });
  const answer = await submitOrder(checkout.shopper, { draft, key: undefined });
  if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`);
  number = answer.value.number;
});

const orderNow = async () => {
  const order = await getOrder(checkout.shopper, number);
  if (!order.ok) throw new Error('the order is gone');
  return order.value;
};
const stock = async () => {
  const [row] = await database.current.db
    .select({ quantity: stockLevels.quantity })
    .from(stockLevels)
    .where(and(eq(stockLevels.supplierId, checkout.shop.supplier.id), eq(stockLevels.productId, productId)));
  return row?.quantity;
};

test('every move is an event: who, when, why', async () => {
  const context = { ...checkout.shop, now: checkout.shop.now + 5000 };
  await changeOrderStatus(
    { ...context, actor: checkout.shopper.actor },
    { number, to: 'picking', reason: '' },
  );
  await changeOrderStatus(context, { number, to: 'packed', reason: 'Pix recebido' });
  await changeOrderStatus(context, { number, to: 'ready-for-pickup', reason: '' });
  const order = await orderNow();
  expect(order.status).toBe('ready-for-pickup');
  expect(order.events.map(({ status, reason }) => [status, reason])).toEqual([
    ['received', ''],
    ['picking', ''],
    ['packed', 'Pix recebido'],
    ['ready-for-pickup', ''],
  ]);
  expect(order.events[1]?.at).toBe(context.now);
  expect(await auditOrders(checkout.shop)).toBe(1);
});

test('a move that the table lacks changes nothing', async () => {
  expect(await changeOrderStatus(checkout.shop, { number, to: 'out-for-delivery', reason: '' })).toEqual({
    ok: false,
    refusal: { code: 'illegal-move', facts: { from: 'received', to: 'out-for-delivery' } },
  });
  expect((await orderNow()).events).toHaveLength(1);
});

test('a quote becomes no order by it, priced or not: that is its client’s word; it is only ended', async () => {
  checkout = await aCheckout(database.current, ['support-budget']);
  productId = await aProduct(checkout.shop, { stock: 5000 });
  const draft = aDraft(checkout, { [productId]: 2 });
  const answer = await submitOrder(checkout.shopper, { draft, key: undefined });
  number = answer.ok ? answer.value.number : 0;
  const move = (to: OrderStatus, context: Context = checkout.shop) =>
    changeOrderStatus(context, { number, to, reason: '' });
  const attendant = await anAttendant(checkout.shop);
  for (const to of ['quote-priced', 'received', 'packed'] as const)
    expect(await move(to)).toMatchObject({ refusal: { code: 'illegal-move' } });
  await price(attendant, number, { [productId]: 850 });
  for (const who of [checkout.shop, attendant, checkout.shopper])
    for (const to of ['received', 'quote-requested', 'packed'] as const)
      expect(await move(to, who)).toMatchObject({ refusal: { code: 'illegal-move' } });
  expect(await stock()).toBe(5000);
  expect((await orderNow()).charge).toBeUndefined();
  expect(await move('cancelled')).toMatchObject({ ok: true });
});

test('another supplier can’t move it', async () => {
  const { shop } = await aCheckout(database.current);
  expect(await changeOrderStatus(shop, { number, to: 'cancelled', reason: '' })).toEqual({
    ok: false,
    refusal: { code: 'order-not-found' },
  });
});

test('cancelling gives the stock back once, however often it is asked, and asks for no money any more', async () => {
  expect(await stock()).toBe(3000);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      changeOrderStatus(checkout.shop, { number, to: 'cancelled', reason: 'desistiu' }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await stock()).toBe(5000);
  const order = await orderNow();
  expect(order.charge?.status).toBe('cancelled');
  expect(order.events).toHaveLength(2);
});

test('goods that are picked up leave their store, once the order is delivered', async () => {
  const { db, supplier } = checkout.shop;
  const place = { supplierId: supplier.id, productId, storeId: checkout.storeId };
  await db.insert(storeStock).values({ ...place, quantity: 5_000 });
  const there = async () =>
    (await lockProductsAtStore(db, supplier.id, checkout.storeId, [productId])).get(productId);
  for (const to of ['packed', 'ready-for-pickup'] as const)
    await changeOrderStatus(checkout.shop, { number, to, reason: '' });
  expect(await there()).toBe(5_000);
  await changeOrderStatus(checkout.shop, { number, to: 'delivered', reason: '' });
  expect([await there(), await stock()]).toEqual([3_000, 3_000]);
});

test('goods that came back before they were picked up have never left their store', async () => {
  const { shop, storeId } = checkout;
  const { db, supplier } = shop;
  await db.insert(storeStock).values({ supplierId: supplier.id, productId, storeId, quantity: 5_000 });
  for (const to of ['packed', 'ready-for-pickup'] as const)
    await changeOrderStatus(shop, { number, to, reason: '' });
  const reserved = async () => (await reservedGoods(db, supplier.id, [productId])).get(productId);
  expect(await reserved()).toBe(2_000);
  const lines = [{ position: 0, quantity: thousandths(1_000), restocked: true }];
  const wanted = { key: newId(), version: 1, reason: 'desistiu de um', lines, withFee: false, amount: ZERO };
  expect(await recordReturn(await anAttendant(shop), number, wanted)).toMatchObject({ ok: true });
  expect([await reserved(), await stock()]).toEqual([1_000, 4_000]);
  await changeOrderStatus(shop, { number, to: 'delivered', reason: '' });
  const there = await lockProductsAtStore(db, supplier.id, storeId, [productId]);
  expect([there.get(productId), await stock()]).toEqual([4_000, 4_000]);
});
