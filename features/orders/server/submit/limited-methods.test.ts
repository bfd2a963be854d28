/** A payment method that is limited to client groups, for whom is in none of them: as if it were not there, wherever it is named. */
import { beforeEach, expect, test } from 'vitest';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { type AttendantContext, anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { noteClientPrices } from '#features/pricing/server/client-prices.store.ts';
import { saveClientPricing } from '#features/pricing/server/client-pricing.store.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { attendedTerms } from '../attended/attended-terms.ts';
import { findGoods } from '../attended/find-goods.ts';
import { makeAttendedOrder } from '../attended/make-attended-order.ts';
import { previewAttendedOrder } from '../attended/preview-attended-order.ts';
import { changePaymentMethod } from '../pay/change-payment-method.ts';
import { waysToPay } from '../pay/ways-to-pay.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { submitOrder } from './submit-order.ts';

const database = testDatabase();
const notOffered = { ok: false, refusal: { code: 'payment-not-offered' } };
let checkout: Checkout;
let attendant: AttendantContext;
let member: ShopperContext;
let other: ShopperContext;
let coffee: string;
/** A tenth off. */
let limited: string;

const putInGroups = async ({ db, supplier, actor }: ShopperContext, groups: readonly string[]) => {
  await noteClientPrices(db, supplier.id);
  await saveClientPricing(db, supplier.id, actor.clientId, { groups });
};

beforeEach(async () => {
  checkout = await aCheckout(database.current, ['support-price-variance-by-payment']);
  const { shop } = checkout;
  attendant = await anAttendant(shop);
  coffee = await aProduct(shop, { name: 'Café', price: 1_000, stock: 900_000 });
  limited = await createPaymentMethod(shop.db, shop.supplier.id, {
    ...{ kind: 'cash-on-delivery', name: 'Do clube', description: '', priceVariance: -1_000, position: 2 },
    ...{ deliveryTypes: ['delivery', 'pickup'], groups: ['Clube'] },
  });
  [member, other] = [await aShopper(shop), await aShopper(shop)];
  await putInGroups(member, ['Clube']);
  await putInGroups(other, ['Varejo']);
});

const draftBy = (paymentMethodId: string) => aDraft(checkout, { [coffee]: 1 }, { paymentMethodId });
const submit = (shopper: ShopperContext, paymentMethodId: string) =>
  submitOrder({ ...shopper, now: Date.now() }, { draft: draftBy(paymentMethodId), key: undefined });
async function anOrder(shopper: ShopperContext, paymentMethodId = checkout.cash): Promise<number> {
  const placed = await submit(shopper, paymentMethodId);
  if (!placed.ok) throw new Error(placed.refusal.code);
  return placed.value.number;
}
const waysOf = async (shopper: ShopperContext, number: number) => {
  const ways = await waysToPay(shopper, number);
  return ways.ok ? ways.value.map(({ methodId }) => methodId) : [];
};

test('an order that names it is refused as one with an unknown method, and the group pays its price', async () => {
  const unknown = await submit(other, coffee);
  expect(unknown).toMatchObject(notOffered);
  expect(await submit(other, limited)).toEqual(unknown);
  expect(await submit(member, limited)).toMatchObject({ ok: true, value: { total: 900 } });
});

test('a client who leaves the group loses it at once, also for what was placed with it', async () => {
  const number = await anOrder(member, limited);
  expect(await waysOf(member, number)).toContain(limited);
  await putInGroups(member, []);
  const again = aDraft(checkout, { [coffee]: 2 }, { paymentMethodId: limited });
  expect(await submitOrder({ ...member, now: Date.now() }, { draft: again, key: undefined })).toMatchObject(
    notOffered,
  );
  expect(await waysOf(member, number)).not.toContain(limited);
});

test('a placed order is paid by it only by the group', async () => {
  const [ofMember, ofOther] = [await anOrder(member), await anOrder(other)];
  expect(await waysOf(member, ofMember)).toContain(limited);
  expect(await waysOf(other, ofOther)).not.toContain(limited);
  const wish = { methodId: limited, seenTotal: centavos(900) };
  const changed = (shopper: ShopperContext, number: number) =>
    changePaymentMethod({ ...shopper, now: Date.now() }, { ...wish, number });
  expect(await changed(other, ofOther)).toEqual(notOffered);
  expect(await changed(member, ofMember)).toEqual({ ok: true, value: undefined });
});

test('who orders for a client is offered, shown and refused what the client is', async () => {
  for (const [{ actor }, isOffered, total] of [
    [member, true, 900],
    [other, false, 1_000],
  ] as const) {
    const terms = await attendedTerms(attendant, actor.clientId);
    expect(terms.ok && terms.value.methods.some(({ id }) => id === limited)).toBe(isOffered);
    const way = { deliveryType: 'pickup', paymentMethodId: limited } as const;
    const found = await findGoods(attendant, actor.clientId, { ...way, text: 'Café' });
    expect(found).toMatchObject({ value: [{ price: total }] });
    const lines = [{ productId: coffee, quantity: thousandths(1_000), giftWrap: false }];
    expect(await previewAttendedOrder(attendant, actor.clientId, { ...way, lines })).toMatchObject({
      value: { cart: { subtotal: total } },
    });
    const made = await makeAttendedOrder(attendant, actor.clientId, {
      draft: draftBy(limited),
      key: undefined,
    });
    expect(made).toMatchObject(isOffered ? { ok: true } : notOffered);
  }
});
