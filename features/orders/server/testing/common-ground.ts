import { eq } from 'drizzle-orm';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { saveCart } from '#features/cart/server/save-cart.ts';
import { anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { categories } from '#features/catalog/server/products/catalog.tables.ts';
import { storeStock } from '#features/catalog/server/stock/by-store/store-stock.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { createDeliverySlot } from '#features/delivery/server/create-delivery-slot.ts';
import type { BoletoSettings } from '#features/payments/domain/method-settings.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { aCombo } from '#features/promotions/server/testing/a-combo.ts';
import { aGift, aPromotion, EVERYTHING, FREE } from '#features/promotions/server/testing/a-promotion.ts';
import { putTypes } from '#features/subscriptions/server/put-types.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { aCheckout, aDraft } from './a-checkout.ts';
import type { CommonGround } from './writers.ts';

/** A shop of two products, sold by themselves and as a combo, with all that an order can take. */
export async function aCommonGround(database: Database, folder: string): Promise<CommonGround> {
  const checkout = await aCheckout(database);
  const { shop, shopper, cash } = checkout;
  const { db, supplier, now } = shop;
  const goods = [await aGood(shop, 'VINHO'), await aGood(shop, 'QUEIJO')] as const;
  const [a, b] = goods;
  const { storeId } = checkout;
  const atStore = { supplierId: supplier.id, storeId, quantity: 900_000 };
  await db.insert(storeStock).values(goods.map(({ id }) => ({ ...atStore, productId: id })));
  const [category] = await db.select().from(categories).where(eq(categories.supplierId, supplier.id));
  const combo = await aCombo(shop, {
    items: goods.map(({ id }) => ({ productId: id, quantity: thousandths(1000) })),
    limit: 100_000,
  });
  const coupon = await createCoupon(
    db,
    supplier.id,
    { code: 'VITRINE10', discount: { kind: 'percent', basisPoints: 1000 } },
    now,
  );
  for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
    const window = { weekday, startsAt: 480, endsAt: 1080, capacity: 1_000 };
    await createDeliverySlot(db, supplier.id, { ...window, deliveryType: 'pickup' });
  }
  const deliveryTypes = ['delivery', 'pickup'] as const;
  const common = { description: '', priceVariance: 0, deliveryTypes, position: 5 };
  const onAccount = await createPaymentMethod(db, supplier.id, {
    ...common,
    ...{ kind: 'on-account', name: 'Faturado', onAccount: { days: [28, 56], boleto: BOLETO } },
  });
  const pixOfProvider = await createPaymentMethod(db, supplier.id, {
    ...common,
    ...{ kind: 'pix', name: 'Pix do banco', provider: 'sandbox', automaticPix: { retries: true } },
  });
  await setCustomer(db, supplier.id, shopper.actor.clientId, { approved: true, creditLimit: 1_000_000_000 });
  const [subscriptionTypeId = ''] = await putTypes(db, supplier.id, [
    { label: 'Semanal', description: '', interval: { unit: 'week', count: 1 } },
  ]);
  const limited = await aPromotion(shop, {
    condition: { scope: EVERYTHING, units: 1 },
    reward: { ...FREE, basisPoints: 1_000 },
    limits: { uses: 100_000 },
    audience: { paymentMethods: [onAccount] },
  });
  // Without limits, so that an order paid in cash is still committed in one round trip.
  const gift = await aGift(shop, a.id, 1_000);
  const line = { quantity: thousandths(2000), giftWrap: false };
  let drafts = 0;
  const draft: CommonGround['draft'] = (more = {}) => {
    drafts += 1;
    return aDraft(
      checkout,
      {},
      {
        lines: [
          { ...line, productId: b.id },
          { ...line, productId: a.id },
          { ...line, productId: combo.id, combo: true },
        ],
        addressId: checkout.addressId,
        paymentMethodId: onAccount,
        customerOrderNumber: `${drafts}`,
        coupon: coupon.code,
        adult: true,
        ...more,
      },
    );
  };
  await saveCart(shopper, { lines: draft().lines, mode: 'replace' });
  return {
    promotions: [limited, gift],
    ...{ shopper, attendant: await anAttendant(shop), goods, coupon, folder, draft },
    ...{ storeId, pixOfProvider, onAccount, cash, categoryId: category?.id ?? '', subscriptionTypeId },
  };
}

const aGood = async (shop: Context, sku: string) => ({
  id: await aProduct(shop, { sku, price: 1000, stock: 900_000_000 }),
  sku,
});

const BOLETO: BoletoSettings = {
  account: { bank: '341', agency: '1248', account: '02124', wallet: '109' },
  beneficiary: { name: 'Loja', document: '11222333000181', address: 'Rua A, 1' },
  instructions: [],
  late: { fine: 200, monthlyInterest: 100 },
  secondCopy: { workingDays: 2, mostDaysLate: 30 },
};
