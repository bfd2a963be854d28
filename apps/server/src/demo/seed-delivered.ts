/** Creates orders that were delivered days ago: paid, invoiced, and one of them rated. */
import { customerToActFor } from '#features/accounts/server/clients/customers-page.store.ts';
import { staffByEmail } from '#features/accounts/server/staff/staff.store.ts';
import { addressesOf } from '#features/addresses/server/addresses-of.ts';
import { productsByCodes } from '#features/catalog/server/products/codes.store.ts';
import { attachNfe } from '#features/invoices/server/attach-nfe.ts';
import { isQuote, type OrderStatus } from '#features/orders/domain/order-status.ts';
import { acceptQuote } from '#features/orders/server/quotes/accept-quote.ts';
import { priceQuote } from '#features/orders/server/quotes/price-quote.ts';
import { rateOrder } from '#features/orders/server/ratings/rate-order.ts';
import { getOrder } from '#features/orders/server/read/get-order.ts';
import { listOrders } from '#features/orders/server/read/list-orders.ts';
import { changeOrderStatus } from '#features/orders/server/status/change-order-status.ts';
import { orderHooks } from '#features/orders/server/status/order-hooks.ts';
import { submitOrder } from '#features/orders/server/submit/submit-order.ts';
import { paidOnDelivery } from '#features/payments/domain/payment-method.ts';
import { lockOrderCharges } from '#features/payments/server/charges/locked-charges.ts';
import { paidToShop } from '#features/payments/server/charges/paid-to-shop.ts';
import { paymentMethodsOf } from '#features/payments/server/methods/list-payment-methods.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import { thousandths } from '#kernel/quantity.ts';
import { type Staff, VISITOR } from '#kernel/scope.ts';
import { instantAt } from '#kernel/time/time-zone.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { demoNfe } from './demo-nfe.ts';
import { buyerOf, type DemoBuyer } from './seed-buyer-context.ts';
import type { DemoDelivered } from './world/delivered.ts';

const A_DAY = 24 * 60 * 60_000;
const QUOTE_DAYS = 7;
const TO_CLIENT: readonly OrderStatus[] = ['picking', 'packed', 'out-for-delivery', 'delivered'];

type Attendant = Context & { readonly actor: Staff };

/** Skips clients who have such an order already. */
export async function seedDelivered(database: Database, wanted: readonly DemoDelivered[]): Promise<void> {
  for (const one of wanted) {
    const at = Date.now() - one.daysAgo * A_DAY;
    const client = await buyerOf(database, one.supplier, one.client, at);
    const buyer = client && (await orderedBy(client, one));
    if (buyer === undefined) continue;
    const before = await listOrders(buyer, { page: 1, filter: { text: one.customerOrderNumber } });
    if (before.ok && before.value.orders.length > 0) continue;
    const attendant = await attendantOf(buyer, one.staff);
    const number = attendant && (await place(buyer, one));
    if (attendant === undefined || number === undefined) continue;
    await agreeOnQuote(buyer, attendant, number);
    const arrived = await deliver(buyer, number);
    await invoice(buyer, attendant, number, one);
    if (one.rating !== undefined) await rateOrder({ ...buyer, now: arrived + A_DAY }, number, one.rating);
  }
}

/** The client, or the representative who orders for them. */
async function orderedBy(client: DemoBuyer, { supplier, representative }: DemoDelivered): Promise<DemoBuyer> {
  if (representative === undefined) return client;
  const person = await buyerOf(client.database, supplier, representative, client.now);
  if (person === undefined) return client;
  const { userId, name } = person.actor;
  return { ...client, actor: { ...client.actor, capacity: 'representative', userId, name } };
}

/** Undefined where the shop's staff changed something that the order needs. */
async function place(
  buyer: DemoBuyer,
  { goods, customerOrderNumber }: DemoDelivered,
): Promise<number | undefined> {
  const products = await productsByCodes(buyer.db, buyer.supplier.id, Object.keys(goods));
  const method = (await paymentMethodsOf(buyer)).find(({ kind }) => paidOnDelivery(kind));
  const address = (await addressesOf(buyer)).find(({ primary }) => primary);
  if (method === undefined || address === undefined) return undefined;
  const lines = Object.entries(goods).flatMap(([sku, quantity]) => {
    const productId = products.get(sku);
    return productId === undefined ? [] : [{ productId, quantity: thousandths(quantity), giftWrap: false }];
  });
  const placed = await submitOrder(buyer, {
    key: undefined,
    draft: {
      lines,
      deliveryType: 'delivery',
      addressId: address.id,
      paymentMethodId: method.id,
      note: '',
      customerOrderNumber,
      adult: true,
    },
  });
  return placed.ok ? placed.value.number : undefined;
}

/** Undefined where the person no longer works at the shop. */
async function attendantOf(buyer: DemoBuyer, email: string): Promise<Attendant | undefined> {
  const person = await staffByEmail(buyer.db, email);
  if (person === undefined) return undefined;
  const { id: staffId, name } = person;
  return { ...buyer, actor: { kind: 'staff', sessionId: '', staffId, name, standing: 'owner' } };
}

/** For shops that answer with a quote: prices it as requested and accepts it. */
async function agreeOnQuote(buyer: DemoBuyer, attendant: Attendant, number: number): Promise<void> {
  const order = await getOrder(buyer, number);
  if (!order.ok || !isQuote(order.value.status)) return;
  await priceQuote(attendant, number, { prices: new Map(), message: '', days: QUOTE_DAYS });
  await acceptQuote(buyer, { number, version: 1, withoutSlot: true });
}

/**
 * Moves the order step by step into its delivery window, paid on delivery. Resolves to the time of arrival (epoch
 * milliseconds).
 */
async function deliver(buyer: DemoBuyer, number: number): Promise<number> {
  const shop: Context = { ...buyer, actor: VISITOR };
  const arrived = await arrivalOf(buyer, number);
  const step = (arrived - buyer.now) / TO_CLIENT.length;
  for (const [place, to] of TO_CLIENT.entries()) {
    await changeOrderStatus({ ...shop, now: buyer.now + step * (place + 1) }, { number, to, reason: '' });
  }
  await inTransaction({ ...shop, now: arrived }, async (inside) => {
    const { all } = await lockOrderCharges(inside, orderHooks, number);
    const [charge] = all;
    if (charge !== undefined) await paidToShop(inside, orderHooks, charge, all);
  });
  return arrived;
}

/** One hour into the delivery window; the next day where there is none. */
async function arrivalOf(buyer: DemoBuyer, number: number): Promise<number> {
  const order = await getOrder(buyer, number);
  const slot = order.ok ? order.value.delivery.slot : undefined;
  if (slot === undefined) return buyer.now + A_DAY;
  return instantAt({ date: slot.date, minutes: slot.startsAt + 60 }, timeZoneOf(buyer.supplier));
}

async function invoice(
  buyer: DemoBuyer,
  attendant: Attendant,
  number: number,
  { invoice }: DemoDelivered,
): Promise<void> {
  const { db, supplier, actor, now } = buyer;
  const order = await getOrder(buyer, number);
  const client = await customerToActFor(db, supplier.id, actor.clientId);
  if (!order.ok || client?.document == null) return;
  const { footer } = await shopOf(buyer);
  const xml = demoNfe({
    number: invoice,
    order: order.value,
    seller: footer,
    buyer: { name: client.clientName, document: client.document },
    now,
  });
  await attachNfe(attendant, number, Buffer.from(xml));
}
