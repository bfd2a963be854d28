/** An order charges the prices that were shown. Design 4, prices; reliability M09. */
import { beforeEach, describe, expect, test } from 'vitest';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import { loadCart } from '#features/cart/server/load-cart.ts';
import { saveCart } from '#features/cart/server/save-cart.ts';
import { listProducts } from '#features/catalog/server/products/list-products.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { aPolicy } from '#features/pricing/domain/testing/a-policy.ts';
import { grantPrices } from '#features/pricing/server/grant-prices.ts';
import { savePolicy } from '#features/pricing/server/price-policies.store.ts';
import { startPrices } from '#features/pricing/server/start-prices.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { OrderDraft } from '../../../domain/submit/order-draft.ts';
import { getOrder } from '../../read/get-order.ts';
import { aCheckout, aDraft, type Checkout } from '../../testing/a-checkout.ts';
import { submitOrder } from '../submit-order.ts';

const database = testDatabase();
let checkout: Checkout;
let productId: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current, ['support-price-variance-by-payment']);
  productId = await aProduct(checkout.shop, { price: 1_000 });
});

async function charged(units: number, more: Partial<OrderDraft> = {}) {
  const draft = aDraft(checkout, { [productId]: units }, { customerOrderNumber: newId(), ...more });
  const placed = await submitOrder(checkout.shopper, { draft, key: undefined });
  if (!placed.ok) throw new Error(placed.refusal.code);
  const order = await getOrder(checkout.shopper, placed.value.number);
  const [line] = order.ok ? order.value.lines : [];
  return { price: line?.unitPrice, reason: line?.reason };
}

async function inCart(units: number, terms: Parameters<typeof loadCart>[1]) {
  const line = { productId, quantity: thousandths(units * 1_000), giftWrap: false };
  const saved = await saveCart(checkout.shopper, { lines: [line], mode: 'replace', ...terms });
  if (!saved.ok) throw new Error(saved.refusal.code);
  const loaded = await loadCart(checkout.shopper, terms);
  expect(loaded.lines[0]?.price).toEqual(saved.value.lines[0]?.price);
  return { price: loaded.lines[0]?.price?.unit, reason: loaded.lines[0]?.price?.reason };
}

describe('what the cart shows is what the order charges', () => {
  test('with a policy and the way of paying', async () => {
    const { db, supplier } = checkout.shop;
    await startPrices(db, supplier.id, { policies: [aPolicy()], tables: [] });
    const { pix: paymentMethodId } = checkout;
    const expected = { price: 855, reason: 'normal' };
    expect(await inCart(1, { paymentMethodId })).toEqual(expected);
    expect(await charged(1, { paymentMethodId })).toEqual(expected);
  });

  test('with a policy by way of delivery', async () => {
    const { db, supplier } = checkout.shop;
    const policy = aPolicy({ id: newId(), audience: { deliveryTypes: ['pickup'] } });
    await savePolicy(db, supplier.id, policy);
    expect((await inCart(1, { deliveryType: 'pickup' })).price).toBe(900);
    expect((await charged(1)).price).toBe(900);
    const { addressId } = checkout;
    expect((await inCart(1, { deliveryType: 'delivery' })).price).toBe(1_000);
    expect((await charged(1, { deliveryType: 'delivery', addressId })).price).toBe(1_000);
  });

  test('with a grant, within its quantities', async () => {
    const { db, supplier } = checkout.shop;
    const staffId = newId();
    await db
      .insert(staff)
      .values({ id: staffId, name: 'Dora', email: `${staffId}@exemplo.com.br`, passwordHash: 'none' });
    const actor = { kind: 'staff', sessionId: newId(), staffId, name: 'Dora', standing: 'owner' } as const;
    await savePolicy(db, supplier.id, aPolicy({ id: newId() }));
    await grantPrices({ ...checkout.shop, actor }, checkout.shopper.actor.clientId, [
      {
        productId,
        price: centavos(777),
        from: thousandths(2_000),
        to: thousandths(3_000),
        expiresAt: checkout.shop.now + 60_000,
      },
    ]);
    const { pix: paymentMethodId } = checkout;
    for (const [units, expected] of [
      [1, { price: 855, reason: 'normal' }],
      [2, { price: 777, reason: 'attendant' }],
      [4, { price: 855, reason: 'normal' }],
    ] as const) {
      expect(await inCart(units, { paymentMethodId })).toEqual(expected);
      expect(await charged(units, { paymentMethodId })).toEqual(expected);
    }
  });
});

test('an order for a region costs what the list for its address shows', async () => {
  const { db, supplier } = checkout.shop;
  const region = { postalCodes: [{ from: '01310000', to: '01319999' }] };
  await savePolicy(db, supplier.id, aPolicy({ id: newId(), audience: region }));
  const { addressId, shopper } = checkout;
  const query = { sort: 'relevance', page: 1, pageSize: 20, addressId } as const;
  const list = await listProducts(shopper, query);
  expect(list.ok && list.value.products[0]?.offer?.normal).toBe(900);
  expect((await charged(1, { deliveryType: 'delivery', addressId })).price).toBe(900);
  expect((await charged(1)).price).toBe(1_000);
});
