/** A client's calls on quotes and orders. Spec 4, order statuses; decisions 017 and 018. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createDeliverySlot } from '#features/delivery/server/create-delivery-slot.ts';
import { deliveryAreas, deliverySlots } from '#features/delivery/server/delivery.tables.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { openPaymentGateways } from '#features/payments/server/providers/open-payment-gateways.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { orderHooks } from '../status/order-hooks.ts';
import { submitOrder } from '../submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { price } from '../testing/at-the-shop.ts';
import { auditOrders } from '../testing/audit.ts';
import { ownOrdersRoutes } from './own-orders.routes.ts';
import { payOrdersRoutes } from './pay-orders.routes.ts';

const database = testDatabase();
/** A Friday, 9:00 in São Paulo. */
const NOW = Date.UTC(2026, 10, 20, 12);
const SATURDAY = '2026-11-21';
const ACCEPTED = 'sbx_accepted_visa_0010_0123456789abcdef';

let checkout: Checkout;
let who: Context;
let app: FastifyInstance;
let gateways: PaymentGateways;
let coffee: string;
/** Whether the last call was allowed to take long. */
let tookLong: boolean | undefined;

beforeEach(async () => {
  checkout = await aCheckout(database.current, ['support-budget']);
  who = { ...checkout.shopper, now: NOW };
  coffee = await aProduct(checkout.shop, { name: 'Café', price: 1000, stock: 5000 });
  gateways ??= openPaymentGateways({
    sessionSecret: 's'.repeat(32),
    publicUrl: 'http://loja.test',
    sandbox: true,
    orders: orderHooks,
    log: { warn: (facts: object) => expect(facts).toBeUndefined() },
  });
  app ??= await appOf(
    (every) => {
      ownOrdersRoutes(every, gateways);
      payOrdersRoutes(every, gateways);
      every.addHook('onResponse', async (_, reply) => {
        tookLong = reply.mayTakeLong;
      });
    },
    () => who,
  );
});
afterAll(() => app.close());

/** A quote that was requested and priced at R$ 8,50. */
async function aPricedQuote(more: Partial<OrderDraft> = {}): Promise<number> {
  const draft = aDraft(checkout, { [coffee]: 2 }, more);
  const placed = await submitOrder({ ...checkout.shopper, now: NOW }, { draft, key: undefined });
  if (!placed.ok) throw new Error(placed.refusal.code);
  await price({ ...(await anAttendant(checkout.shop)), now: NOW }, placed.value.number, { [coffee]: 850 });
  return placed.value.number;
}

async function request(method: 'POST' | 'PUT', url: string, payload: object) {
  const answer = await app.inject({ method, url, payload });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}
const acceptance = (number: number, more = {}) =>
  request('POST', `/v4/orders/${checkout.shop.supplier.id}/order/${number}/orcamento/aceitar`, {
    versao: 1,
    ...more,
  });
const stock = async () =>
  (
    await database.current.db
      .select({ quantity: stockLevels.quantity })
      .from(stockLevels)
      .where(and(eq(stockLevels.supplierId, checkout.shop.supplier.id), eq(stockLevels.productId, coffee)))
  )[0]?.quantity;

describe('a quote whose window has gone', () => {
  const withWindow = async () => {
    const { db, supplier } = checkout.shop;
    const window = { deliveryType: 'pickup', weekday: 6, startsAt: 480, endsAt: 720 } as const;
    await createDeliverySlot(db, supplier.id, { ...window, capacity: 1 });
    const [slot] = await db.select().from(deliverySlots).where(eq(deliverySlots.supplierId, supplier.id));
    return aPricedQuote({ slot: { slotId: slot?.id ?? '', date: SATURDAY } });
  };
  const takeAway = () =>
    database.current.db.delete(deliverySlots).where(eq(deliverySlots.supplierId, checkout.shop.supplier.id));

  test('is not accepted in silence: its client is notified, and nothing is taken', async () => {
    const number = await withWindow();
    await takeAway();
    const { status, body } = await acceptance(number);
    expect([status, body.code]).toEqual([409, 'slot-not-offered']);
    expect(body.message).toContain('aceitar e combinar outro');
    expect(await stock()).toBe(5000);
  });

  test('is accepted without it when its client says so, and says nothing of a window any more', async () => {
    const number = await withWindow();
    await takeAway();
    const { status, body } = await acceptance(number, { semAgendamento: true });
    expect([status, body.status]).toEqual([200, 'ENVIADO']);
    expect(JSON.stringify(body.entrega)).not.toContain(SATURDAY);
    expect(await stock()).toBe(3000);
    expect(await auditOrders(checkout.shop)).toBe(1);
  });

  test('keeps it where the shop’s price is below the minimum of delivery: it has agreed to that', async () => {
    const { shop, addressId } = checkout;
    await shop.db
      .update(deliveryAreas)
      .set({ minimumOrder: 2_000 })
      .where(eq(deliveryAreas.supplierId, shop.supplier.id));
    const window = { deliveryType: 'delivery', weekday: 6, startsAt: 480, endsAt: 720 } as const;
    await createDeliverySlot(shop.db, shop.supplier.id, window);
    const number = await aPricedQuote({ deliveryType: 'delivery', addressId, slot: { date: SATURDAY } });
    const { status, body } = await acceptance(number);
    expect([status, body.subtotal]).toEqual([200, 17]);
    expect(JSON.stringify(body.entrega)).toContain(SATURDAY);
  });

  test('keeps the window that is still there, whatever its client would do without', async () => {
    const number = await withWindow();
    const { body } = await acceptance(number, { semAgendamento: true });
    expect(JSON.stringify(body.entrega)).toContain(SATURDAY);
  });
});

describe('a quote that is to be paid by card', () => {
  const aCard = () => {
    const instalments = { most: 3, withoutInterest: 3, monthlyInterest: 0, smallestPart: centavos(1) };
    return createPaymentMethod(checkout.shop.db, checkout.shop.supplier.id, {
      kind: 'card',
      name: 'Cartão',
      description: '',
      priceVariance: 0,
      deliveryTypes: ['pickup'],
      provider: 'sandbox',
      card: { instalments, preAuthorise: false },
      position: 5,
    });
  };
  const pay = (number: number, idformapagto: string, more = {}) =>
    request('PUT', `/v4/orders/payment-method/${checkout.shop.supplier.id}/order/${number}`, {
      idformapagto,
      ...more,
    });

  test('becomes an order that waits for its card, which is then given and pays the quote’s price', async () => {
    const card = await aCard();
    const number = await aPricedQuote({ paymentMethodId: card });
    const accepted = await acceptance(number);
    expect(accepted).toMatchObject({
      status: 200,
      body: { status: 'ENVIADO', pagamento: { situacao: 'RECUSADO', falha: 'not-completed', valor: 17 } },
    });
    who = { ...who, now: NOW + 60_000 };
    const paid = await pay(number, card, { tokenCartao: ACCEPTED, quantParcelas: 3 });
    // It waited for the payment provider.
    expect(tookLong).toBe(true);
    expect(paid).toMatchObject({
      status: 200,
      body: { pagamento: { situacao: 'PAGO', valor: 17, quantParcelas: 3 } },
    });
    expect((await pay(number, card, { tokenCartao: ACCEPTED })).status).toBe(409);
  });

  test('is paid otherwise where its client likes, at the same price', async () => {
    const number = await aPricedQuote({ paymentMethodId: await aCard() });
    await acceptance(number);
    who = { ...who, now: NOW + 60_000 };
    const paid = await pay(number, checkout.cash);
    expect(paid).toMatchObject({
      status: 200,
      body: { pagamento: { tipo: 'DINHEIRO_NA_ENTREGA', valor: 17 } },
    });
  });

  test('is not paid before it is accepted', async () => {
    const card = await aCard();
    const number = await aPricedQuote({ paymentMethodId: card });
    const early = await pay(number, card, { tokenCartao: ACCEPTED });
    expect([early.status, early.body.code]).toEqual([409, 'not-payable']);
  });
});

test('tickets for live changes are issued sixty times a minute, and then refused for a while', async () => {
  const ticket = () => request('POST', `/v4/bilhete-ao-vivo/${checkout.shop.supplier.id}`, {});
  who = { ...who, asker: 'ana', now: NOW + 3_600_000 };
  for (let time = 0; time < 60; time += 1) expect((await ticket()).status).toBe(200);
  const refused = await ticket();
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  who = { ...who, asker: 'bia' };
  expect((await ticket()).status).toBe(200);
  who = { ...who, asker: 'ana', now: NOW + 3_661_000 };
  expect((await ticket()).status).toBe(200);
});

test('an order that no provider is needed for is cancelled within the time of any call', async () => {
  const number = await aPricedQuote();
  await acceptance(number);
  const cancelled = await request('POST', `/v4/orders/${who.supplier.id}/order/${number}/cancelar`, {
    motivo: 'Pedi por engano',
  });
  expect(cancelled).toMatchObject({ status: 200, body: { status: 'CANCELADO' } });
  expect(tookLong).toBe(false);
});
