/** Promotions in quotes: they promise what was shown, and are claimed when the quote becomes an order. Decision 018. */
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AttendantContext, anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import { countPromotions } from '#features/promotions/server/promotions/claim-promotions.ts';
import { givenSoFar } from '#features/promotions/server/promotions/promotion-uses.store.ts';
import { aGift, aPromotion } from '#features/promotions/server/testing/a-promotion.ts';
import { centavos } from '#kernel/money.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { getOrder } from '../read/get-order.ts';
import { submitOrder } from '../submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { price } from '../testing/at-the-shop.ts';
import { auditOrders } from '../testing/audit.ts';
import { acceptQuote } from './accept-quote.ts';
import { priceQuote } from './price-quote.ts';

const database = testDatabase();
let checkout: Checkout;
let attendant: AttendantContext;
let coffee: string;
let bread: string;
let bag: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current, ['support-budget']);
  attendant = await anAttendant(checkout.shop);
  coffee = await aProduct(checkout.shop, { name: 'Café', price: 1000, stock: 50_000 });
  bread = await aProduct(checkout.shop, { name: 'Pão', price: 800, stock: 50_000 });
  bag = await aProduct(checkout.shop, { name: 'Sacola', price: 1290, stock: 1000 });
});
afterEach(() => auditOrders(checkout.shop));

async function requested(units: Record<string, number>): Promise<number> {
  const answer = await submitOrder(checkout.shopper, { draft: aDraft(checkout, units), key: undefined });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value.number;
}
const accept = (number: number, version = 1) =>
  acceptQuote(checkout.shopper, { number, version, withoutSlot: false });
const orderOf = async (number: number) => {
  const found = await getOrder(checkout.shopper, number);
  if (!found.ok) throw new Error('the order is gone');
  return found.value;
};
const given = async ({ id }: Promotion) =>
  (await givenSoFar(checkout.shop.db, checkout.shop.supplier.id, [id], checkout.shopper.actor.clientId)).get(
    id,
  );
const stockOfBag = async () => {
  const ofBag = and(eq(stockLevels.supplierId, checkout.shop.supplier.id), eq(stockLevels.productId, bag));
  return (await database.current.db.select().from(stockLevels).where(ofBag))[0]?.quantity;
};

test('a quote shows what promotions give and uses nothing; accepting it uses and takes all of it', async () => {
  const made = await aPromotion(checkout.shop, { limits: { uses: 1 } });
  const gift = await aGift(checkout.shop, bag, 2_000);
  const number = await requested({ [coffee]: 3 });
  const quote = await orderOf(number);
  expect(quote).toMatchObject({
    total: 2000,
    lines: [{ total: 2000 }, { productId: bag, reason: 'gift', total: 0 }],
  });
  expect([await given(made), await given(gift)]).toMatchObject([{ used: 0 }, { used: 0 }]);
  expect(await stockOfBag()).toBe(1000);
  await price(attendant, number, {});
  expect(await accept(number)).toMatchObject({ ok: true });
  expect(await orderOf(number)).toMatchObject({ total: 2000, lines: quote.lines });
  expect([await given(made), await given(gift)]).toMatchObject([
    { used: 1, saved: 1000 },
    { used: 1, saved: 1290 },
  ]);
  expect(await stockOfBag()).toBe(0);
});

test('one whose promotion is used up meanwhile is refused with a way to go on', async () => {
  const made = await aPromotion(checkout.shop, { limits: { uses: 1 } });
  const number = await requested({ [coffee]: 3 });
  await price(attendant, number, {});
  const use = { promotionId: made.id, label: '', times: 1, saved: centavos(1000) };
  await countPromotions(checkout.shopper, [use]);
  expect(await accept(number)).toEqual({ ok: false, refusal: { code: 'promotion-exhausted' } });
  // The shop prices it again, by itself: nothing of the promotion is left in it.
  await price(attendant, number, { [coffee]: 900 });
  expect(await accept(number, 2)).toMatchObject({ ok: true });
  expect(await orderOf(number)).toMatchObject({ total: 2700 });
  expect(await given(made)).toMatchObject({ used: 1, saved: 1000 });
});

test('each of two quotes may promise what the client has once; the second cannot be accepted so', async () => {
  const made = await aPromotion(checkout.shop, { limits: { perClient: 1 } });
  const [one, other] = [await requested({ [coffee]: 3 }), await requested({ [coffee]: 4 })];
  expect(await orderOf(one)).toMatchObject({ total: 2000 });
  expect(await orderOf(other)).toMatchObject({ total: 3000 });
  for (const number of [one, other]) await price(attendant, number, {});
  expect(await accept(one)).toMatchObject({ ok: true });
  expect(await accept(other)).toEqual({ ok: false, refusal: { code: 'promotion-exhausted' } });
  expect(await given(made)).toMatchObject({ used: 1, ofClient: 1 });
});

test('the shop’s own price of a line is final, and the other lines keep what they were given', async () => {
  await aPromotion(checkout.shop);
  const number = await requested({ [coffee]: 5, [bread]: 2 });
  // Of seven units the two breads are free.
  expect(await orderOf(number)).toMatchObject({ total: 5000 });
  await price(attendant, number, { [coffee]: 700 });
  expect(await orderOf(number)).toMatchObject({
    total: 3500,
    lines: [
      { total: 3500, reason: 'attendant' },
      { total: 0, promotions: [{ quantity: 2000 }] },
    ],
  });
  expect((await orderOf(number)).lines[0]?.promotions).toBeUndefined();
  await price(attendant, number, { [bread]: 800 });
  expect(await orderOf(number)).toMatchObject({ total: 5100 });
});

test('a gift is not priced, and a price for its product prices what was chosen', async () => {
  await aGift(checkout.shop, bag, 2_000);
  const number = await requested({ [coffee]: 3 });
  const wanted = { prices: new Map([[bag, centavos(100)]]), message: '', days: 7 };
  expect(await priceQuote(attendant, number, wanted)).toMatchObject({
    refusal: { code: 'line-not-in-quote' },
  });
  expect(await orderOf(number)).toMatchObject({ total: 3000 });
});

test('a quote whose gift is out of stock cannot be accepted as it is: the gift is part of it', async () => {
  await aGift(checkout.shop, bag, 2_000);
  const number = await requested({ [coffee]: 3 });
  await price(attendant, number, {});
  const ofBag = and(eq(stockLevels.supplierId, checkout.shop.supplier.id), eq(stockLevels.productId, bag));
  await database.current.db.update(stockLevels).set({ quantity: 0 }).where(ofBag);
  expect(await accept(number)).toMatchObject({
    refusal: { code: 'out-of-stock', facts: { itemNames: ['Sacola'] } },
  });
});
