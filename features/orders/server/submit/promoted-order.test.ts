/** Promotions and gifts in orders: charged to the centavo, within their limits, given back. Issues: buy X, get Y; gifts. */
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadCart } from '#features/cart/server/load-cart.ts';
import { saveCart } from '#features/cart/server/save-cart.ts';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { counted } from '#features/cart/server/testing/counted.ts';
import { products, stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import { givenSoFar } from '#features/promotions/server/promotions/promotion-uses.store.ts';
import { promotionUses } from '#features/promotions/server/promotions/promotion-uses.tables.ts';
import { aGift, aPromotion, FREE, only } from '#features/promotions/server/testing/a-promotion.ts';
import { centavos, formatMoney } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderSummary } from '../../contract/mails/order-mail-summary.ts';
import { orderFromWire, orderToWire } from '../../contract/order/order.wire.ts';
import { orderSums } from '../../domain/order-sums.ts';
import { changePaymentMethod } from '../pay/change-payment-method.ts';
import { waysToPay } from '../pay/ways-to-pay.ts';
import { getOrder } from '../read/get-order.ts';
import { repeatOrder } from '../read/repeat-order.ts';
import { cancelOrder } from '../status/cancel-order.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { auditOrders } from '../testing/audit.ts';
import { submitOrder } from './submit-order.ts';

const database = testDatabase();
let checkout: Checkout;
let coffee: string;
let bread: string;
let bag: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current, ['support-price-variance-by-payment']);
  coffee = await aProduct(checkout.shop, { name: 'Café', price: 999, stock: 900_000 });
  bread = await aProduct(checkout.shop, { name: 'Pão', price: 500, stock: 900_000 });
  bag = await aProduct(checkout.shop, { name: 'Sacola', price: 1290, stock: 2000 });
});
afterEach(() => auditOrders(checkout.shop));

let sent = 0;
const submit = (
  units: Readonly<Record<string, number>>,
  more: Parameters<typeof aDraft>[2] = {},
  who: ShopperContext = checkout.shopper,
) => {
  sent += 1;
  const draft = aDraft(checkout, units, { customerOrderNumber: `${sent}`, ...more });
  return submitOrder(who, { draft, key: undefined });
};
async function placed(...of: Parameters<typeof submit>): Promise<number> {
  const submitted = await submit(...of);
  if (!submitted.ok) throw new Error(JSON.stringify(submitted.refusal));
  return submitted.value.number;
}
const orderOf = async (number: number, who: ShopperContext = checkout.shopper) => {
  const found = await getOrder(who, number);
  if (!found.ok) throw new Error('the order is gone');
  return found.value;
};
const given = async ({ id }: Promotion, who: ShopperContext = checkout.shopper) =>
  (await givenSoFar(who.db, who.supplier.id, [id], who.actor.clientId)).get(id);
const stockOf = async (id: string) => {
  const [row] = await database.current.db
    .select({ quantity: stockLevels.quantity })
    .from(stockLevels)
    .where(and(eq(stockLevels.supplierId, checkout.shop.supplier.id), eq(stockLevels.productId, id)));
  return row?.quantity;
};
const setStock = (id: string, quantity: number) =>
  database.current.db
    .update(stockLevels)
    .set({ quantity })
    .where(and(eq(stockLevels.supplierId, checkout.shop.supplier.id), eq(stockLevels.productId, id)));

describe('an order of take 3, pay 2', () => {
  test('costs what its cart said, and each line says what it was given', async () => {
    const made = await aPromotion(checkout.shop);
    const lines = [
      { productId: coffee, quantity: thousandths(2000), giftWrap: false },
      { productId: bread, quantity: ONE, giftWrap: false },
    ];
    await saveCart(checkout.shopper, { lines, mode: 'replace' });
    const cart = await loadCart(checkout.shopper, { paymentMethodId: checkout.cash });
    const number = await placed({ [bread]: 1, [coffee]: 2 }, { seenTotal: centavos(cart.subtotal ?? 0) });
    const order = await orderOf(number);
    expect(order).toMatchObject({ subtotal: 1998, discount: 0, total: 1998 });
    expect(order.lines).toMatchObject([
      {
        productId: bread,
        unitPrice: 500,
        total: 0,
        promotions: [{ id: made.id, label: 'Leve 3, pague 2', quantity: 1000, saved: 500, discount: 500 }],
      },
      { productId: coffee, total: 1998 },
    ]);
    expect(orderFromWire(orderToWire(order, () => '')).lines).toEqual(order.lines);
    expect(await given(made)).toEqual({ used: 1, saved: 500, ofClient: 1 });
    // The cart is empty, and what is bought again has today's promotions.
    expect((await loadCart(checkout.shopper, {})).lines).toEqual([]);
    const again = await repeatOrder(checkout.shopper, number);
    expect(again).toMatchObject({ ok: true, value: { lines: [{ today: { price: { total: 0 } } }, {}] } });
  });

  test('adds up the same in mail and page, before and after the payment method', async () => {
    await aPromotion(checkout.shop);
    const order = await orderOf(await placed({ [coffee]: 3 }, { paymentMethodId: checkout.pix }));
    // 9,99 - 5 % = 9,49.
    expect(order).toMatchObject({ subtotal: 1898, total: 1898 });
    expect(orderSums(order)).toMatchObject({ subtotal: 1998, payment: -100, total: 1898, saved: 1099 });
    const rows = orderSummary({ ...order, coupon: null }, order.lines);
    expect(rows[0]).toEqual({
      label: `3 un × Café (Leve 3, pague 2: -${formatMoney(centavos(999))})`,
      value: formatMoney(centavos(1998)),
    });
    expect(rows).toContainEqual({ label: 'Total', value: formatMoney(centavos(1898)), strong: true });
  });

  test('leaves the coupon what is left, and its parts add up', async () => {
    const { db, supplier, now } = checkout.shop;
    await aPromotion(checkout.shop);
    const discount = { kind: 'percent', basisPoints: 3_333 } as const;
    await createCoupon(db, supplier.id, { code: 'TERCO', discount, listed: true }, now);
    const order = await orderOf(await placed({ [coffee]: 4, [bread]: 1 }, { coupon: 'TERCO' }));
    // Five units: the bread is free.
    expect(order).toMatchObject({ subtotal: 3996, discount: 1332, total: 2664 });
    expect(order.lines.reduce((sum, line) => sum + (line.discount ?? 0), 0)).toBe(1332);
  });

  test('gives back what it used when it is cancelled, once', async () => {
    const made = await aPromotion(checkout.shop, { limits: { perClient: 1 } });
    const number = await placed({ [coffee]: 3 });
    expect(await orderOf(await placed({ [coffee]: 3 }))).toMatchObject({ total: 2997 });
    await Promise.all([
      cancelOrder(checkout.shopper, number, 'engano'),
      cancelOrder(checkout.shopper, number, 'engano'),
    ]);
    expect(await given(made)).toEqual({ used: 0, saved: 0, ofClient: 0 });
    expect(await orderOf(await placed({ [coffee]: 3 }))).toMatchObject({ total: 1998 });
  });

  test('is refused if its total is not the one that was seen', async () => {
    await aPromotion(checkout.shop);
    expect(await submit({ [coffee]: 3 }, { seenTotal: centavos(2997) })).toMatchObject({
      ok: false,
      refusal: { code: 'total-changed', totals: { total: 1998 } },
    });
  });
});

describe('limits', () => {
  /** Each client at once, through connections of their own. */
  async function race(clients: number, units: Readonly<Record<string, number>>) {
    const many = openDatabase(database.url, { max: 20 });
    try {
      const shoppers = await Promise.all(Array.from({ length: clients }, () => aShopper(checkout.shop)));
      return await Promise.all(
        shoppers.map((shopper) => submit(units, {}, { ...shopper, db: many.db, database: many })),
      );
    } finally {
      await many.close();
    }
  }

  // Orders for one counted stock would wait for each other anyway.
  test.each([
    ['of a product', () => coffee],
    ['of one whose stock is not counted', () => aProduct(checkout.shop, { price: 999 })],
  ])(
    '20 orders at once %s for the last 3 uses: 3 have it, and nobody pays more than they saw',
    async (_, product) => {
      const made = await aPromotion(checkout.shop, { limits: { uses: 3 } });
      const id = await product();
      const answers = await race(20, { [id]: 3 });
      const had = answers.filter((answer) => answer.ok && answer.value.total === 1998);
      const full = answers.filter((answer) => answer.ok && answer.value.total === 2997);
      const refused = answers.filter(({ ok }) => !ok);
      expect(had).toHaveLength(3);
      for (const answer of refused)
        expect(answer).toMatchObject({
          refusal: { code: 'promotion-exhausted', labels: ['Leve 3, pague 2'] },
        });
      expect(had.length + full.length + refused.length).toBe(20);
      expect(await given(made)).toMatchObject({ used: 3, saved: 2997 });
      // It is over: the next cart has no promotion, and its order none either.
      expect(await orderOf(await placed({ [id]: 3 }))).toMatchObject({ total: 2997 });
    },
  );

  test('20 orders at once for a budget: it is never exceeded, and used as far as whole applications go', async () => {
    const made = await aPromotion(checkout.shop, { limits: { budget: centavos(5_000) } });
    const answers = await race(20, { [await aProduct(checkout.shop, { price: 999 })]: 3 });
    expect(answers.filter((answer) => answer.ok && answer.value.total === 1998)).toHaveLength(5);
    expect(await given(made)).toMatchObject({ used: 5, saved: 4_995 });
  });

  test('40 orders at once of a promotion without limits are all counted', async () => {
    const [one, other] = [await aPromotion(checkout.shop), await aGift(checkout.shop, bread, 500)];
    const answers = await race(40, { [coffee]: 3 });
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await given(one)).toMatchObject({ used: 40, saved: 40 * 999 });
    expect(await given(other)).toMatchObject({ used: 40, saved: 40 * 500 });
  });

  test('for each client hold for orders of one client at once', async () => {
    const made = await aPromotion(checkout.shop, { limits: { perClient: 2 } });
    const numbers = await Promise.all(Array.from({ length: 6 }, () => placed({ [coffee]: 3 })));
    const totals = await Promise.all(numbers.map(async (number) => (await orderOf(number)).total));
    expect(totals.filter((total) => total === 1998)).toHaveLength(2);
    expect(await given(made)).toMatchObject({ used: 2, ofClient: 2 });
  });
});

describe('a gift', () => {
  test('is a line of the order for nothing, of the same stock as all lines', async () => {
    const made = await aGift(checkout.shop, bag, 2_000);
    const number = await placed({ [coffee]: 3 });
    const order = await orderOf(number);
    expect(order).toMatchObject({ subtotal: 2997, total: 2997 });
    expect(order.lines[1]).toMatchObject({
      productId: bag,
      reason: 'gift',
      unitPrice: 0,
      total: 0,
      promotions: [{ id: made.id, label: 'Brinde', saved: 1290, discount: 0 }],
    });
    expect(orderSummary({ ...order, coupon: null }, order.lines)[1]).toEqual({
      label: '1 un × Sacola (brinde)',
      value: 'Grátis',
    });
    expect(await stockOf(bag)).toBe(1000);
    expect(await given(made)).toEqual({ used: 1, saved: 1290, ofClient: 1 });
    expect(await repeatOrder(checkout.shopper, number)).toMatchObject({
      ok: true,
      value: { lines: [{ ordered: { productId: coffee } }] },
    });
    await cancelOrder(checkout.shopper, number, 'engano');
    expect(await stockOf(bag)).toBe(2000);
    expect(await given(made)).toMatchObject({ used: 0, saved: 0 });
  });

  test('of a product that is bought as well is another line, and only what was bought leaves the cart', async () => {
    await aGift(checkout.shop, bag, 2_000);
    const bags = { productId: bag, quantity: ONE, giftWrap: false };
    await saveCart(checkout.shopper, { lines: [bags], mode: 'replace' });
    const order = await orderOf(await placed({ [coffee]: 3 }));
    expect(order.lines.map(({ productId, total }) => [productId, total])).toEqual([
      [coffee, 2997],
      [bag, 0],
    ]);
    expect((await loadCart(checkout.shopper, {})).lines).toMatchObject([{ product: { id: bag } }]);
    const both = await orderOf(await placed({ [coffee]: 3, [bag]: 1 }));
    expect(both).toMatchObject({ total: 2997 + 1290, missingGifts: ['Sacola'] });
  });

  test('out of stock stops nothing, and the order says so', async () => {
    await aGift(checkout.shop, bag, 2_000);
    await setStock(bag, 0);
    const order = await orderOf(await placed({ [coffee]: 3 }));
    expect(order.lines).toHaveLength(1);
    expect(order.missingGifts).toEqual(['Sacola']);
  });

  // With a coupon's code the stock is read before it is taken.
  test.each([
    ['orders', {}],
    ['orders with a coupon', { coupon: 'VALE' }],
  ])('of which two are left is given to two of eight %s at once; the others go without', async (_, more) => {
    const { shop } = checkout;
    const discount = { kind: 'absolute', amount: centavos(100) } as const;
    await createCoupon(shop.db, shop.supplier.id, { code: 'VALE', discount, listed: true }, shop.now);
    await aGift(shop, bag, 2_000);
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => aShopper(shop)));
    const numbers = await Promise.all(shoppers.map((who) => placed({ [coffee]: 3 }, more, who)));
    const orders = await Promise.all(numbers.map((number, index) => orderOf(number, shoppers[index])));
    expect(orders.filter(({ lines }) => lines.length === 2)).toHaveLength(2);
    expect(orders.filter(({ missingGifts }) => missingGifts !== undefined)).toHaveLength(6);
    expect(await stockOf(bag)).toBe(0);
  });

  test('whose uses are over is not given any more, and stops no order of those who race for it', async () => {
    const made = await aGift(checkout.shop, bag, 2_000, { limits: { perOrder: 1, uses: 1 } });
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => aShopper(checkout.shop)));
    const numbers = await Promise.all(shoppers.map((who) => placed({ [coffee]: 3 }, {}, who)));
    const orders = await Promise.all(numbers.map((number, index) => orderOf(number, shoppers[index])));
    expect(orders.filter(({ lines }) => lines.length === 2)).toHaveLength(1);
    expect(await given(made)).toMatchObject({ used: 1 });
  });
});

describe('paid by another method', () => {
  test('an order keeps the units that were rewarded, at that method’s prices, and comes back to the centavo', async () => {
    const made = await aPromotion(checkout.shop, { reward: { ...FREE, basisPoints: 3_333 } });
    const number = await placed({ [coffee]: 3 });
    const before = await orderOf(number);
    // A third off 9,99 is 6,66.
    expect(before).toMatchObject({ total: 2664 });
    const pay = async (methodId: string) => {
      const ways = await waysToPay(checkout.shopper, number);
      const way = ways.ok ? ways.value.find((one) => one.methodId === methodId) : undefined;
      const seenTotal = way?.price.ok ? way.price.value.total : centavos(0);
      expect(await changePaymentMethod(checkout.shopper, { number, methodId, seenTotal })).toMatchObject({
        ok: true,
      });
    };
    await pay(checkout.pix);
    const after = await orderOf(number);
    // 9,49 each, of which a third off is 6,33.
    expect(after).toMatchObject({
      total: 2 * 949 + 633,
      lines: [{ promotions: [{ saved: 333, discount: 316 }] }],
    });
    expect(await given(made)).toMatchObject({ saved: 333 });
    await pay(checkout.cash);
    const again = await orderOf(number);
    expect({ total: again.total, lines: again.lines }).toEqual({ total: before.total, lines: before.lines });
  });

  test('an order with a promotion for one method is refused another', async () => {
    await aPromotion(checkout.shop, { audience: { paymentMethods: [checkout.cash] } });
    const number = await placed({ [coffee]: 3 });
    const card = await createPaymentMethod(checkout.shop.db, checkout.shop.supplier.id, {
      description: '',
      priceVariance: 0,
      deliveryTypes: ['pickup'],
      kind: 'card-on-delivery',
      name: 'Maquininha',
      position: 6,
    });
    expect(await changePaymentMethod(checkout.shopper, { number, methodId: card })).toMatchObject({
      refusal: { code: 'promotion-not-allowed' },
    });
  });
});

test('an order asks no more often without promotions, nor with those of other products', async () => {
  const watched = counted(database.url);
  const client = { ...checkout.shopper, db: watched.db, database: watched };
  const queriesOf = async (units: Readonly<Record<string, number>>): Promise<number> => {
    watched.queries.length = 0;
    await placed(units, {}, client);
    return watched.queries.length;
  };
  const without = await queriesOf({ [coffee]: 3 });
  await aPromotion(checkout.shop, { condition: { scope: only(bread), units: 2 } });
  expect(await queriesOf({ [coffee]: 3 })).toBe(without);
  // Counted and recorded: both are sent with COMMIT.
  expect(await queriesOf({ [bread]: 3 })).toBe(without + 2);
  expect(await queriesOf({ [bread]: 300 })).toBe(without + 2);
  await watched.close();
});

test('what was used is recorded with the order, and a product that is gone takes its promotions with it', async () => {
  const made = await aPromotion(checkout.shop, { condition: { scope: only(coffee, bread), units: 2 } });
  const number = await placed({ [coffee]: 7, [bread]: 2 });
  const [use] = await database.current.db
    .select()
    .from(promotionUses)
    .where(
      and(eq(promotionUses.supplierId, checkout.shop.supplier.id), eq(promotionUses.orderNumber, number)),
    );
  // The three cheapest of nine: both breads and one coffee.
  expect(use).toMatchObject({ promotionId: made.id, times: 3, saved: 500 + 500 + 999 });
  await database.current.db
    .update(products)
    .set({ active: false })
    .where(and(eq(products.supplierId, checkout.shop.supplier.id), eq(products.id, bread)));
  expect(await orderOf(await placed({ [coffee]: 3 }))).toMatchObject({ total: 1998 });
  const { rows } = await database.current.db.execute<{ wrong: number }>(sql`
    select count(*)::int as wrong from order_lines where supplier_id = ${checkout.shop.supplier.id}
      and total <> div(unit_price::numeric * quantity + 500, 1000) + gift_wrap_price - promotion_discount`);
  expect(rows[0]?.wrong).toBe(0);
});
