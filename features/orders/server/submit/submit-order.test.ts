import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadCart } from '#features/cart/server/load-cart.ts';
import { saveCart } from '#features/cart/server/save-cart.ts';
import { aShopper, type ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import { counted } from '#features/cart/server/testing/counted.ts';
import { products, stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createDeliverySlot } from '#features/delivery/server/create-delivery-slot.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { asAnotherProcess } from '#platform/db/nested-use.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import type { SubmittedOrder } from '../../domain/submit/submit-refusal.ts';
import { getOrder } from '../read/get-order.ts';
import { changeOrderStatus } from '../status/change-order-status.ts';
import { forgetOldKeys, lockClient } from '../store/idempotency.store.ts';
import { orderKeys } from '../store/order-records.tables.ts';
import { aCheckout, aDraft, anAddress, type Checkout, FEE } from '../testing/a-checkout.ts';
import { auditOrders } from '../testing/audit.ts';
import { checkDuplicate } from './idempotency/preview-submission.ts';
import { type Submission, submitOrder } from './submit-order.ts';

const database = testDatabase();
const MINUTE = 60_000;
let checkout: Checkout;
let shopper: ShopperContext;

beforeEach(async () => {
  checkout = await aCheckout(database.current);
  shopper = checkout.shopper;
});
afterEach(async () => {
  await auditOrders(checkout.shop);
});

const submit = (draft: OrderDraft, key?: string, context = shopper) => submitOrder(context, { draft, key });

async function placed(draft: OrderDraft, key?: string, context = shopper): Promise<SubmittedOrder> {
  const answer = await submit(draft, key, context);
  if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`);
  return answer.value;
}

async function refused(draft: OrderDraft, key?: string, context = shopper) {
  const before = await auditOrders(checkout.shop);
  const answer = await submit(draft, key, context);
  if (answer.ok) throw new Error(`written: ${answer.value.number}`);
  expect(await auditOrders(checkout.shop)).toBe(before);
  return answer.refusal;
}

const later = (milliseconds: number): ShopperContext => ({ ...shopper, now: shopper.now + milliseconds });

async function stockOf(productId: string): Promise<number | undefined> {
  const { db, supplier } = checkout.shop;
  const [row] = await db
    .select({ quantity: stockLevels.quantity })
    .from(stockLevels)
    .where(and(eq(stockLevels.supplierId, supplier.id), eq(stockLevels.productId, productId)));
  return row?.quantity;
}

describe('an order is written whole', () => {
  test('with the server’s prices, its fee, its copies, its first event and its charge', async () => {
    const id = await aProduct(shopper, { name: 'Café', price: 1990, stock: 10_000 });
    const draft = aDraft(
      checkout,
      { [id]: 3 },
      {
        deliveryType: 'delivery',
        addressId: checkout.addressId,
        paymentMethodId: checkout.pix,
        note: 'Tocar a campainha',
        customerOrderNumber: 'PO-7',
      },
    );
    const answer = await placed(draft);
    expect(answer).toMatchObject({
      status: 'received',
      total: 3 * 1990 + FEE,
      deliveryFee: FEE,
      clientId: shopper.actor.clientId,
      itemNames: ['Café'],
      charge: {
        kind: 'pix',
        status: 'pending',
        amount: 3 * 1990 + FEE,
        pix: { txid: `PED${answer.number}` },
      },
    });
    const order = await getOrder(shopper, answer.number);
    expect(order).toMatchObject({
      ok: true,
      value: {
        issuedBy: 'Ana Souza',
        delivery: { type: 'delivery', areaName: 'São Paulo', address: { street: 'Avenida Paulista' } },
        note: 'Tocar a campainha',
        customerOrderNumber: 'PO-7',
        subtotal: 5970,
        discount: 0,
        lines: [{ productId: id, quantity: 3000, unitPrice: 1990, reason: 'normal', total: 5970 }],
        events: [{ status: 'received', reason: '' }],
        charge: { id: answer.charge?.id },
      },
    });
    expect(await stockOf(id)).toBe(7000);
  });

  test('picked up at the store it names, by id or by name, and free of charge', async () => {
    const id = await aProduct(shopper);
    const byId = await placed(aDraft(checkout, { [id]: 1 }));
    expect(byId).toMatchObject({ deliveryFee: 0, total: 1000 });
    const { storeId: _, ...unnamed } = aDraft(checkout, { [id]: 2 });
    await placed({ ...unnamed, storeName: 'Loja do centro' });
    expect(await refused({ ...unnamed, storeName: 'Outra' })).toEqual({ code: 'no-delivery-option' });
    expect(await refused(aDraft(checkout, { [id]: 3 }, { storeId: newId() }))).toEqual({
      code: 'no-delivery-option',
    });
  });

  test('what was ordered leaves the cart, the rest stays', async () => {
    const [a, b] = [await aProduct(shopper), await aProduct(shopper)];
    await saveCart(shopper, { lines: aDraft(checkout, { [a]: 1, [b]: 1 }).lines, mode: 'replace' });
    await placed(aDraft(checkout, { [a]: 1 }));
    expect((await loadCart(shopper, {})).lines.map((line) => line.product.id)).toEqual([b]);
  });

  test('with support-budget it begins as a quote, and nobody is asked to pay yet', async () => {
    checkout = await aCheckout(database.current, ['support-budget']);
    shopper = checkout.shopper;
    const id = await aProduct(shopper);
    const quote = await placed(aDraft(checkout, { [id]: 1 }));
    expect(quote.status).toBe('quote-requested');
    expect(quote.charge).toBeUndefined();
  });

  test('the price of the payment method is the one charged', async () => {
    checkout = await aCheckout(database.current, ['support-price-variance-by-payment']);
    shopper = checkout.shopper;
    const id = await aProduct(shopper, { price: 1000 });
    const inPix = aDraft(checkout, { [id]: 2 }, { paymentMethodId: checkout.pix });
    expect((await placed(inPix)).total).toBe(1900);
    expect((await placed(aDraft(checkout, { [id]: 2 }))).total).toBe(2000);
  });
});

describe('refused, with nothing written', () => {
  test('an empty cart', async () => {
    const id = await aProduct(shopper);
    expect(await refused(aDraft(checkout, {}))).toEqual({ code: 'empty-cart' });
    expect(await refused(aDraft(checkout, { [id]: 0 }))).toEqual({ code: 'empty-cart' });
  });

  test('a client whom the supplier has not approved, where it asks for that', async () => {
    for (const [tag, expected] of [
      ['restrict-not-approved-user-submission', false],
      ['support-budget', false],
      ['use-primary-address', true],
    ] as const) {
      checkout = await aCheckout(database.current, [tag]);
      const id = await aProduct(checkout.shop);
      const unapproved = await aShopper(checkout.shop, false);
      const answer = await submit(aDraft(checkout, { [id]: 1 }), undefined, unapproved);
      expect(answer.ok).toBe(expected);
      if (!answer.ok) expect(answer.refusal).toEqual({ code: 'not-approved' });
    }
  });

  test('another client’s address, exactly as an absent one', async () => {
    const id = await aProduct(shopper);
    const foreign = await anAddress(await aShopper(checkout.shop));
    const to = (addressId: string) => aDraft(checkout, { [id]: 1 }, { deliveryType: 'delivery', addressId });
    expect(await refused(to(foreign))).toEqual({ code: 'address-not-found' });
    expect(await refused(to(newId()))).toEqual({ code: 'address-not-found' });
  });

  test('an address outside the area, with the specification’s refusal', async () => {
    const id = await aProduct(shopper);
    const addressId = await anAddress(shopper, '90010000');
    expect(await refused(aDraft(checkout, { [id]: 1 }, { deliveryType: 'delivery', addressId }))).toEqual({
      code: 'address-not-served',
    });
  });

  test('a slot that nobody offers', async () => {
    const { db, supplier } = checkout.shop;
    await createDeliverySlot(db, supplier.id, {
      deliveryType: 'pickup',
      weekday: 1,
      startsAt: 480,
      endsAt: 720,
    });
    const id = await aProduct(shopper);
    const slot = { slotId: newId(), date: '2026-11-23' };
    expect(await refused(aDraft(checkout, { [id]: 1 }, { slot }))).toEqual({ code: 'slot-not-offered' });
  });

  test('a payment method that is not this supplier’s, or not for this way of delivery', async () => {
    const id = await aProduct(shopper);
    const other = await aCheckout(database.current);
    for (const paymentMethodId of [other.cash, newId()]) {
      expect(await refused(aDraft(checkout, { [id]: 1 }, { paymentMethodId }))).toEqual({
        code: 'payment-not-offered',
      });
    }
  });

  test('another supplier’s product, an inactive one, and a quantity the product does not have', async () => {
    const other = await aCheckout(database.current);
    const foreign = await aProduct(other.shop, { name: 'Alheio' });
    const inactive = await aProduct(shopper, { active: false });
    const sixes = await aProduct(shopper, { name: 'Meia dúzia', step: 6000, minimum: 6000, maximum: 12_000 });
    for (const [id, quantity] of [
      [foreign, 1],
      [inactive, 1],
      [sixes, 1],
      [sixes, 7],
      [sixes, 18],
    ] as const) {
      expect((await refused(aDraft(checkout, { [id]: quantity }))).code).toBe('cart-changed');
    }
    expect(await refused(aDraft(checkout, { [sixes]: 7 }))).toMatchObject({ itemNames: ['Meia dúzia'] });
    const halves = aDraft(checkout, { [sixes]: 12 }).lines;
    const split = aDraft(checkout, {}, { lines: [...halves, ...halves] });
    expect((await refused(split)).code).toBe('cart-changed');
  });

  test('a line that comes to less than a centavo, with its name, also where wrapping costs something', async () => {
    const spice = await aProduct(shopper, {
      name: 'Açafrão',
      ...{ price: 400, step: 1, minimum: 0, giftWrapPrice: 500 },
    });
    const dear = await aProduct(shopper);
    const grams = (thousandthsOf: number, giftWrap = false): OrderDraft =>
      aDraft(checkout, {}, { lines: [{ productId: spice, quantity: thousandths(thousandthsOf), giftWrap }] });
    const alone = { code: 'cart-changed', itemNames: ['Açafrão'], notices: [{ kind: 'too-little' }] };
    expect(await refused(grams(1))).toMatchObject(alone);
    expect(await refused(grams(1, true))).toMatchObject(alone);
    const otherDraft = aDraft(checkout, { [dear]: 1 });
    expect(await refused({ ...otherDraft, lines: [...otherDraft.lines, ...grams(1).lines] })).toMatchObject(
      alone,
    );
    expect((await placed(grams(2))).total).toBe(1);
    const free = await aProduct(shopper, { name: 'Brinde', price: 0 });
    expect(await refused(aDraft(checkout, { [free]: 1 }))).toMatchObject({ itemNames: ['Brinde'] });
  });

  test('more than there is, by name, and every other line’s stock is left alone', async () => {
    const plenty = await aProduct(shopper, { stock: 50_000 });
    const scarce = await aProduct(shopper, { name: 'Último', stock: 2000 });
    expect(await refused(aDraft(checkout, { [plenty]: 5, [scarce]: 3 }))).toMatchObject({
      code: 'out-of-stock',
      itemNames: ['Último'],
    });
    expect(await stockOf(plenty)).toBe(50_000);
  });

  test('a total that is not the one the client saw, with the new one', async () => {
    const id = await aProduct(shopper, { price: 1000 });
    const draft = aDraft(
      checkout,
      { [id]: 2 },
      {
        deliveryType: 'delivery',
        addressId: checkout.addressId,
        seenTotal: centavos(2000 + FEE),
      },
    );
    await shopper.db
      .update(products)
      .set({ price: 1100 })
      .where(eq(products.supplierId, checkout.shop.supplier.id));
    const refusal = await refused(draft);
    expect(refusal).toMatchObject({
      code: 'total-changed',
      totals: { total: 2200 + FEE, deliveryFee: FEE },
      lines: [{ price: { unit: 1100 } }],
    });
    expect((await placed({ ...draft, seenTotal: centavos(2200 + FEE) })).total).toBe(2200 + FEE);
  });
});

describe('orders are written once', () => {
  test('ten parallel sends with one key make one order, and all get its number', async () => {
    const id = await aProduct(shopper, { stock: 100_000 });
    const draft = aDraft(checkout, { [id]: 1 }, { paymentMethodId: checkout.pix });
    const answers = await Promise.all(Array.from({ length: 10 }, () => placed(draft, 'chave')));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(new Set(answers.map(({ charge }) => charge?.pix?.code)).size).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await auditOrders(checkout.shop)).toBe(1);
    expect(await stockOf(id)).toBe(99_000);
  });

  test('of ten parallel sends of one content with ten keys, one is an order and the others get its number', async () => {
    const id = await aProduct(shopper);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => submit(aDraft(checkout, { [id]: 1 }), `chave-${index}`)),
    );
    const [written, ...rest] = answers.filter((answer) => answer.ok);
    expect(rest).toEqual([]);
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
    const previous = written?.ok ? written.value.number : undefined;
    expect(refusals).toEqual(Array.from({ length: 9 }, () => ({ code: 'duplicate-order', previous })));
  });

  test('a submit waits for one that another process is writing for the same client', async () => {
    const id = await aProduct(shopper);
    const client = { supplierId: shopper.supplier.id, clientId: shopper.actor.clientId };
    const said: string[] = [];
    let waiting: Promise<unknown> | undefined;
    await database.current.transaction(async (db) => {
      await lockClient(db, client);
      waiting = asAnotherProcess(() => placed(aDraft(checkout, { [id]: 1 }))).then(() =>
        said.push('written'),
      );
      await new Promise((resolve) => setTimeout(resolve, 300));
      said.push('released');
    });
    await waiting;
    expect(said).toEqual(['released', 'written']);
  });

  test('a key with another request is refused', async () => {
    const id = await aProduct(shopper);
    await placed(aDraft(checkout, { [id]: 1 }), 'chave');
    expect(await refused(aDraft(checkout, { [id]: 2 }), 'chave')).toEqual({ code: 'key-reused' });
    expect(await refused(aDraft(checkout, { [id]: 1 }, { note: 'outra' }), 'chave')).toEqual({
      code: 'key-reused',
    });
  });

  test('a key belongs to its client and supplier', async () => {
    const id = await aProduct(shopper);
    const draft = aDraft(checkout, { [id]: 1 });
    const mine = await placed(draft, 'chave');
    const hers = await placed(draft, 'chave', await aShopper(checkout.shop));
    expect(hers.number).not.toBe(mine.number);
  });

  test('the same content is refused for a minute and welcome after it', async () => {
    const id = await aProduct(shopper);
    const draft = aDraft(checkout, { [id]: 1 });
    const { number } = await placed(draft);
    expect(await refused(draft, undefined, later(MINUTE - 1))).toEqual({
      code: 'duplicate-order',
      previous: number,
    });
    await placed(draft, undefined, later(MINUTE));
  });

  test('an order that was cancelled may be made again at once', async () => {
    const id = await aProduct(shopper);
    const draft = aDraft(checkout, { [id]: 1 });
    const { number } = await placed(draft);
    await changeOrderStatus(shopper, { number, to: 'cancelled', reason: 'engano' });
    expect((await placed(draft)).number).not.toBe(number);
  });

  test('a refused submit leaves its key free', async () => {
    const id = await aProduct(shopper, { stock: 0 });
    const draft = aDraft(checkout, { [id]: 1 });
    expect((await refused(draft, 'chave')).code).toBe('out-of-stock');
    await shopper.db
      .update(stockLevels)
      .set({ quantity: 1000 })
      .where(eq(stockLevels.supplierId, checkout.shop.supplier.id));
    await placed(draft, 'chave');
  });

  test('a key answers for a day; after it, it may be used again and old ones are forgotten', async () => {
    const id = await aProduct(shopper);
    const draft = aDraft(checkout, { [id]: 1 });
    const first = await placed(draft, 'chave');
    const day = 24 * 60 * MINUTE;
    expect((await placed(draft, 'chave', later(day - 1))).number).toBe(first.number);
    expect((await placed(draft, 'chave', later(day))).number).not.toBe(first.number);
    await placed(aDraft(checkout, { [id]: 2 }), 'velha');
    await forgetOldKeys(shopper.db, shopper.supplier.id, shopper.now + day + 1);
    const keys = await shopper.db
      .select({ key: orderKeys.key })
      .from(orderKeys)
      .where(eq(orderKeys.supplierId, shopper.supplier.id));
    expect(keys).toEqual([{ key: 'chave' }]);
  });

  test('the duplicate check returns what a submit would, and writes nothing', async () => {
    const id = await aProduct(shopper);
    const submission: Submission = { draft: aDraft(checkout, { [id]: 1 }), key: 'chave' };
    expect(await checkDuplicate(shopper, submission)).toEqual({ ok: true, value: undefined });
    expect(await auditOrders(checkout.shop)).toBe(0);
    const { number } = await placed(submission.draft, 'chave');
    expect(await checkDuplicate(shopper, submission)).toEqual({ ok: true, value: number });
    expect(await checkDuplicate(shopper, { ...submission, key: undefined })).toEqual({
      ok: false,
      refusal: { code: 'duplicate-order', previous: number },
    });
    const other = await aShopper(checkout.shop);
    expect(await checkDuplicate(other, submission)).toEqual({ ok: true, value: undefined });
  });

  test('a linked user learns of nobody else’s order: not by its key, and not by its content', async () => {
    const id = await aProduct(shopper);
    const draft = aDraft(checkout, { [id]: 1 });
    const { userId } = (await aShopper(checkout.shop)).actor;
    const linked = { ...shopper, actor: { ...shopper.actor, userId, capacity: 'linked' as const } };
    await placed(draft, 'chave');
    for (const [key, refusal] of [
      ['chave', { code: 'key-reused' }],
      ['outra', { code: 'duplicate-order' }],
    ] as const) {
      expect(await refused(draft, key, linked)).toEqual(refusal);
      expect(await checkDuplicate(linked, { draft, key })).toEqual({ ok: false, refusal });
    }
    const more = aDraft(checkout, { [id]: 2 });
    const own = await placed(more, 'minha', linked);
    expect((await placed(more, 'minha', linked)).number).toBe(own.number);
    expect(await refused(more, 'nova', linked)).toEqual({ code: 'duplicate-order', previous: own.number });
  });
});

test('40 clients for the last 10 units make 10 orders, 30 plain refusals and no stock', async () => {
  const id = await aProduct(shopper, { name: 'Último', stock: 10_000 });
  const clients = await Promise.all(Array.from({ length: 40 }, () => aShopper(checkout.shop)));
  const answers = await Promise.all(
    clients.map((client) => submit(aDraft(checkout, { [id]: 1 }), 'chave', client)),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(10);
  const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['out-of-stock']));
  expect(refusals[0]).toMatchObject({ itemNames: ['Último'] });
  expect(await stockOf(id)).toBe(0);
  expect(await auditOrders(checkout.shop)).toBe(10);
});

test('orders of the same products in opposite sequence do not wait for each other forever', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => aProduct(shopper, { stock: 100_000 })));
  const clients = await Promise.all(Array.from({ length: 12 }, () => aShopper(checkout.shop)));
  await Promise.all(
    clients.map((client, index) => {
      const { lines } = aDraft(checkout, Object.fromEntries(ids.map((id) => [id, 1])));
      const inSomeOrder = index % 2 === 0 ? lines : lines.toReversed();
      return placed(aDraft(checkout, {}, { lines: inSomeOrder }), undefined, client);
    }),
  );
  expect(await stockOf(ids[0] ?? '')).toBe(88_000);
});

test('an order asks a fixed number of questions, whatever its length', async () => {
  const ids = await Promise.all(Array.from({ length: 100 }, () => aProduct(shopper, { stock: 900_000 })));
  const watched = counted(database.url);
  const client = { ...shopper, db: watched.db, database: watched };
  const counts: number[] = [];
  for (const some of [ids.slice(0, 1), ids]) {
    watched.queries.length = 0;
    await placed(aDraft(checkout, Object.fromEntries(some.map((id) => [id, 1]))), `k${some.length}`, client);
    counts.push(watched.queries.length);
  }
  await watched.close();
  expect(counts[1]).toBe(counts[0]);
  expect(counts[0]).toBeLessThanOrEqual(20);
});

test('nothing of the order is there when one step fails', async () => {
  const id = await aProduct(shopper, { stock: 5000 });
  const broken: ShopperContext = { ...shopper, actor: { ...shopper.actor, userId: newId() } };
  await expect(submit(aDraft(checkout, { [id]: 1 }), 'chave', broken)).rejects.toThrow();
  expect(await stockOf(id)).toBe(5000);
  expect(await auditOrders(checkout.shop)).toBe(0);
  expect((await placed(aDraft(checkout, { [id]: 1 }), 'chave')).total).toBeGreaterThan(ZERO);
});

test('what is wrapped as a present is charged once a line, and the order remembers it', async () => {
  const cup = await aProduct(checkout.shop, { price: 4490, giftWrapPrice: 490 });
  const plain = await aProduct(checkout.shop, { price: 1000 });
  const draft = aDraft(checkout, { [cup]: 2, [plain]: 1 });
  const wrapped = draft.lines.map((line) => ({ ...line, giftWrap: true }));
  const { number, total } = await placed({ ...draft, lines: wrapped });
  expect(total).toBe(2 * 4490 + 490 + 1000);
  const order = await getOrder(shopper, number);
  expect(order).toMatchObject({
    ok: true,
    value: {
      lines: [
        { productId: cup, giftWrap: true, giftWrapPrice: 490, total: 2 * 4490 + 490 },
        { productId: plain, giftWrap: false, total: 1000 },
      ],
    },
  });
});
