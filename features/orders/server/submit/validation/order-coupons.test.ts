/** Coupons in orders: their discount, the number of uses, and returning a use. Reliability T05, I1, I4. */
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadCart } from '#features/cart/server/load-cart.ts';
import { saveCart } from '#features/cart/server/save-cart.ts';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import type { Coupon } from '#features/coupons/domain/coupon.ts';
import { coupons, couponUses } from '#features/coupons/server/coupons.tables.ts';
import { createCoupon, type NewCoupon } from '#features/coupons/server/create-coupon.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { WireOrderPayload } from '../../../contract/submit/order-payload.schema.ts';
import { orderDraftFromWire } from '../../../contract/submit/submit-order.wire.ts';
import type { OrderDraft } from '../../../domain/submit/order-draft.ts';
import { getOrder } from '../../read/get-order.ts';
import { changeOrderStatus } from '../../status/change-order-status.ts';
import { aCheckout, aDraft, type Checkout } from '../../testing/a-checkout.ts';
import { auditOrders } from '../../testing/audit.ts';
import { submitOrder } from '../submit-order.ts';

const database = testDatabase();
let checkout: Checkout;
let shopper: ShopperContext;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  shopper = checkout.shopper;
});
afterEach(async () => {
  await auditOrders(checkout.shop);
  await auditCoupons();
});

/** I4: a coupon's uses are those of the orders that are not cancelled, and within its limits. */
async function auditCoupons(): Promise<void> {
  const { db, supplier } = checkout.shop;
  const uses = await db.select().from(couponUses).where(eq(couponUses.supplierId, supplier.id));
  for (const coupon of await db.select().from(coupons).where(eq(coupons.supplierId, supplier.id))) {
    const its = uses.filter((use) => use.couponId === coupon.id);
    expect(its).toHaveLength(coupon.used);
    expect(coupon.used).toBeLessThanOrEqual(coupon.useLimit ?? Number.POSITIVE_INFINITY);
    const clients = its.map((use) => use.clientId);
    for (const client of new Set(clients)) {
      const count = clients.filter((one) => one === client).length;
      expect(count).toBeLessThanOrEqual(coupon.useLimitPerClient ?? Number.POSITIVE_INFINITY);
    }
  }
}

const tenPercent = { kind: 'percent', basisPoints: 1000 } as const;
const coupon = (more: Partial<NewCoupon> = {}): Promise<Coupon> =>
  createCoupon(
    checkout.shop.db,
    checkout.shop.supplier.id,
    { code: 'VITRINE10', discount: tenPercent, ...more },
    checkout.shop.now,
  );

const submit = (draft: OrderDraft, context = shopper) => submitOrder(context, { draft, key: undefined });

async function placed(draft: OrderDraft, context = shopper) {
  const answer = await submit(draft, context);
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
  return answer.value;
}

async function refused(draft: OrderDraft, context = shopper) {
  const before = await auditOrders(checkout.shop);
  const answer = await submit(draft, context);
  if (answer.ok) throw new Error(`written: ${answer.value.number}`);
  expect(await auditOrders(checkout.shop)).toBe(before);
  return answer.refusal;
}

let number = 0;
/** A different order each time. */
const draftOf = (units: Record<string, number>, more: Partial<OrderDraft> = {}): OrderDraft => {
  number += 1;
  return aDraft(checkout, units, { customerOrderNumber: `${number}`, ...more });
};

describe('an order with a coupon', () => {
  test('costs less by what the server says, whose parts stand at the lines', async () => {
    await coupon();
    const [a, b] = [await aProduct(shopper, { price: 999 }), await aProduct(shopper, { price: 501 })];
    const order = await placed(
      draftOf({ [a]: 1, [b]: 1 }, { coupon: 'VITRINE10', seenTotal: centavos(1350) }),
    );
    expect(order).toMatchObject({ total: 1350, discount: 150, coupon: { code: 'VITRINE10' } });
    const read = await getOrder(shopper, order.number);
    if (!read.ok) throw new Error('not there');
    expect(read.value).toMatchObject({ discount: 150, coupon: { code: 'VITRINE10', discount: tenPercent } });
    expect(read.value.lines.map((line) => line.discount)).toEqual([100, 50]);
  });

  test.each(['vitrine10', ' Vitrine 10 ', { codigocupom: 'VITRINE\u200b10' }])(
    'is asked for as %j',
    async (cupom) => {
      await coupon();
      const product = await aProduct(shopper, { price: 1000 });
      const wire: WireOrderPayload = {
        itens: [{ id: product, quantidade: 1 }],
        tipoEntrega: 'RETIRADA',
        lojaRetira: { idloja: checkout.storeId },
        formaPagamento: { idformapagto: checkout.cash },
        cupom,
      };
      expect(await placed(orderDraftFromWire(wire))).toMatchObject({ discount: 100 });
    },
  );

  test.each([
    ['of no one', 'NADA', {}, 'unknown'],
    ['that is disabled', 'VITRINE10', { limit: 0 }, 'exhausted'],
    ['that is over', 'VITRINE10', { until: 1 }, 'expired'],
    ['whose minimum is not reached', 'VITRINE10', { minimum: centavos(9999) }, 'below-minimum'],
  ])('%s is refused, and nothing is written', async (_, code, more, reason) => {
    await coupon(more);
    const product = await aProduct(shopper, { price: 1000 });
    expect(await refused(draftOf({ [product]: 1 }, { coupon: code }))).toMatchObject({
      code: 'coupon-refused',
      reason: { code: reason },
    });
  });

  test('is refused where the total is not the one that was seen', async () => {
    await coupon();
    const product = await aProduct(shopper, { price: 1000 });
    const draft = draftOf({ [product]: 1 }, { coupon: 'VITRINE10', seenTotal: centavos(1000) });
    expect(await refused(draft)).toMatchObject({
      code: 'total-changed',
      totals: { total: 900, discount: 100 },
    });
  });

  test('gives the use back when it is cancelled, once', async () => {
    const { id } = await coupon({ limit: 1 });
    const product = await aProduct(shopper, { price: 1000 });
    const order = await placed(draftOf({ [product]: 1 }, { coupon: 'VITRINE10' }));
    expect(await refused(draftOf({ [product]: 1 }, { coupon: 'VITRINE10' }))).toMatchObject({
      code: 'coupon-refused',
    });
    const cancel = () =>
      changeOrderStatus(shopper, { number: order.number, to: 'cancelled', reason: 'desistiu' });
    expect((await cancel()).ok).toBe(true);
    expect((await cancel()).ok).toBe(false);
    const [row] = await shopper.db
      .select({ used: coupons.used })
      .from(coupons)
      .where(and(eq(coupons.supplierId, shopper.supplier.id), eq(coupons.id, id)));
    expect(row?.used).toBe(0);
    expect(await placed(draftOf({ [product]: 1 }, { coupon: 'VITRINE10' }))).toMatchObject({ discount: 100 });
  });

  test('gives the stock back where the last use went to somebody faster', async () => {
    await coupon({ limit: 1 });
    const product = await aProduct(shopper, { price: 1000, stock: 10_000 });
    const others = await Promise.all(Array.from({ length: 8 }, () => aShopper(checkout.shop)));
    const answers = await Promise.all(
      others.map((other) => submit(draftOf({ [product]: 1 }, { coupon: 'VITRINE10' }), other)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const [level] = await shopper.db
      .select({ quantity: stockLevels.quantity })
      .from(stockLevels)
      .where(and(eq(stockLevels.supplierId, shopper.supplier.id), eq(stockLevels.productId, product)));
    expect(level?.quantity).toBe(9_000);
  });
});

describe('the automatic coupon', () => {
  test('applies without being named, unless it was switched off in the cart', async () => {
    await coupon({ code: 'SEMPRE', automatic: true });
    const product = await aProduct(shopper, { price: 1000 });
    expect(await placed(draftOf({ [product]: 1 }))).toMatchObject({
      discount: 100,
      coupon: { code: 'SEMPRE' },
    });
    await saveCart(shopper, { lines: [], mode: 'replace', coupon: { automatic: false } });
    const order = await placed(draftOf({ [product]: 1 }));
    expect(order).toMatchObject({ discount: 0, total: 1000 });
    // The next cart starts with default settings.
    expect(await placed(draftOf({ [product]: 1 }))).toMatchObject({ discount: 100 });
  });

  test('stays where the named one gives no more', async () => {
    await coupon({ code: 'SEMPRE', automatic: true, discount: { kind: 'percent', basisPoints: 2000 } });
    await coupon();
    const product = await aProduct(shopper, { price: 1000 });
    const order = await placed(draftOf({ [product]: 1 }, { coupon: 'VITRINE10' }));
    expect(order).toMatchObject({ discount: 200, coupon: { code: 'SEMPRE' } });
  });

  test('of the first purchase is for the first that was not cancelled', async () => {
    await coupon({ code: 'BEMVINDO', automatic: true, firstPurchase: true });
    const product = await aProduct(shopper, { price: 1000 });
    const first = await placed(draftOf({ [product]: 1 }));
    expect(first.discount).toBe(100);
    await changeOrderStatus(shopper, { number: first.number, to: 'cancelled', reason: '' });
    expect((await placed(draftOf({ [product]: 1 }))).discount).toBe(100);
    expect((await placed(draftOf({ [product]: 1 }))).discount).toBe(0);
    // Another client's first use is still available.
    expect((await placed(draftOf({ [product]: 1 }), await aShopper(checkout.shop))).discount).toBe(100);
  });
});

describe('a coupon that ends while orders come in', () => {
  test('is in none that came after its end; those are refused, and their carts are as they were', async () => {
    const until = checkout.shop.now + 60_000;
    await coupon({ until });
    const product = await aProduct(shopper, { price: 1000, stock: 1_000_000 });
    const buy = async (late: boolean) => {
      const client = await aShopper(checkout.shop);
      const lines = [{ productId: product, quantity: thousandths(1000), giftWrap: false }];
      const cart = await saveCart(client, { lines, mode: 'replace', coupon: { typed: 'VITRINE10' } });
      const now = late ? until : until - 1;
      const answer = await submit(draftOf({ [product]: 1 }, { coupon: 'VITRINE10' }), { ...client, now });
      return { late, answer, client, cart };
    };
    const all = await Promise.all(Array.from({ length: 40 }, (_, index) => buy(index % 2 === 1)));
    for (const { late, answer, client, cart } of all) {
      const left = await loadCart(client, {});
      if (!late) {
        expect(answer).toMatchObject({ ok: true, value: { discount: 100, total: 900 } });
        expect(left.lines).toEqual([]);
      } else {
        expect(answer).toMatchObject({ refusal: { code: 'coupon-refused', reason: { code: 'expired' } } });
        expect(left).toMatchObject({ version: cart.ok && cart.value.version, lines: [{ quantity: 1000 }] });
      }
    }
  });
});

describe('no more orders have a coupon than its limits allow', () => {
  test('a limit of 50 under 500 parallel orders: 50, the others are refused', {
    timeout: 60_000,
  }, async () => {
    await coupon({ limit: 50 });
    const product = await aProduct(shopper, { price: 1000, stock: 1_000_000 });
    const clients: ShopperContext[] = [];
    for (let made = 0; made < 500; made += 1) clients.push(await aShopper(checkout.shop));
    const answers: Awaited<ReturnType<typeof submit>>[] = [];
    const buy = async (): Promise<void> => {
      for (let client = clients.pop(); client !== undefined; client = clients.pop()) {
        answers.push(await submit(draftOf({ [product]: 1 }, { coupon: 'VITRINE10' }), client));
      }
    };
    // As many as can get a connection before the pool times out.
    await Promise.all(Array.from({ length: 60 }, buy));
    expect(answers).toHaveLength(500);
    const written = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    expect(written).toHaveLength(50);
    expect(new Set(written.map(({ discount }) => discount))).toEqual(new Set([100]));
    const reasons = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
    for (const reason of reasons)
      expect(reason).toEqual({ code: 'coupon-refused', reason: { code: 'exhausted' } });
    const [level] = await shopper.db
      .select({ quantity: stockLevels.quantity })
      .from(stockLevels)
      .where(and(eq(stockLevels.supplierId, shopper.supplier.id), eq(stockLevels.productId, product)));
    expect(level?.quantity).toBe(950_000);
  });

  test('one a client, used at once in two spellings: one', async () => {
    await coupon({ limitPerClient: 1 });
    const product = await aProduct(shopper, { price: 1000 });
    const wire = (cupom: string, numPedidoCliente: string) =>
      orderDraftFromWire({
        itens: [{ id: product, quantidade: 1 }],
        tipoEntrega: 'RETIRADA',
        lojaRetira: { idloja: checkout.storeId },
        formaPagamento: { idformapagto: checkout.cash },
        cupom,
        numPedidoCliente,
      });
    const spellings = ['VITRINE10', 'vitrine１０', ' Vitrine 10', 'VITRINE\u200b10'];
    const answers = await Promise.all(
      spellings.map((spelling, index) => submit(wire(spelling, `n${index}`))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers)
      if (!answer.ok)
        expect(answer.refusal).toEqual({ code: 'coupon-refused', reason: { code: 'used-before' } });
  });

  test('a coupon that ends or is disabled meanwhile is given to no one more', async () => {
    const { id } = await coupon();
    const product = await aProduct(shopper, { price: 1000 });
    await shopper.db
      .update(coupons)
      .set({ active: false })
      .where(and(eq(coupons.supplierId, shopper.supplier.id), eq(coupons.id, id)));
    expect(await refused(draftOf({ [product]: 1 }, { coupon: 'VITRINE10' }))).toEqual({
      code: 'coupon-refused',
      reason: { code: 'unknown' },
    });
  });
});

test('a client who guesses codes by orders is stopped', async () => {
  await coupon();
  const product = await aProduct(shopper, { price: 1000 });
  const refusals: string[] = [];
  for (let tried = 0; tried < 12; tried += 1) {
    refusals.push((await refused(draftOf({ [product]: 1 }, { coupon: `NADA${tried}` }))).code);
  }
  expect(refusals).toEqual([...Array(10).fill('coupon-refused'), 'too-many-codes', 'too-many-codes']);
  expect((await refused(draftOf({ [product]: 1 }, { coupon: 'VITRINE10' }))).code).toBe('too-many-codes');
  expect((await placed(draftOf({ [product]: 1 }))).discount).toBe(0);
});
