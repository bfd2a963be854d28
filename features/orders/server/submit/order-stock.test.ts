import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { counted } from '#features/cart/server/testing/counted.ts';
import { stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { claimsOf } from '../store/idempotency.store.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { auditOrders } from '../testing/audit.ts';
import { submitOrder } from './submit-order.ts';

const database = testDatabase();
let checkout: Checkout;
let shopper: ShopperContext;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  shopper = checkout.shopper;
});
afterEach(() => auditOrders(checkout.shop));

const submit = (draft: OrderDraft, context = shopper) => submitOrder(context, { draft, key: undefined });

const stockLeft = async (productId: string) =>
  (
    await database.current.db
      .select({ quantity: stockLevels.quantity })
      .from(stockLevels)
      .where(and(eq(stockLevels.supplierId, checkout.shop.supplier.id), eq(stockLevels.productId, productId)))
  )[0]?.quantity;

const readsStock = (sql: string): boolean =>
  sql.includes('stock_levels') && !/update "stock_levels"/.test(sql);

test.each(['cash', 'pix'] as const)(
  'an order paid by %s takes its stock and asks for none before',
  async (way) => {
    const id = await aProduct(shopper, { stock: 5000 });
    const watched = counted(database.url);
    const client = { ...shopper, db: watched.db, database: watched };
    const answer = await submit(aDraft(checkout, { [id]: 2 }, { paymentMethodId: checkout[way] }), client);
    await watched.close();
    expect(answer.ok).toBe(true);
    expect(watched.queries.filter(readsStock)).toEqual([]);
    expect(await stockLeft(id)).toBe(3000);
  },
);

test('twenty at once for the last three: three orders, and the others get what is short', async () => {
  const id = await aProduct(shopper, { name: 'Último', stock: 3000 });
  const clients = await Promise.all(Array.from({ length: 20 }, () => aCheckout(database.current)));
  const answers = await Promise.all(
    clients.map(({ shopper: { actor } }, index) =>
      submit(aDraft(checkout, { [id]: 1 }, { note: `${index}` }), { ...shopper, actor }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  for (const answer of answers.filter(({ ok }) => !ok))
    expect(answer).toMatchObject({ refusal: { code: 'out-of-stock', itemNames: ['Último'] } });
  expect(await stockLeft(id)).toBe(0);
});

test('shortages are reported before all that is wrong besides', async () => {
  const id = await aProduct(shopper, { name: 'Último', stock: 1000 });
  const wrong = { paymentMethodId: '00000000-0000-4000-8000-000000000000' };
  expect(await submit(aDraft(checkout, { [id]: 2 }, wrong))).toMatchObject({
    refusal: { code: 'out-of-stock' },
  });
  expect(await submit(aDraft(checkout, { [id]: 1 }, wrong))).toMatchObject({
    refusal: { code: 'payment-not-offered' },
  });
  expect(await stockLeft(id)).toBe(1000);
});

test('a quote, which takes nothing, is refused what there is not enough of', async () => {
  const quoting = await aCheckout(database.current, ['support-budget']);
  const id = await aProduct(quoting.shopper, { stock: 1000 });
  expect(await submit(aDraft(quoting, { [id]: 2 }), quoting.shopper)).toMatchObject({
    refusal: { code: 'out-of-stock' },
  });
});

test('a number is taken for an order that is new, and for no other', async () => {
  const { db, supplier, now } = checkout.shop;
  const id = await aProduct(shopper);
  const draft = aDraft(checkout, { [id]: 1 });
  const request = { supplierId: supplier.id, clientId: shopper.actor.clientId, fingerprint: 'new', now };
  const ofKey = (key: string, draws = true) => claimsOf(db, { ...request, key, draws });
  expect(await ofKey('chave')).toEqual({ number: expect.any(Number) });
  expect(await ofKey('chave', false)).toEqual({});
  const made = await submitOrder(shopper, { draft, key: 'chave' });
  if (!made.ok) throw new Error(made.refusal.code);
  const { number } = made.value;
  expect(await ofKey('chave')).toEqual({ byKey: { number, requestHash: expect.any(String) } });
});
