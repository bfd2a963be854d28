/** A placed order is paid by another method, at its price by that method. Spec 7; reliability T16; docs/decisions/017. */
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { chargesOf } from '#features/payments/server/charges/charges-of.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { runChargeNow, runOperationsNow } from '#features/payments/server/operations/run-operations-now.ts';
import { openPaymentGateways } from '#features/payments/server/providers/open-payment-gateways.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { paySandboxPix } from '#features/payments/server/sandbox/pay-sandbox-pix.ts';
import { centavos, formatMoney } from '#kernel/money.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { letterWords } from '../../contract/mails/order-mail-text.ts';
import { paymentOf } from '../../domain/receipt.ts';
import { getOrder } from '../read/get-order.ts';
import { cancelOrder } from '../status/cancel-order.ts';
import { changeOrderStatus } from '../status/change-order-status.ts';
import { orderHooks } from '../status/order-hooks.ts';
import { submitOrder } from '../submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { auditOrders } from '../testing/audit.ts';
import { changePaymentMethod } from './change-payment-method.ts';
import { waysToPay } from './ways-to-pay.ts';

const database = testDatabase();
const accepted = 'sbx_accepted_visa_0010_0123456789abcdef';
let checkout: Checkout;
let gateways: PaymentGateways;
let productId: string;
let card: string;
let other: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current, ['support-price-variance-by-payment']);
  const { shop } = checkout;
  productId = await aProduct(shop, { stock: 50_000 });
  gateways = openPaymentGateways({
    sessionSecret: 's'.repeat(32),
    publicUrl: 'http://loja.test',
    sandbox: true,
    orders: orderHooks,
    log: { warn: (facts: object) => expect(facts).not.toHaveProperty('err') },
  });
  const common = { description: '', priceVariance: 0, deliveryTypes: ['delivery', 'pickup'] } as const;
  const instalments = {
    most: 12,
    withoutInterest: 6,
    monthlyInterest: 199,
    smallestPart: centavos(1),
  };
  card = await createPaymentMethod(shop.db, shop.supplier.id, {
    ...common,
    kind: 'card',
    name: 'Cartão',
    provider: 'sandbox',
    position: 5,
    card: { instalments, preAuthorise: false },
  });
  other = await createPaymentMethod(shop.db, shop.supplier.id, {
    ...common,
    kind: 'card-on-delivery',
    name: 'Maquininha',
    position: 6,
  });
});

const now = () => ({ ...checkout.shopper, now: Date.now() });

async function anOrder(paymentMethodId = checkout.cash, more = {}): Promise<number> {
  const draft = aDraft(checkout, { [productId]: 1 }, { paymentMethodId, ...more });
  const context = now();
  const placed = await submitOrder(context, { draft, key: undefined });
  if (!placed.ok) throw new Error(placed.refusal.code);
  await runChargeNow(context, gateways, placed.value, undefined);
  return placed.value.number;
}

const change = async (number: number, methodId: string, token?: string, more = {}) => {
  const context = now();
  const changed = await changePaymentMethod(context, { number, methodId, ...more });
  if (changed.ok) await runOperationsNow(context, gateways, number, token);
  return changed;
};
const orderOf = async (number: number) => {
  const order = await getOrder(checkout.shopper, number);
  if (!order.ok) throw new Error('the order is gone');
  return order.value;
};
const stockOf = async (id: string): Promise<number[]> => {
  const { rows } = await checkout.shop.db.execute<{ quantity: string }>(
    sql`select quantity from stock_levels where supplier_id = ${checkout.shop.supplier.id} and product_id = ${id}`,
  );
  return rows.map(({ quantity }) => Number(quantity));
};
const sandboxPix = (priceVariance: number): Promise<string> =>
  createPaymentMethod(checkout.shop.db, checkout.shop.supplier.id, {
    description: '',
    priceVariance,
    deliveryTypes: ['delivery', 'pickup'],
    kind: 'pix',
    name: 'Pix na hora',
    provider: 'sandbox',
    position: 7,
  });
const refused = (code: string) => ({ ok: false, refusal: { code } });

describe('a placed order', () => {
  test('is paid by card in place of cash: the old charge is given up, the prices stay', async () => {
    const number = await anOrder();
    const before = await orderOf(number);
    expect(await change(number, card, accepted, { instalments: 12 })).toEqual({ ok: true, value: undefined });
    const after = await orderOf(number);
    expect(after).toMatchObject({ paymentMethodId: card, paymentName: 'Cartão', total: before.total });
    expect(after.charge).toMatchObject({ kind: 'card', status: 'paid', instalments: { count: 12 } });
    // Interest is part of the charge, not of the order.
    expect(after.charge?.amount).toBeGreaterThan(after.total);
  });

  test('is not paid for more than its client saw', async () => {
    const number = await anOrder();
    const wrong = { instalments: 12, seenAmount: centavos(1) };
    expect(await change(number, card, accepted, wrong)).toMatchObject(refused('charge-changed'));
    expect(await change(number, card, accepted, { instalments: 13 })).toEqual(
      refused('instalments-not-offered'),
    );
    expect((await orderOf(number)).charge).toMatchObject({ kind: 'cash-on-delivery', status: 'pending' });
  });

  test('costs by another way what that way makes of its prices, once its client has agreed to it', async () => {
    const number = await anOrder(checkout.pix);
    const before = await orderOf(number);
    const [stock] = await stockOf(productId);
    const ways = await waysToPay(now(), number);
    const way = ways.ok ? ways.value.find(({ methodId }) => methodId === checkout.cash) : undefined;
    const total = way?.price.ok ? way.price.value.total : centavos(0);
    expect(total).toBe(before.lines[0]?.basePrice);
    expect(total).toBeGreaterThan(before.total);

    // Nothing is changed without a seen total, or at another one.
    expect(await change(number, checkout.cash)).toEqual({
      ok: false,
      refusal: { code: 'total-changed', total },
    });
    const wrong = { seenTotal: centavos(total - 1) };
    expect(await change(number, checkout.cash, undefined, wrong)).toMatchObject(refused('total-changed'));
    expect((await orderOf(number)).charge).toMatchObject({ kind: 'pix', status: 'pending' });

    expect(await change(number, checkout.cash, undefined, { seenTotal: total })).toMatchObject({ ok: true });
    const after = await orderOf(number);
    expect(after).toMatchObject({ paymentMethodId: checkout.cash, total, subtotal: total });
    expect(after.charge).toMatchObject({ kind: 'cash-on-delivery', amount: total, status: 'pending' });
    expect(after.paymentSteps?.map(({ step }) => step)).toEqual(['payment-requested', 'changed']);
    expect(await stockOf(productId)).toEqual([stock]);

    // And back to its first price.
    expect(await change(number, checkout.pix, undefined, { seenTotal: before.total })).toMatchObject({
      ok: true,
    });
    const { total: again, lines } = await orderOf(number);
    expect({ total: again, lines }).toEqual({ total: before.total, lines: before.lines });
    await auditOrders(checkout.shop);
  });

  test('is written to its client in a mail of its own, with the new total', async () => {
    const number = await anOrder(checkout.pix);
    const { lines } = await orderOf(number);
    const seenTotal = centavos(lines[0]?.basePrice ?? 0);
    await change(number, checkout.cash, undefined, { seenTotal });
    const letter = letterWords('payment-changed', {
      ...(await orderOf(number)),
      tracking: undefined,
      givenBack: undefined,
      returned: undefined,
      shipment: undefined,
      zone: 'America/Sao_Paulo',
    });
    expect(letter.summarised).toBe(true);
    expect(letter.paragraphs[0]).toContain(`Dinheiro. O total é de ${formatMoney(seenTotal)}.`);
  });

  test('loses what its coupon gave where that holds for the other way alone, and has it back with that', async () => {
    const { db, supplier } = checkout.shop;
    await createCoupon(
      db,
      supplier.id,
      {
        code: 'SOPIX',
        listed: true,
        discount: { kind: 'percent', basisPoints: 1000 },
        paymentMethodIds: [checkout.pix],
      },
      Date.now(),
    );
    const number = await anOrder(checkout.pix, { coupon: 'SOPIX' });
    const before = await orderOf(number);
    expect(before.discount).toBeGreaterThan(0);
    const ways = await waysToPay(now(), number);
    const way = ways.ok ? ways.value.find(({ methodId }) => methodId === checkout.cash) : undefined;
    expect(way?.price).toMatchObject({ ok: true, value: { lostCoupon: 'SOPIX' } });
    const seenTotal = centavos(before.lines[0]?.basePrice ?? 0);
    expect(await change(number, checkout.cash, undefined, { seenTotal })).toMatchObject({ ok: true });
    expect(await orderOf(number)).toMatchObject({ discount: 0, total: seenTotal });
    await auditOrders(checkout.shop);
    await change(number, checkout.pix, undefined, { seenTotal: before.total });
    expect(await orderOf(number)).toMatchObject({ discount: before.discount, total: before.total });
    await auditOrders(checkout.shop);
  });

  test('is paid at the price of the way that was given up, where that was paid all the same', async () => {
    const pix = await sandboxPix(-1000);
    const number = await anOrder(pix);
    const before = await orderOf(number);
    await paySandboxPix({ ...checkout.shop, now: Date.now() }, before.charge?.pix?.txid ?? '', 'atrasado');
    const seenTotal = centavos(before.lines[0]?.basePrice ?? 0);
    expect(await change(number, card, accepted, { seenTotal })).toMatchObject({ ok: true });
    const after = await orderOf(number);
    expect(after).toMatchObject({ paymentMethodId: pix, total: before.total, lines: before.lines });
    expect(after.charge).toMatchObject({ id: before.charge?.id, status: 'paid' });
    await auditOrders(checkout.shop);
  });

  test('gives back a Pix that comes when a card has paid it at another price', async () => {
    const pix = await sandboxPix(-1000);
    const number = await anOrder(pix);
    const before = await orderOf(number);
    const seenTotal = centavos(before.lines[0]?.basePrice ?? 0);
    expect(await change(number, card, accepted, { seenTotal })).toMatchObject({ ok: true });
    expect((await orderOf(number)).charge).toMatchObject({ kind: 'card', status: 'paid', amount: seenTotal });
    await paySandboxPix({ ...checkout.shop, now: Date.now() }, before.charge?.pix?.txid ?? '', 'atrasado');
    await runOperationsNow(now(), gateways, number);
    expect(await orderOf(number)).toMatchObject({ total: seenTotal, paymentName: 'Cartão' });
    await auditOrders(checkout.shop);
  });

  test('whose coupon holds for both ways keeps it, and one that it does not hold for costs more', async () => {
    const { db, supplier } = checkout.shop;
    await createCoupon(
      db,
      supplier.id,
      {
        code: 'SOCARTAO',
        listed: true,
        discount: { kind: 'percent', basisPoints: 1000 },
        paymentMethodIds: [checkout.cash, card],
      },
      Date.now(),
    );
    const number = await anOrder(checkout.cash, { coupon: 'SOCARTAO' });
    expect(await change(number, other)).toMatchObject(refused('total-changed'));
    expect(await change(number, card, accepted)).toMatchObject({ ok: true });
  });

  test('that is paid is not paid again', async () => {
    const number = await anOrder();
    await change(number, card, accepted);
    expect(await change(number, checkout.cash)).toEqual(refused('already-paid'));
  });

  test('of somebody else is as good as absent, and so is a way of another shop', async () => {
    const number = await anOrder();
    const stranger = await aCheckout(database.current);
    const wanted = { number, methodId: stranger.cash };
    expect(await changePaymentMethod(stranger.shopper, wanted)).toEqual(refused('order-not-found'));
    expect(await change(number, stranger.cash)).toEqual(refused('payment-not-offered'));
    expect(await change(number, newId())).toEqual(refused('payment-not-offered'));
  });

  test('that is cancelled is not paid again, also when both come at once', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const number = await anOrder(checkout.cash, { customerOrderNumber: `T${turn}` });
      const [changed, cancelled] = await Promise.all([
        change(number, other),
        cancelOrder(now(), number, 'desisti'),
      ]);
      expect(cancelled).toMatchObject({ ok: true });
      if (!changed.ok) expect(changed).toEqual(refused('not-payable'));
      const charge = (await chargesOf(checkout.shop, [number])).get(number);
      expect(charge?.status).toBe('cancelled');
      expect(await change(number, other)).toEqual(refused('not-payable'));
    }
  });

  test('that left the shop is not paid in another way', async () => {
    const number = await anOrder();
    await changeOrderStatus(checkout.shop, { number, to: 'packed', reason: '' });
    expect(await change(number, other)).toEqual(refused('not-payable'));
  });

  test('paid in two ways at once is paid in one', async () => {
    const number = await anOrder();
    const both = await Promise.all([change(number, card, accepted), change(number, card, accepted)]);
    expect(both.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect((await orderOf(number)).charge).toMatchObject({ status: 'paid' });
  });

  test('is paid by the way that was given up, where that was paid all the same, and says so', async () => {
    const { shop } = checkout;
    const pix = await createPaymentMethod(shop.db, shop.supplier.id, {
      description: '',
      priceVariance: 0,
      deliveryTypes: ['delivery', 'pickup'],
      kind: 'pix',
      name: 'Pix na hora',
      provider: 'sandbox',
      position: 7,
    });
    const number = await anOrder(pix);
    const first = (await orderOf(number)).charge;
    // It is paid, but the notice arrives only after another method was chosen.
    await paySandboxPix({ ...shop, now: Date.now() }, first?.pix?.txid ?? '', 'atrasado');
    expect(await change(number, card, accepted)).toMatchObject({ ok: true });
    const after = await orderOf(number);
    expect(after).toMatchObject({ paymentMethodId: pix, paymentName: 'Pix na hora' });
    expect(after.charge).toMatchObject({ id: first?.id, status: 'paid' });
    expect(paymentOf(after)).toMatchObject({ ok: true });
    await cancelOrder(now(), number, 'desisti');
    await runOperationsNow(now(), gateways, number);
    expect((await orderOf(number)).charge).toMatchObject({ id: first?.id, status: 'refunded' });
  });

  test('cancelled after it was paid gets its money back', async () => {
    const number = await anOrder();
    await change(number, card, accepted);
    const context = now();
    await cancelOrder(context, number, 'desisti');
    await runOperationsNow(context, gateways, number);
    expect((await orderOf(number)).charge).toMatchObject({ status: 'refunded' });
  });

  test('that waited for its payment goes on once it is paid', async () => {
    const number = await anOrder();
    await changeOrderStatus(checkout.shop, { number, to: 'awaiting-payment', reason: '' });
    await change(number, card, accepted);
    expect((await orderOf(number)).status).toBe('packed');
  });
});
