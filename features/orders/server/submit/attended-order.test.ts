/** Orders from a cart that an attendant prepared. Spec 3, canalVenda; 6, attendant. */
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { loadCart } from '#features/cart/server/load-cart.ts';
import { prepareCart } from '#features/cart/server/prepare/prepare-cart.ts';
import { anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { unlockCart } from '#features/cart/server/unlock-cart.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { thousandths } from '#kernel/quantity.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orders } from '../store/orders.tables.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { submitOrder } from './submit-order.ts';

const database = testDatabase();
let checkout: Checkout;
let tile: string;
let glue: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  tile = await aProduct(checkout.shop, { price: 1000 });
  glue = await aProduct(checkout.shop, { price: 300 });
  const lines = [
    { productId: tile, quantity: thousandths(4000), giftWrap: false },
    { productId: glue, quantity: thousandths(1000), giftWrap: false },
  ];
  const attendant = await anAttendant(checkout.shop);
  const { clientId } = checkout.shopper.actor;
  const expiresAt = checkout.shop.now + 1000;
  const done = await prepareCart(attendant, clientId, { lines, reason: '', expiresAt });
  expect(done.ok).toBe(true);
});

const submit = (units: Readonly<Record<string, number>>) =>
  submitOrder(checkout.shopper, { draft: aDraft(checkout, units), key: undefined });

async function channelOf(number: number): Promise<string | undefined> {
  const { db, supplier } = checkout.shop;
  const [row] = await db
    .select({ channel: orders.channel })
    .from(orders)
    .where(and(eq(orders.supplierId, supplier.id), eq(orders.number, number)));
  return row?.channel;
}

test('sent as it was prepared it is of channel MANUAL, and the cart is open and empty again', async () => {
  const placed = await submit({ [glue]: 1, [tile]: 4 });
  if (!placed.ok) throw new Error(placed.refusal.code);
  expect(await channelOf(placed.value.number)).toBe('MANUAL');
  const cart = await loadCart(checkout.shopper, {});
  expect(cart.lines).toEqual([]);
  expect(cart).not.toHaveProperty('lock');
});

test.each([
  ['with less', (): Record<string, number> => ({ [tile]: 3, [glue]: 1 })],
  ['without a line', (): Record<string, number> => ({ [tile]: 4 })],
  ['with more', (): Record<string, number> => ({ [tile]: 4, [glue]: 2 })],
])('%s it is not written, and the cart stays as it was', async (_, units) => {
  expect(await submit(units())).toEqual({ ok: false, refusal: { code: 'cart-locked' } });
  expect(await loadCart(checkout.shopper, {})).toMatchObject({ lock: {}, lines: [{}, {}] });
});

test('once its client took the cart back, any of it may be ordered, of channel WEB', async () => {
  await unlockCart(checkout.shopper, {});
  const placed = await submit({ [tile]: 3 });
  if (!placed.ok) throw new Error(placed.refusal.code);
  expect(await channelOf(placed.value.number)).toBe('WEB');
});
