/** An order's delivery fee depends on its products, and is never more than was seen. Spec 5; reliability T15. */
import { beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createDeliveryArea } from '#features/delivery/server/areas/create-delivery-area.ts';
import { createHoliday } from '#features/delivery/server/create-delivery-slot.ts';
import { aCombo } from '#features/promotions/server/testing/a-combo.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { OrderDraft } from '../../../domain/submit/order-draft.ts';
import { aCheckout, aDraft, anAddress, type Checkout } from '../../testing/a-checkout.ts';
import { submitOrder } from '../submit-order.ts';

const database = testDatabase();
let checkout: Checkout;
let addressId: string;
let flour: string;
let cheese: string;

beforeAll(async () => {
  checkout = await aCheckout(database.current);
  const { shop, shopper } = checkout;
  addressId = await anAddress(shopper, '13000000');
  await createDeliveryArea(shop.db, shop.supplier.id, {
    name: 'Interior',
    bounds: { kind: 'postal-range', from: '13000000', to: '13999999' },
    fee: centavos(700),
    rule: { kind: 'weight', bands: [{ from: 10_000, fee: centavos(3000) }] },
    position: 5,
  });
  flour = await aProduct(shop, { price: 500, weight: 5_000 });
  cheese = await aProduct(shop, { price: 4_000, unit: 'KG', step: 1 });
});

const order = (lines: OrderDraft['lines'], more: Partial<OrderDraft> = {}) => {
  const draft = { ...aDraft(checkout, {}), lines, deliveryType: 'delivery', addressId, ...more } as const;
  return submitOrder(checkout.shopper, { draft, key: undefined });
};
const line = (productId: string, quantity: number, combo?: true) => ({
  productId,
  quantity: thousandths(quantity),
  giftWrap: false,
  ...(combo ? { combo } : {}),
});
const feeOf = async (lines: OrderDraft['lines']) => {
  const placed = await order(lines);
  return placed.ok ? placed.value.deliveryFee : placed.refusal.code;
};

describe('an order to where the weight decides', () => {
  test('pays for what it weighs', async () => {
    expect(await feeOf([line(flour, 1000)])).toBe(700);
    expect(await feeOf([line(flour, 2000)])).toBe(3000);
    expect(await feeOf([line(flour, 1000), line(cheese, 4999)])).toBe(700);
    expect(await feeOf([line(flour, 1000), line(cheese, 5000)])).toBe(3000);
  });

  test('weighs what its combos are made of', async () => {
    const items = [
      { productId: flour, quantity: thousandths(1000) },
      { productId: await aProduct(checkout.shop, { weight: 5_000 }), quantity: thousandths(1000) },
    ];
    const wanted = { name: 'Padaria', items, price: { kind: 'fixed', price: centavos(900) } } as const;
    const { id } = await aCombo(checkout.shop, wanted);
    expect(await feeOf([line(id, 1000, true)])).toBe(3000);
  });

  test('that was seen at another fee is refused with the new total, and nothing is written', async () => {
    const refused = await order([line(flour, 3000)], { seenTotal: centavos(1500 + 700) });
    expect(refused).toMatchObject({
      ok: false,
      refusal: { code: 'total-changed', totals: { deliveryFee: 3000, total: 4500 } },
    });
    expect((await order([line(flour, 3000)], { seenTotal: centavos(4500) })).ok).toBe(true);
  });
});

test('a day that is none is no holiday', async () => {
  const { db, supplier } = checkout.shop;
  await expect(createHoliday(db, supplier.id, { date: '2026-02-30', name: '' })).rejects.toThrow(RangeError);
});

test('with uses-single-address an order goes to no other than the first of its client', async () => {
  const single = await aCheckout(database.current, ['uses-single-address']);
  // The newer address is the primary one, which comes first.
  const first = await anAddress(single.shopper);
  const goods = [line(await aProduct(single.shop, { price: 500 }), 1000)];
  const to = async (addressId: string) => {
    const draft = { ...aDraft(single, {}), lines: goods, deliveryType: 'delivery', addressId } as const;
    const placed = await submitOrder(single.shopper, { draft, key: undefined });
    return placed.ok ? 'placed' : placed.refusal.code;
  };
  expect(await to(single.addressId)).toBe('address-not-found');
  expect(await to(first)).toBe('placed');
});
