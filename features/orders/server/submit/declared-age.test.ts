import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadCart } from '#features/cart/server/load-cart.ts';
import { saveCart } from '#features/cart/server/save-cart.ts';
import { categories, products } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { getOrder } from '../read/get-order.ts';
import { orders } from '../store/orders.tables.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { submitOrder } from './submit-order.ts';

const database = testDatabase();
let checkout: Checkout;
let beer: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  const { db, supplier } = checkout.shop;
  beer = await aProduct(checkout.shop, { name: 'Cerveja' });
  await db
    .update(products)
    .set({ adultMark: true })
    .where(and(eq(products.supplierId, supplier.id), eq(products.id, beer)));
});

const submit = (extra: object = {}) =>
  submitOrder(checkout.shopper, { draft: { ...aDraft(checkout, { [beer]: 2 }), ...extra }, key: undefined });

describe('an order with what is only for those of age', () => {
  test('is refused without the declaration, names the goods, and loses nothing', async () => {
    const { lines } = aDraft(checkout, { [beer]: 2 });
    await saveCart(checkout.shopper, { lines, mode: 'replace' });
    const answer = await submit();
    expect(answer).toEqual({ ok: false, refusal: { code: 'age-not-declared', itemNames: ['Cerveja'] } });
    expect((await loadCart(checkout.shopper, {})).lines).toHaveLength(1);
  });

  test('is written with it, and remembers when it was declared', async () => {
    const answer = await submit({ adult: true });
    if (!answer.ok) throw new Error(answer.refusal.code);
    const order = await getOrder(checkout.shopper, answer.value.number);
    expect(order).toMatchObject({ ok: true, value: { adultDeclaredAt: checkout.shopper.now } });
  });
});

test('other orders say nothing of anybody’s age', async () => {
  const rice = await aProduct(checkout.shop, { name: 'Arroz' });
  const draft = { ...aDraft(checkout, { [rice]: 1 }), adult: true as const };
  const answer = await submitOrder(checkout.shopper, { draft, key: undefined });
  if (!answer.ok) throw new Error(answer.refusal.code);
  const order = await getOrder(checkout.shopper, answer.value.number);
  expect(order.ok && order.value.adultDeclaredAt).toBeUndefined();
});

test('a marked category marks its products, those to come too, and lets go of them', async () => {
  const { db, supplier } = checkout.shop;
  const isForAdults = async (id: string): Promise<boolean | undefined> => {
    const [row] = await db
      .select({ adultsOnly: products.adultsOnly })
      .from(products)
      .where(and(eq(products.supplierId, supplier.id), eq(products.id, id)));
    return row?.adultsOnly;
  };
  const mark = (adultsOnly: boolean) =>
    db.update(categories).set({ adultsOnly }).where(eq(categories.supplierId, supplier.id));
  const rice = await aProduct(checkout.shop, { name: 'Arroz' });
  expect([await isForAdults(rice), await isForAdults(beer)]).toEqual([false, true]);
  await mark(true);
  const later = await aProduct(checkout.shop, { name: 'Vinho' });
  expect([await isForAdults(rice), await isForAdults(later)]).toEqual([true, true]);
  await mark(false);
  expect([await isForAdults(rice), await isForAdults(later), await isForAdults(beer)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('an order stores the campaign that brought its buyer', async () => {
  const rice = await aProduct(checkout.shop, { name: 'Arroz' });
  const campaign = { source: 'boletim', campaign: 'frutas', all: 'utm_source=boletim' };
  const answer = await submitOrder(checkout.shopper, {
    draft: aDraft(checkout, { [rice]: 1 }),
    key: undefined,
    campaign,
  });
  if (!answer.ok) throw new Error(answer.refusal.code);
  const { db, supplier } = checkout.shop;
  const [row] = await db
    .select({ source: orders.utmSource, campaign: orders.utmCampaign, all: orders.utmAll })
    .from(orders)
    .where(and(eq(orders.supplierId, supplier.id), eq(orders.number, answer.value.number)));
  expect(row).toEqual(campaign);
});
