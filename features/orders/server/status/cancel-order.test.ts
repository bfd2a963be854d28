/** Orders cancelled by their clients. Design 4: cancelled until it has left; reliability I3, I12. */
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import { getOrder } from '../read/get-order.ts';
import { submitOrder } from '../submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { moveThrough } from '../testing/at-the-shop.ts';
import { auditOrders } from '../testing/audit.ts';
import { cancelOrder } from './cancel-order.ts';

const database = testDatabase();
let checkout: Checkout;
let coffee: string;
let number: number;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  coffee = await aProduct(checkout.shop, { stock: 5000 });
  const draft = aDraft(checkout, { [coffee]: 2 });
  const answer = await submitOrder(checkout.shopper, { draft, key: undefined });
  if (!answer.ok) throw new Error(answer.refusal.code);
  number = answer.value.number;
});
afterEach(() => auditOrders(checkout.shop));

const stock = async () => {
  const [row] = await database.current.db
    .select({ quantity: stockLevels.quantity })
    .from(stockLevels)
    .where(and(eq(stockLevels.supplierId, checkout.shop.supplier.id), eq(stockLevels.productId, coffee)));
  return row?.quantity;
};
const order = async () => {
  const found = await getOrder(checkout.shopper, number);
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
};

test.each<readonly [OrderStatus, readonly OrderStatus[]]>([
  ['received', []],
  ['picking', ['picking']],
  ['awaiting-payment', ['awaiting-payment']],
  ['packed', ['packed']],
])('from %s the client may, and everything goes back', async (_, moves) => {
  await moveThrough(checkout.shop, number, ...moves);
  expect(await cancelOrder(checkout.shopper, number, ' comprei errado ')).toMatchObject({ ok: true });
  const { status, events, charge } = await order();
  expect(status).toBe('cancelled');
  expect(events.at(-1)).toMatchObject({ side: 'client', reason: 'comprei errado' });
  expect(charge?.status).toBe('cancelled');
  expect(await stock()).toBe(5000);
});

test.each<readonly [string, readonly OrderStatus[]]>([
  ['ready for pickup', ['packed', 'ready-for-pickup']],
  ['handed over', ['packed', 'ready-for-pickup', 'delivered']],
])('once it is %s they may not, and nothing changes', async (_, moves) => {
  await moveThrough(checkout.shop, number, ...moves);
  expect(await cancelOrder(checkout.shopper, number, 'tarde')).toMatchObject({
    refusal: { code: 'left-already' },
  });
  expect((await order()).status).toBe(moves.at(-1));
  expect(await stock()).toBe(3000);
});

test('however often it is pressed, the stock comes back once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => cancelOrder(checkout.shopper, number, 'desisti')),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await stock()).toBe(5000);
  expect((await order()).events).toHaveLength(2);
});

test('while the shop hands it over, one of the two holds', async () => {
  await moveThrough(checkout.shop, number, 'packed');
  const [cancelled, left] = await Promise.allSettled([
    cancelOrder(checkout.shopper, number, 'desisti'),
    moveThrough(checkout.shop, number, 'ready-for-pickup'),
  ]);
  const gaveUp = cancelled.status === 'fulfilled' && cancelled.value.ok;
  expect(gaveUp).toBe(left.status === 'rejected');
  expect(await stock()).toBe(gaveUp ? 5000 : 3000);
});

test('a reason of blanks is none', async () => {
  expect(await cancelOrder(checkout.shopper, number, '   ')).toMatchObject({
    refusal: { code: 'reason-missing' },
  });
  expect((await order()).status).toBe('received');
});

test('another client’s order is an absent one, and so is for a linked user what another issued', async () => {
  const other = await aShopper(checkout.shop);
  const linked = {
    ...checkout.shopper,
    actor: { ...checkout.shopper.actor, userId: other.actor.userId, capacity: 'linked' as const },
  };
  for (const who of [other, linked]) {
    expect(await cancelOrder(who, number, 'meu')).toMatchObject({ refusal: { code: 'order-not-found' } });
  }
  expect((await order()).status).toBe('received');
});
