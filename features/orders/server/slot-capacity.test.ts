/** A window takes as many orders as it takes, whoever is fastest. Reliability T02, T15. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { deliverySlots, slotDays } from '#features/delivery/server/delivery.tables.ts';
import { createDeliverySlot, deliveryOptions } from '#features/delivery/server/public.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { lockOrder } from './orders.store.ts';
import { submitOrder } from './submit-order.ts';
import { aCheckout, aDraft, type Checkout } from './testing/a-checkout.ts';

const database = testDatabase();
/** A Friday, 9:00 in São Paulo. */
const NOW = Date.UTC(2025, 10, 21, 12);
const SATURDAY = '2025-11-22';

let checkout: Checkout;
let shop: Context;
let product: string;
let limitedId: string;
let freeId: string;

beforeAll(async () => {
  checkout = await aCheckout(database.current);
  shop = { ...checkout.shop, now: NOW };
  product = await aProduct(shop, { price: 1000 });
  const window = { deliveryType: 'RETIRADA', weekday: 6 } as const;
  const { db, supplier } = shop;
  await createDeliverySlot(db, supplier.id, { ...window, startsAt: 480, endsAt: 720, capacity: 5 });
  await createDeliverySlot(db, supplier.id, { ...window, startsAt: 780, endsAt: 1080 });
  const rows = await db.select().from(deliverySlots).where(eq(deliverySlots.supplierId, supplier.id));
  limitedId = rows.find(({ capacity }) => capacity === 5)?.id ?? '';
  freeId = rows.find(({ capacity }) => capacity === null)?.id ?? '';
});

const taken = async (): Promise<number | undefined> => {
  const { db, supplier } = shop;
  const ofSlot = and(eq(slotDays.supplierId, supplier.id), eq(slotDays.slotId, limitedId));
  return (await db.select().from(slotDays).where(ofSlot))[0]?.taken;
};
const left = async (): Promise<number | undefined> => {
  const options = await deliveryOptions(shop, { type: 'RETIRADA' });
  return options.ok ? options.value[0]?.slots.find(({ slotId }) => slotId === limitedId)?.left : undefined;
};
const order = async (slotId: string, date = SATURDAY) => {
  const shopper = { ...(await aShopper(checkout.shop)), now: NOW };
  const draft = aDraft(checkout, { [product]: 1 }, { slot: { slotId, date } });
  return submitOrder(shopper, { draft, key: undefined });
};

describe('a window with five places', () => {
  const numbers: number[] = [];

  test('gets five of forty orders that come at the same moment, and the others hear that it is full', async () => {
    expect(await left()).toBe(5);
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => order(limitedId)));
    for (const outcome of outcomes) {
      if (outcome.ok) numbers.push(outcome.value.number);
      else expect(outcome.refusal.code).toBe('slot-not-offered');
    }
    expect(numbers).toHaveLength(5);
    expect([await taken(), await left()]).toEqual([5, 0]);
  });

  test('is full for who comes later, while the one without a limit is not', async () => {
    expect(await order(limitedId)).toEqual({ ok: false, refusal: { code: 'slot-not-offered' } });
    expect((await order(freeId)).ok).toBe(true);
    expect(await taken()).toBe(5);
  });

  test('gets one place back with an order that is cancelled, once', async () => {
    const [number = 0] = numbers;
    const cancel = () => changeOrderStatus(shop, { number, to: 'CANCELADO', reason: '' });
    expect((await cancel()).ok).toBe(true);
    expect((await cancel()).ok).toBe(false);
    expect([await taken(), await left()]).toEqual([4, 1]);
    expect((await order(limitedId)).ok).toBe(true);
    expect((await order(limitedId)).ok).toBe(false);
  });

  test('takes no more than the shop allows now, and holds who was there', async () => {
    const { db, supplier } = shop;
    const itself = and(eq(deliverySlots.supplierId, supplier.id), eq(deliverySlots.id, limitedId));
    await db.update(deliverySlots).set({ capacity: 2 }).where(itself);
    expect([await left(), (await order(limitedId)).ok]).toEqual([0, false]);
    await db.update(deliverySlots).set({ capacity: 6 }).where(itself);
    expect([await left(), (await order(limitedId)).ok, await taken()]).toEqual([1, true, 6]);
  });

  test('is kept with the order as it was agreed, not with what was left of it', async () => {
    const [, number = 0] = numbers;
    const row = await lockOrder(shop.db, shop.supplier.id, number);
    expect(row?.delivery).toMatchObject({ limited: true });
    expect(row?.delivery.slot).toEqual({ slotId: limitedId, date: SATURDAY, startsAt: 480, endsAt: 720 });
  });
});

test('an order without a limit claims nothing, and gives nothing back', async () => {
  const before = await taken();
  const placed = await order(freeId);
  if (!placed.ok) throw new Error('the window is free');
  await changeOrderStatus(shop, { number: placed.value.number, to: 'CANCELADO', reason: '' });
  expect(await taken()).toBe(before);
});
