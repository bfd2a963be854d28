import { beforeAll, expect, test } from 'vitest';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createDeliverySlot } from '#features/delivery/server/create-delivery-slot.ts';
import { putLists } from '#features/shopping-lists/server/put-lists.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { thousandths } from '#kernel/quantity.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { placed, setMadeAt, setStatusOf } from '../testing/placed.ts';
import { clientHome } from './client-home.ts';

const database = testDatabase();
const EMPTY = { bought: [], otherOrders: 0, lists: [] };
let checkout: Checkout;
let rice: string;
let beans: string;

beforeAll(async () => {
  checkout = await aCheckout(database.current);
  const { shop } = checkout;
  rice = await aProduct(shop, { sku: 'ARROZ' });
  beans = await aProduct(shop, { sku: 'FEIJAO' });
});

const homeOf = ({ shopper }: Checkout = checkout) => clientHome(shopper, { deliveryType: 'pickup' });
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);

test('of a client who has bought nothing there is nothing', async () => {
  expect(await homeOf()).toEqual(EMPTY);
});

test('what was bought comes with the quantity of its last purchase, the most often bought first', async () => {
  const { shopper } = checkout;
  const first = await placed(shopper, aDraft(checkout, { [beans]: 1, [rice]: 5 }));
  await setMadeAt(shopper, first, daysAgo(9));
  await setStatusOf(shopper, first, 'delivered');
  const second = await placed(shopper, aDraft(checkout, { [beans]: 3 }));
  await setMadeAt(shopper, second, daysAgo(5));
  await setStatusOf(shopper, second, 'delivered');
  const cancelled = await placed(shopper, aDraft(checkout, { [rice]: 9 }));
  await setStatusOf(shopper, cancelled, 'cancelled');

  const { bought, order } = await homeOf();
  expect(bought.map(({ product, quantity }) => [product.id, quantity])).toEqual([
    [beans, thousandths(3_000)],
    [rice, thousandths(5_000)],
  ]);
  expect(bought[0]?.product.offer).toBeDefined();
  expect(order).toBeUndefined();
});

test('the order that waits for its client goes before a newer one', async () => {
  const { shopper, pix } = checkout;
  const unpaid = await placed(shopper, aDraft(checkout, { [rice]: 1 }, { paymentMethodId: pix }));
  await setMadeAt(shopper, unpaid, daysAgo(1));
  const later = await placed(shopper, aDraft(checkout, { [beans]: 2 }));
  expect(await homeOf()).toMatchObject({
    order: { number: unpaid, status: 'received', next: 'payment', waitsForClient: true },
    otherOrders: 1,
  });
  await setStatusOf(shopper, unpaid, 'cancelled');
  expect(await homeOf()).toMatchObject({
    order: { number: later, next: 'picking', waitsForClient: false },
    otherOrders: 0,
  });
});

test('a linked user sees what they ordered themselves', async () => {
  const linked = {
    ...checkout.shopper.actor,
    capacity: 'linked',
    userId: (await aShopper(checkout.shop)).actor.userId,
  } as const;
  const theirs = { ...checkout.shopper, actor: linked };
  await placed(checkout.shopper, aDraft(checkout, { [rice]: 1 }));
  expect(await clientHome(theirs, {})).toEqual(EMPTY);
  const number = await placed(theirs, aDraft(checkout, { [beans]: 1 }));
  expect(await clientHome(theirs, {})).toMatchObject({
    order: { number },
    otherOrders: 0,
    bought: [{ product: { id: beans } }],
  });
});

test('the next time comes from the windows, at the address or at a store', async () => {
  const { shop, shopper, addressId } = checkout;
  const everyDay = Array.from({ length: 7 }, (_, weekday) => ({ weekday, startsAt: 600, endsAt: 720 }));
  for (const slot of everyDay)
    await createDeliverySlot(shop.db, shop.supplier.id, { ...slot, deliveryType: 'delivery' });
  const today = todayOf(shopper);
  expect((await clientHome(shopper, { deliveryType: 'delivery', addressId })).firstSlot).toMatchObject({
    type: 'delivery',
    startsAt: 600,
    today,
  });
  // Windows for delivery alone; and nothing is promised without a place.
  expect((await homeOf()).firstSlot).toBeUndefined();
  expect((await clientHome(shopper, { deliveryType: 'delivery' })).firstSlot).toBeUndefined();
});

test('lists with products', async () => {
  const { shop, shopper } = checkout;
  const { clientId } = shopper.actor;
  await putLists(shop.db, shop.supplier.id, [{ name: 'Do mês', goods: { ARROZ: 1000, FEIJAO: 2000 } }], {
    clientId,
    now: Date.now(),
  });
  await putLists(shop.db, shop.supplier.id, [{ name: 'Vazia', goods: {} }], { clientId, now: Date.now() });
  expect((await homeOf()).lists).toEqual([{ id: expect.any(String), name: 'Do mês', productCount: 2 }]);
});
