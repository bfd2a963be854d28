/** A window takes no more orders than its limit, under concurrency. Reliability T02, T15. */

import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createDeliverySlot } from '#features/delivery/server/create-delivery-slot.ts';
import { deliverySlots, slotDays } from '#features/delivery/server/delivery.tables.ts';
import { deliveryOptions } from '#features/delivery/server/delivery-options.ts';
import { stores } from '#features/suppliers/server/supplier-details.tables.ts';
import { defined } from '#kernel/defined.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { changeOrderStatus } from '../status/change-order-status.ts';
import { lockOrder } from '../store/orders.store.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { submitOrder } from './submit-order.ts';

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
  const window = { deliveryType: 'pickup', weekday: 6 } as const;
  const { db, supplier } = shop;
  await createDeliverySlot(db, supplier.id, { ...window, startsAt: 480, endsAt: 720, capacity: 5 });
  await createDeliverySlot(db, supplier.id, { ...window, startsAt: 780, endsAt: 1080 });
  const rows = await db.select().from(deliverySlots).where(eq(deliverySlots.supplierId, supplier.id));
  limitedId = rows.find(({ capacity }) => capacity === 5)?.id ?? '';
  freeId = rows.find(({ capacity }) => capacity === null)?.id ?? '';
});

const taken = async (storeId = checkout.storeId): Promise<number | undefined> => {
  const { db, supplier } = shop;
  const ofSlot = and(
    eq(slotDays.supplierId, supplier.id),
    eq(slotDays.slotId, limitedId),
    eq(slotDays.storeId, storeId),
  );
  return (await db.select().from(slotDays).where(ofSlot))[0]?.taken;
};
const left = async (storeId = checkout.storeId): Promise<number | undefined> => {
  const options = await deliveryOptions(shop, { type: 'pickup' });
  const option = options.ok ? options.value.find(({ id }) => id === storeId) : undefined;
  return option?.slots.find(({ slotId }) => slotId === limitedId)?.left;
};
const order = async (slot: OrderDraft['slot'] | string, more: Partial<OrderDraft> = {}) => {
  const shopper = { ...(await aShopper(checkout.shop)), now: NOW };
  const named = typeof slot === 'string' ? { slotId: slot, date: SATURDAY } : slot;
  const draft = aDraft(checkout, { [product]: 1 }, { ...defined({ slot: named }), ...more });
  return submitOrder(shopper, { draft, key: undefined });
};

describe('a window with five places', () => {
  const numbers: number[] = [];

  test('gets five of forty orders that come at the same moment, and the others get that it is full', async () => {
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
    const cancel = () => changeOrderStatus(shop, { number, to: 'cancelled', reason: '' });
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

  test('is stored with the order as it was agreed, not with what was left of it', async () => {
    const [, number = 0] = numbers;
    const row = await lockOrder(shop.db, shop.supplier.id, number);
    expect(row?.delivery).toMatchObject({ limited: true });
    const { storeId } = checkout;
    const slot = { slotId: limitedId, date: SATURDAY, startsAt: 480, endsAt: 720, storeId };
    expect(row?.delivery.slot).toEqual(slot);
  });
});

describe('each store hands out by itself', () => {
  const other = newId();
  beforeAll(async () => {
    const place = { name: 'Loja do bairro', addressText: 'Rua Dois, 2', latitude: -23.6, longitude: -46.7 };
    await shop.db.insert(stores).values({ supplierId: shop.supplier.id, id: other, ...place });
  });

  test('where one is full another one is not, and gets its own place back', async () => {
    const [here, there] = [await left(), await left(other)];
    expect([here, there]).toEqual([0, 6]);
    expect((await order(limitedId)).ok).toBe(false);
    const placed = await order(limitedId, { storeId: other });
    if (!placed.ok) throw new Error(placed.refusal.code);
    expect([await taken(), await taken(other), await left(other)]).toEqual([6, 1, 5]);
    await changeOrderStatus(shop, { number: placed.value.number, to: 'cancelled', reason: '' });
    expect([await taken(), await taken(other)]).toEqual([6, 0]);
  });

  test('and takes no more than it takes under many at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => order(limitedId, { storeId: other })),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(6);
    expect(await taken(other)).toBe(6);
  });
});

describe('a day without its window', () => {
  const slotOf = async (number: number) =>
    (await lockOrder(shop.db, shop.supplier.id, number))?.delivery.slot;

  test('is its first window that is not full', async () => {
    const placed = await order({ date: SATURDAY });
    if (!placed.ok) throw new Error(placed.refusal.code);
    expect(await slotOf(placed.value.number)).toMatchObject({ slotId: freeId, date: SATURDAY });
  });

  test('is refused where it has none, never another day', async () => {
    const refusal = { code: 'slot-not-offered' };
    expect(await order({ date: '2025-11-23' })).toEqual({ ok: false, refusal });
    expect(await order({ date: 'amanhã' })).toEqual({ ok: false, refusal });
  });
});

test('an order without a limit claims nothing, and gives nothing back', async () => {
  const before = await taken();
  const placed = await order(freeId);
  if (!placed.ok) throw new Error('the window is free');
  await changeOrderStatus(shop, { number: placed.value.number, to: 'cancelled', reason: '' });
  expect(await taken()).toBe(before);
});
