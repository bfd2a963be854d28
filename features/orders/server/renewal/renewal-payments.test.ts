/** Paying a subscription's orders without the client, by each possible kind. Decision 019. */

import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import type { BoletoSettings } from '#features/payments/domain/method-settings.ts';
import { chargesOf } from '#features/payments/server/charges/charges-of.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { runDueOperations } from '#features/payments/server/operations/run-due-operations.ts';
import { runChargeNow } from '#features/payments/server/operations/run-operations-now.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import { sandboxProvider } from '#features/payments/server/sandbox/sandbox-provider.ts';
import { creditAtShop } from '#features/payments/server/titles/credit-of.ts';
import { titlesOfClient } from '#features/payments/server/titles/titles-of.ts';
import { putTypes } from '#features/subscriptions/server/put-types.ts';
import { subscriptionPeriods, subscriptions } from '#features/subscriptions/server/subscriptions.tables.ts';
import { addDays } from '#kernel/time/calendar.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderHooks } from '../status/order-hooks.ts';
import { orders } from '../store/orders.tables.ts';
import { submitOrder } from '../submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { auditOrders } from '../testing/audit.ts';
import { renewAt } from './renew-subscriptions.ts';

const database = testDatabase();
const BOLETO: BoletoSettings = {
  account: { bank: '341', agency: '1248', account: '02124', wallet: '109' },
  beneficiary: { name: 'Loja', document: '11222333000181', address: 'Rua A, 1' },
  instructions: [],
  late: { fine: 200, monthlyInterest: 100 },
};
const PRICE = 1_000;

let checkout: Checkout;
let gateways: PaymentGateways;

const at = (day: string, hour = 12): number => Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  gateways = {
    orders: orderHooks,
    report: (trouble) => expect(trouble).toBeUndefined(),
    // The provider has the shop's clock.
    providerOf: async ({ supplier, now }) =>
      sandboxProvider({ db: database.current.db, supplier, secret: 's'.repeat(32), now: () => now }),
  };
});

type Method = Parameters<typeof createPaymentMethod>[2];
const aMethod = (method: Pick<Method, 'kind'> & Partial<Method>) =>
  createPaymentMethod(checkout.shop.db, checkout.shop.supplier.id, {
    name: method.kind,
    description: '',
    priceVariance: 0,
    deliveryTypes: ['pickup'],
    position: 5,
    ...method,
  });

/** Begins a subscription of R$ 10,00 a week from 20/11/2026 on, paid by this method. */
async function begin(paymentMethodId: string): Promise<void> {
  const { shop, shopper } = checkout;
  const coffee = await aProduct(shop, { name: 'Café', price: PRICE });
  const interval = { unit: 'week', count: 1 } as const;
  const [typeId = ''] = await putTypes(shop.db, shop.supplier.id, [
    { label: 'Toda semana', description: '', interval },
  ]);
  const draft = aDraft(checkout, { [coffee]: 1 }, { subscriptionTypeId: typeId, paymentMethodId });
  const buyer = { ...shopper, now: at('2026-11-20') };
  const placed = await submitOrder(buyer, { key: undefined, draft });
  if (!placed.ok) throw new Error(placed.refusal.code);
  await runChargeNow(buyer, gateways, placed.value, undefined);
}

async function liveThrough(from: string, to: string): Promise<void> {
  for (let day = from; day <= to; day = addDays(day, 1))
    await renewAt({ ...checkout.shop, now: at(day) }, (error) => {
      throw error;
    });
}

const renewals = () =>
  checkout.shop.db
    .select()
    .from(orders)
    .where(and(eq(orders.supplierId, checkout.shop.supplier.id), eq(orders.issuedBy, 'Assinatura')))
    .orderBy(asc(orders.number));
const turns = async () =>
  (
    await checkout.shop.db
      .select()
      .from(subscriptionPeriods)
      .where(eq(subscriptionPeriods.supplierId, checkout.shop.supplier.id))
      .orderBy(asc(subscriptionPeriods.date))
  ).map(({ date, state, failure }) => [date, state, failure]);
const chargeOf = async (number: number) => (await chargesOf(checkout.shop, [number])).get(number);
const onAccountTitles = async () => {
  const { titles } = await titlesOfClient(
    { ...checkout.shopper, now: at('2026-11-27') },
    { order: 'due-first' },
    { limit: 50, offset: 0 },
  );
  return titles;
};

describe('by Pix of a provider', () => {
  test('nothing requests it in the order’s transaction; the charges’ job begins it, once', async () => {
    await begin(await aMethod({ kind: 'pix', provider: 'sandbox' }));
    await liveThrough('2026-11-24', '2026-11-27');
    const [renewal, ...others] = await renewals();
    expect(others).toEqual([]);
    const number = renewal?.number ?? 0;
    expect(await chargeOf(number)).toMatchObject({ status: 'starting', amount: PRICE });
    const now = at('2026-11-27') + 15_000;
    await Promise.all([
      runDueOperations(database.current, gateways, now),
      runDueOperations(database.current, gateways, now),
    ]);
    const charge = await chargeOf(number);
    expect(charge).toMatchObject({ status: 'pending', amount: PRICE });
    expect(charge?.pix?.code).toMatch(/^000201/);
    expect(await auditOrders(checkout.shop)).toBe(2);
  });
});

describe('on account', () => {
  const days = [28];

  test('within the limit: the order is made, and owed in its time', async () => {
    const { shop, shopper } = checkout;
    await setCustomer(shop.db, shop.supplier.id, shopper.actor.clientId, {
      approved: true,
      creditLimit: 3 * PRICE,
    });
    await begin(await aMethod({ kind: 'on-account', onAccount: { days } }));
    await liveThrough('2026-11-24', '2026-11-27');
    const [renewal] = await renewals();
    expect(await chargeOf(renewal?.number ?? 0)).toMatchObject({ kind: 'on-account', status: 'pending' });
    const dues = (await onAccountTitles()).map(({ dueOn, amount }) => [dueOn, amount]);
    expect(dues.sort()).toEqual([
      ['2026-12-18', PRICE],
      ['2026-12-25', PRICE],
    ]);
    expect(await creditAtShop(shop, shopper.actor.clientId)).toMatchObject({ available: PRICE });
  });

  test('beyond it none is made, and the turn says why; what is free again is used by the next', async () => {
    const { shop, shopper } = checkout;
    const limit = (creditLimit: number) =>
      setCustomer(shop.db, shop.supplier.id, shopper.actor.clientId, { approved: true, creditLimit });
    await limit(2 * PRICE - 1);
    await begin(await aMethod({ kind: 'on-account', onAccount: { days } }));
    await liveThrough('2026-11-24', '2026-11-27');
    expect(await renewals()).toEqual([]);
    expect(await onAccountTitles()).toHaveLength(1);
    expect(await turns()).toEqual([['2026-11-27', 'failed', 'no-credit']]);
    await limit(2 * PRICE);
    await liveThrough('2026-11-28', '2026-12-04');
    expect(await turns()).toContainEqual(['2026-12-04', 'ordered', null]);
    const [row] = await shop.db
      .select({ failures: subscriptions.failures })
      .from(subscriptions)
      .where(eq(subscriptions.supplierId, shop.supplier.id));
    expect(row?.failures).toBe(0);
  });
});

test('by boleto: each order has its own, with a number and a due day of its own', async () => {
  await begin(await aMethod({ kind: 'boleto', boleto: { ...BOLETO, workingDays: 3 } }));
  await liveThrough('2026-11-24', '2026-12-04');
  const [first, second] = await renewals();
  const lines = [];
  for (const order of [first, second]) {
    const charge = await chargeOf(order?.number ?? 0);
    expect(charge).toMatchObject({ kind: 'boleto', status: 'pending', amount: PRICE });
    lines.push(charge?.titles?.[0]?.boleto?.line);
  }
  expect(lines).toEqual([expect.any(String), expect.any(String)]);
  expect(lines[0]).not.toBe(lines[1]);
});
