/** What is saved is the same in the checkout's cart, on the order and in its mail, and stays right when the order changes. */
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartSums } from '#features/cart/domain/pricing/cart-totals.ts';
import { shownDiscount } from '#features/cart/domain/saved-cart.ts';
import { loadCart } from '#features/cart/server/load-cart.ts';
import { saveCart } from '#features/cart/server/save-cart.ts';
import { type AttendantContext, anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { aPolicy, aScope } from '#features/pricing/domain/testing/a-policy.ts';
import { savePolicy } from '#features/pricing/server/price-policies.store.ts';
import type { Combo } from '#features/promotions/domain/combo.ts';
import { aCombo } from '#features/promotions/server/testing/a-combo.ts';
import { aPromotion, only } from '#features/promotions/server/testing/a-promotion.ts';
import { formatMoney, ZERO } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderSummary } from '../../contract/mails/order-mail-summary.ts';
import { orderFromWire, orderToWire } from '../../contract/order/order.wire.ts';
import { orderSums } from '../../domain/order-sums.ts';
import { acceptEdit } from '../edits/answer-edit.ts';
import { proposeEdit } from '../edits/propose-edit.ts';
import { changePaymentMethod } from '../pay/change-payment-method.ts';
import { acceptQuote } from '../quotes/accept-quote.ts';
import { getOrder } from '../read/get-order.ts';
import { orderLines } from '../store/orders.tables.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { price } from '../testing/at-the-shop.ts';
import { auditOrders } from '../testing/audit.ts';
import { placed } from '../testing/placed.ts';

const database = testDatabase();
let checkout: Checkout;
let lowered: string;
let tiered: string;
let rewarded: string;
let breakfast: Combo;

async function open(...tags: string[]): Promise<void> {
  checkout = await aCheckout(database.current, tags);
  const { shop } = checkout;
  const { db, supplier, now } = shop;
  lowered = await aProduct(shop, { name: 'Café', price: 999 });
  tiered = await aProduct(shop, { name: 'Pão', price: 505, tiers: [{ from: 3000, price: 433 }] });
  rewarded = await aProduct(shop, { name: 'Chá', price: 777 });
  breakfast = await aCombo(shop);
  await savePolicy(db, supplier.id, aPolicy({ id: newId(), scope: aScope({ products: [lowered] }) }));
  await createCoupon(
    db,
    supplier.id,
    { code: 'DEZ', discount: { kind: 'percent', basisPoints: 1_000 }, listed: true },
    now,
  );
}

beforeEach(() => open('support-price-variance-by-payment'));
afterEach(() => auditOrders(checkout.shop));

const lines = () => [
  { productId: lowered, quantity: thousandths(3000), giftWrap: false },
  { productId: tiered, quantity: thousandths(4000), giftWrap: false },
  { productId: rewarded, quantity: thousandths(3000), giftWrap: false },
  { productId: breakfast.id, combo: true as const, quantity: thousandths(2000), giftWrap: false },
];

/** As the checkout shows it. */
async function inCheckout(paymentMethodId: string) {
  const cart = await loadCart(checkout.shopper, { paymentMethodId });
  return cartSums(cart.lines, {
    discount: shownDiscount(cart.coupons, cart.subtotal ?? ZERO),
    deliveryFee: ZERO,
  });
}

const buy = (paymentMethodId: string, wanted = lines(), coupon?: string) =>
  placed(checkout.shopper, {
    ...aDraft(checkout, {}, { paymentMethodId, ...(coupon === undefined ? {} : { coupon }) }),
    lines: wanted,
  });

const orderOf = async (number: number) => {
  const found = await getOrder(checkout.shopper, number);
  if (!found.ok) throw new Error('the order is gone');
  return found.value;
};
const savedOn = async (number: number) => orderSums(await orderOf(number)).saved;

test('policy, tier, promotion, combo, coupon and Pix together: checkout, order, API and mail say one amount', async () => {
  await aPromotion(checkout.shop, { condition: { scope: only(rewarded), units: 2 } });
  const saved = await saveCart(checkout.shopper, {
    lines: lines(),
    mode: 'replace',
    coupon: { typed: 'DEZ' },
  });
  expect(saved.ok).toBe(true);
  const sums = await inCheckout(checkout.pix);
  expect([sums.discount, -sums.payment].every((part) => part > 0)).toBe(true);
  // 3 × 0,99 by the policy, 4 × 0,72 by the tier, 7,77 by the promotion and 2 × 3,00 by the combo; then coupon and Pix.
  expect(sums.saved).toBe(300 + 288 + 777 + 600 + sums.discount - sums.payment);

  const order = await orderOf(await buy(checkout.pix, lines(), 'DEZ'));
  expect(orderSums(order)).toMatchObject({ saved: sums.saved, total: sums.total });
  expect(orderSums(orderFromWire(orderToWire(order, () => ''))).saved).toBe(sums.saved);
  expect(orderSummary({ ...order, coupon: null }, order.lines)).toContainEqual({
    label: 'Você economizou',
    value: formatMoney(sums.saved),
  });
});

test('by another payment method it is what the checkout says with that one', async () => {
  await saveCart(checkout.shopper, { lines: lines(), mode: 'replace' });
  const [byPix, inCash] = [await inCheckout(checkout.pix), await inCheckout(checkout.cash)];
  const number = await buy(checkout.cash);
  expect(await savedOn(number)).toBe(inCash.saved);
  const seenTotal = byPix.total;
  const changed = await changePaymentMethod(checkout.shopper, { number, methodId: checkout.pix, seenTotal });
  expect(changed).toMatchObject({ ok: true });
  expect(await savedOn(number)).toBe(byPix.saved);
  expect(byPix.saved).toBeGreaterThan(inCash.saved);
});

test('of fewer units less is saved, at the agreed prices', async () => {
  const attendant: AttendantContext = await anAttendant(checkout.shop);
  const number = await buy(checkout.cash, lines().slice(0, 2));
  expect(await savedOn(number)).toBe(300 + 288);
  const { total } = await orderOf(number);
  const wish = new Map([[0, thousandths(1000)]]);
  const proposed = await proposeEdit(attendant, number, {
    wish,
    message: '',
    seenTotal: (total - 1798) as typeof total,
  });
  expect(proposed).toMatchObject({ ok: true });
  expect(await acceptEdit(checkout.shopper, { number, version: 1 })).toMatchObject({
    ok: true,
  });
  expect(await savedOn(number)).toBe(100 + 288);
});

test('of a quote it is what the shop’s price takes off the one it was asked with, also once it is accepted', async () => {
  await open('support-budget');
  const number = await buy(checkout.cash, lines().slice(1, 2));
  expect(await savedOn(number)).toBe(288);
  await price(await anAttendant(checkout.shop), number, { [tiered]: 400 });
  expect(await savedOn(number)).toBe(4 * 105);
  const accepted = await acceptQuote(checkout.shopper, { number, version: 1, withoutSlot: false });
  expect(accepted).toMatchObject({ ok: true });
  expect(await savedOn(number)).toBe(4 * 105);
});

test('of an order from before undiscounted prices were stored nothing is known, and nothing is said', async () => {
  const number = await buy(checkout.pix, lines().slice(0, 2), 'DEZ');
  const { db, supplier } = checkout.shop;
  const ofOrder = and(eq(orderLines.supplierId, supplier.id), eq(orderLines.orderNumber, number));
  await db.update(orderLines).set({ undiscountedPrice: null }).where(ofOrder);
  const order = await orderOf(number);
  expect(orderSums(order).saved).toBeUndefined();
  expect(JSON.stringify(orderSummary({ ...order, coupon: null }, order.lines))).not.toContain('economiza');
  await db.update(orderLines).set({ undiscountedPrice: orderLines.unitPrice }).where(ofOrder);
});
