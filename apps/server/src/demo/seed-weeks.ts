/** Creates the orders of past weeks by the same use cases that shop and client call, with a clock of their time. */
import { staffByEmail } from '#features/accounts/server/staff/staff.store.ts';
import { addressesOf } from '#features/addresses/server/addresses-of.ts';
import { productsByCodes } from '#features/catalog/server/products/codes.store.ts';
import { priceReturn } from '#features/orders/domain/returns/return-value.ts';
import { asAttendant } from '#features/orders/server/attended/as-attendant.ts';
import { auditsAttendant } from '#features/orders/server/attended/make-attended-order.ts';
import { noteOrder } from '#features/orders/server/notes/order-notes.ts';
import { getOrder } from '#features/orders/server/read/get-order.ts';
import { listOrders } from '#features/orders/server/read/list-orders.ts';
import { getShopOrder } from '#features/orders/server/read/shop-orders.ts';
import { recordReturn } from '#features/orders/server/returns/record-return.ts';
import { changeOrderStatus } from '#features/orders/server/status/change-order-status.ts';
import { orderHooks } from '#features/orders/server/status/order-hooks.ts';
import { submitOrder } from '#features/orders/server/submit/submit-order.ts';
import { paidOnDelivery } from '#features/payments/domain/payment-method.ts';
import { lockOrderCharges } from '#features/payments/server/charges/locked-charges.ts';
import { paidToShop } from '#features/payments/server/charges/paid-to-shop.ts';
import { refundByHand } from '#features/payments/server/charges/refund-by-hand.ts';
import { paymentMethodsOf } from '#features/payments/server/methods/list-payment-methods.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { storesOf } from '#features/suppliers/server/choices-of.ts';
import { defined } from '#kernel/defined.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { type Staff, VISITOR } from '#kernel/scope.ts';
import { instantAt } from '#kernel/time/time-zone.ts';
import { type CustomerContext, inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { buyerOf, type DemoBuyer } from './seed-buyer-context.ts';
import type { DemoWeekOrder } from './world/weeks.ts';

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;

/** Skips what is there already: the first order of each shop says so. */
export async function seedWeeks(
  database: Database,
  wanted: readonly DemoWeekOrder[],
  attendedBy: string,
): Promise<void> {
  const person = await staffByEmail(database.db, attendedBy);
  const [first] = wanted;
  if (person === undefined || first === undefined) return;
  const probe = await buyerOf(database, first.supplier, first.client, Date.now());
  const text = first.customerOrderNumber;
  const before = probe && (await listOrders(probe, { page: 1, filter: { text } }));
  if (before?.ok !== true || before.value.orders.length > 0) return;
  const attendant: Staff = {
    kind: 'staff',
    sessionId: '',
    staffId: person.id,
    name: person.name,
    standing: 'owner',
  };
  for (const one of wanted) {
    const buyer = await buyerOf(database, one.supplier, one.client, Date.now() - one.hoursAgo * AN_HOUR);
    const maker =
      buyer &&
      (one.byPhone ? await asAttendant({ ...buyer, actor: attendant }, buyer.actor.clientId) : buyer);
    const number = maker && (await place(maker, one));
    if (buyer !== undefined && number !== undefined) await handle(buyer, attendant, number, one);
  }
}

/** Undefined where the shop's staff changed something that the order needs. */
async function place(buyer: CustomerContext, one: DemoWeekOrder): Promise<number | undefined> {
  const products = await productsByCodes(buyer.db, buyer.supplier.id, Object.keys(one.goods));
  const deliveryType = one.minutesLate === undefined ? 'pickup' : 'delivery';
  const method = (await paymentMethodsOf(buyer)).find(
    ({ kind, deliveryTypes }) => paidOnDelivery(kind) && deliveryTypes.includes(deliveryType),
  );
  const [store] = await storesOf(buyer);
  const address = (await addressesOf(buyer)).find(({ primary }) => primary);
  if (method === undefined || store === undefined) return undefined;
  if (deliveryType === 'delivery' && address === undefined) return undefined;
  const lines = Object.entries(one.goods).flatMap(([sku, quantity]) => {
    const productId = products.get(sku);
    return productId === undefined ? [] : [{ productId, quantity: thousandths(quantity), giftWrap: false }];
  });
  const placed = await submitOrder(buyer, {
    key: undefined,
    also: [auditsAttendant],
    draft: {
      lines,
      ...(deliveryType === 'pickup'
        ? { deliveryType, storeId: store.id }
        : { deliveryType, ...defined({ addressId: address?.id }) }),
      paymentMethodId: method.id,
      note: '',
      customerOrderNumber: one.customerOrderNumber,
      adult: true,
    },
  });
  return placed.ok ? placed.value.number : undefined;
}

/** Each step an hour after the one before, or on the way to the window; the shop is paid when it hands the goods over. */
async function handle(
  buyer: DemoBuyer,
  attendant: Staff,
  number: number,
  { passed, reason = '', note, returned, hoursAgo, minutesLate }: DemoWeekOrder,
): Promise<void> {
  const arrival = minutesLate === undefined ? undefined : await windowEnd(buyer, number);
  const step =
    arrival === undefined || minutesLate === undefined
      ? Math.min(AN_HOUR, (hoursAgo * AN_HOUR) / (passed.length + 1))
      : (arrival + minutesLate * A_MINUTE - buyer.now) / passed.length;
  let { now } = buyer;
  for (const to of passed) {
    now += step;
    if (now > Date.now()) return;
    await changeOrderStatus({ ...buyer, actor: attendant, now }, { number, to, reason });
  }
  if (note !== undefined) await noteOrder({ ...buyer, actor: attendant, now }, number, note);
  if (passed.at(-1) !== 'delivered') return;
  await inTransaction({ ...buyer, actor: VISITOR, now }, async (inside) => {
    const { all } = await lockOrderCharges(inside, orderHooks, number);
    const [charge] = all;
    if (charge !== undefined) await paidToShop(inside, orderHooks, charge, all);
  });
  if (returned !== undefined)
    await comeBack({ ...buyer, actor: attendant, now: now + step }, number, returned);
}

/** One of the first product comes back, and the shop gives its money back. */
async function comeBack(context: StaffContext, number: number, reason: string): Promise<void> {
  const order = await getShopOrder(context, number);
  const wish = { lines: [{ position: 0, quantity: ONE, restocked: false }], withFee: false };
  const priced = order?.payment && priceReturn(order, order.payment, wish);
  if (priced?.ok !== true) return;
  const amount = priced.value.most;
  await recordReturn(context, number, { ...wish, key: newId(), version: 1, reason, amount });
  await inTransaction(context, async (inside) => {
    const { all } = await lockOrderCharges(inside, orderHooks, number);
    const owed = all.find(({ operation }) => operation === 'refund');
    if (owed !== undefined) await refundByHand(inside, orderHooks, owed, amount);
  });
}

/** When the promised window closes; undefined without one. */
async function windowEnd(buyer: DemoBuyer, number: number): Promise<number | undefined> {
  const order = await getOrder(buyer, number);
  const slot = order.ok ? order.value.delivery.slot : undefined;
  return slot && instantAt({ date: slot.date, minutes: slot.endsAt }, timeZoneOf(buyer.supplier));
}
