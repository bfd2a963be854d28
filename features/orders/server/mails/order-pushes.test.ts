/** Which of a client's browsers are notified of which step, and with which words. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addLinkedUser } from '#features/accounts/server/clients/add-linked-user.ts';
import { startSession } from '#features/accounts/server/sessions/start-session.ts';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { pushOutbox, pushSubscriptions } from '#features/notifications/server/push.tables.ts';
import { subscribe } from '#features/notifications/server/subscribe.ts';
import { newId } from '#platform/db/new-id.ts';
import { stubBrowser } from '#platform/push/testing/stub-push-service.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { ORDER_MAILS, ORDER_PUSH } from '../../domain/order-step.ts';
import { cancelOrder } from '../status/cancel-order.ts';
import { orderPaid } from '../status/order-hooks.ts';
import { submitOrder } from '../submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { moveThrough, price } from '../testing/at-the-shop.ts';
import { orderPushes } from './order-pushes.ts';

const database = testDatabase();
let checkout: Checkout;
let coffee: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  coffee = await aProduct(checkout.shop, { price: 1000, stock: 9000 });
});

async function submitted(shopper = checkout.shopper, more = {}, quantity = 2): Promise<number> {
  const answer = await submitOrder(shopper, {
    draft: aDraft(checkout, { [coffee]: quantity }, more),
    key: undefined,
  });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.number;
}

/** One browser of this user. */
async function subscribed(shopper: ShopperContext): Promise<void> {
  const { sessionId } = await startSession(shopper, { userId: shopper.actor.userId, device: 'Celular' });
  const { subscription } = stubBrowser(`/wpush/${newId()}`);
  const actor = { ...shopper.actor, sessionId };
  await subscribe({ ...shopper, actor }, subscription, { host: 'localhost', sessionSecret: 'x'.repeat(40) });
}

async function linkedUser(): Promise<ShopperContext> {
  const { db, actor } = checkout.shopper;
  const id = newId();
  const email = `${id}@exemplo.com.br`;
  await addLinkedUser(db, actor.clientId, { id, name: 'João', email, passwordHash: 'x' });
  return { ...checkout.shopper, actor: { ...actor, userId: id, name: 'João', capacity: 'linked' } };
}

const ofShop = () => eq(pushOutbox.supplierId, checkout.shop.supplier.id);

/** The queued notifications of the step: who is notified, and the words. Empties the outbox. */
async function notified() {
  const { db } = database.current;
  const rows = await db
    .select({ facts: pushOutbox.facts, kind: pushOutbox.kind, userId: pushSubscriptions.userId })
    .from(pushOutbox)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushOutbox.subscriptionId))
    .where(ofShop());
  await db.delete(pushOutbox).where(ofShop());
  const { id: supplierId } = checkout.shop.supplier;
  return Promise.all(
    rows.map(async ({ facts, kind, userId }) => ({
      userId,
      text: await orderPushes[kind]?.(db, { ...facts, supplierId }),
    })),
  );
}
const titles = async () => (await notified()).map(({ text }) => text?.title);

test('each step that the client waits for is one notification, with a link to the order', async () => {
  await subscribed(checkout.shopper);
  const number = await submitted(checkout.shopper, {
    deliveryType: 'delivery',
    storeId: undefined,
    addressId: checkout.addressId,
  });
  expect(await notified()).toEqual([]);
  await moveThrough(checkout.shop, number, 'picking');
  expect(await notified()).toEqual([]);
  await moveThrough(checkout.shop, number, 'awaiting-payment');
  expect(await titles()).toEqual([`Pedido ${number}: aguardando pagamento`]);
  await orderPaid(checkout.shop, number);
  expect(await titles()).toEqual([`Pedido ${number}: pagamento confirmado`]);
  await moveThrough(checkout.shop, number, 'out-for-delivery');
  const [left] = await notified();
  expect(left?.text).toEqual({
    title: `Pedido ${number} saiu para entrega`,
    body: 'Seu pedido está a caminho.',
    path: `/pedidos/${number}`,
    topic: `pedido-${number}`,
  });
  await moveThrough(checkout.shop, number, 'delivered');
  expect(await titles()).toEqual([`Pedido ${number} entregue`]);
});

test('nobody is notified without having asked for it, nor another client', async () => {
  await subscribed(await aShopper(checkout.shop));
  await moveThrough(checkout.shop, await submitted(), 'packed');
  expect(await notified()).toEqual([]);
});

test('the linked user who ordered and the main user are, but not who took the step', async () => {
  const linked = await linkedUser();
  const other = await linkedUser();
  for (const shopper of [checkout.shopper, linked, other]) await subscribed(shopper);
  const number = await submitted(linked);
  await moveThrough(checkout.shop, number, 'packed');
  const readers = (await notified()).map(({ userId }) => userId);
  expect(readers.sort()).toEqual([linked.actor.userId, checkout.shopper.actor.userId].sort());
  const second = await submitted(linked, {}, 3);
  await cancelOrder(checkout.shopper, second, 'mudei de ideia');
  expect((await notified()).map(({ userId }) => userId)).toEqual([linked.actor.userId]);
});

test('of an order that a representative submitted the main user is', async () => {
  await subscribed(checkout.shopper);
  const { actor } = checkout.shopper;
  const linked = await linkedUser();
  await subscribed(linked);
  const number = await submitted({ ...checkout.shopper, actor: { ...actor, capacity: 'representative' } });
  await moveThrough(checkout.shop, number, 'packed');
  expect((await notified()).map(({ userId }) => userId)).toEqual([actor.userId]);
});

test('what is picked up is never called delivered, and a quote never an order', async () => {
  await subscribed(checkout.shopper);
  const number = await submitted();
  for (const [to, words] of [
    ['packed', 'separado'],
    ['ready-for-pickup', 'pronto para retirada'],
    ['delivered', 'retirado'],
  ] as const) {
    await moveThrough(checkout.shop, number, to);
    expect(await titles()).toEqual([`Pedido ${number} ${words}`]);
  }
  checkout = await aCheckout(database.current, ['support-budget']);
  coffee = await aProduct(checkout.shop, { price: 1000 });
  await subscribed(checkout.shopper);
  const quote = await submitted();
  const attendant = await anAttendant(checkout.shop);
  await price(attendant, quote, { [coffee]: 850 });
  expect(await titles()).toEqual([`Orçamento ${quote}: os preços chegaram`]);
  await moveThrough(attendant, quote, 'cancelled');
  expect(await titles()).toEqual([`Orçamento ${quote} cancelado`]);
});

test('an order or a step that does not exist is written of no more', async () => {
  const number = await submitted();
  const { id: supplierId } = checkout.shop.supplier;
  const write = (facts: Record<string, string>) =>
    orderPushes[ORDER_PUSH]?.(database.current.db, { supplierId, number: String(number), ...facts });
  expect(await write({ step: 'ready', number: '1' })).toBeUndefined();
  expect(await write({ step: 'unknown' })).toBeUndefined();
  for (const step of ORDER_MAILS) {
    const text = await write({ step });
    // A notification may be read on a locked screen: it says nothing but the order's number and step.
    expect(text === undefined || !JSON.stringify(text).includes('Produto')).toBe(true);
  }
});
