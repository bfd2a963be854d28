/** Quotes, from the request to the order. Spec 4, order statuses; 6, tag support-budget; reliability I1, I3, I4, I12. */
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setCustomer } from '#features/accounts/server/clients/customers.store.ts';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { type AttendantContext, anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { products, stockLevels } from '#features/catalog/server/products/catalog.tables.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { coupons } from '#features/coupons/server/coupons.tables.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { paymentMethods } from '#features/payments/server/store/payment-methods.tables.ts';
import { centavos } from '#kernel/money.ts';
import { CHANGED_BY_OTHER } from '#platform/contract/changed-by-other.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { rowOf } from '../../contract/read/export-orders.wire.ts';
import { exportOrders } from '../export/export-orders.ts';
import { getOrder } from '../read/get-order.ts';
import { listOrders } from '../read/list-orders.ts';
import { cancelOrder, refuseQuote } from '../status/cancel-order.ts';
import { moveShopOrder } from '../status/move-shop-order.ts';
import { orderQuotes } from '../store/order-records.tables.ts';
import { forgetClientOrders } from '../store/personal-data.store.ts';
import { submitOrder } from '../submit/submit-order.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { price } from '../testing/at-the-shop.ts';
import { auditOrders } from '../testing/audit.ts';
import { acceptQuote } from './accept-quote.ts';
import { closeForgottenQuotes } from './close-forgotten-quotes.ts';
import { priceQuote } from './price-quote.ts';
import { requestQuoteAgain } from './request-quote-again.ts';

const instant = (text: string) => new Date(text).getTime();
const DAY = 24 * 60 * 60_000;
const database = testDatabase();
let checkout: Checkout;
let attendant: AttendantContext;
let coffee: string;
let number: number;

beforeEach(async () => {
  checkout = await aCheckout(database.current, ['support-budget']);
  attendant = await anAttendant(checkout.shop);
  coffee = await aProduct(checkout.shop, { name: 'Café', price: 1000, stock: 5000 });
  number = await requestQuote({ [coffee]: 2 });
});
afterEach(() => auditOrders(checkout.shop));

async function requestQuote(units: Record<string, number>, more: Parameters<typeof aDraft>[2] = {}) {
  const draft = aDraft(checkout, units, more);
  const answer = await submitOrder(checkout.shopper, { draft, key: undefined });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  expect(answer.value).toMatchObject({ status: 'quote-requested' });
  return answer.value.number;
}

const stock = async (id = coffee) => {
  const [row] = await database.current.db
    .select({ quantity: stockLevels.quantity })
    .from(stockLevels)
    .where(and(eq(stockLevels.supplierId, checkout.shop.supplier.id), eq(stockLevels.productId, id)));
  return row?.quantity;
};
const order = async (which = number) => {
  const found = await getOrder(checkout.shopper, which);
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
};
interface How {
  readonly which?: number;
  readonly at?: number;
  readonly withoutSlot?: boolean;
  readonly methodId?: string;
}
const accept = (version = 1, { which = number, at = 0, withoutSlot = false, ...paid }: How = {}) =>
  acceptQuote(
    { ...checkout.shopper, now: checkout.shopper.now + at },
    { number: which, version, withoutSlot, ...paid },
  );
const closeCash = () =>
  database.current.db
    .update(paymentMethods)
    .set({ active: false })
    .where(
      and(eq(paymentMethods.supplierId, checkout.shop.supplier.id), eq(paymentMethods.id, checkout.cash)),
    );

describe('a new quote', () => {
  test('holds nothing: neither stock nor money', async () => {
    expect(await stock()).toBe(5000);
    expect((await order()).charge).toBeUndefined();
  });

  test('is not accepted before it is priced', async () => {
    expect(await accept()).toMatchObject({ refusal: { code: 'quote-not-priced' } });
  });

  test('may ask for more than there is: the shop says when', async () => {
    const many = await aProduct(checkout.shop, { price: 1, stock: 1_000_000 });
    await requestQuote({ [many]: 999 });
    expect(await stock(many)).toBe(1_000_000);
  });
});

describe('priced by the shop', () => {
  test('it has the shop’s prices, fee, message and validity, and shows what was requested', async () => {
    await price(attendant, number, { [coffee]: 850 }, { deliveryFee: 0, message: 'Boa compra', days: 3 });
    const { status, lines, quote, ...totals } = await order();
    expect(status).toBe('quote-priced');
    expect(lines).toMatchObject([{ unitPrice: 850, total: 1700, requestedPrice: 1000, reason: 'attendant' }]);
    expect(totals).toMatchObject({ subtotal: 1700, deliveryFee: 0, discount: 0, total: 1700 });
    expect(quote).toMatchObject({ version: 1, message: 'Boa compra' });
    expect(quote?.validUntil).toBe(instant('2026-11-23T23:59:59.999-03:00'));
  });

  test('again, it is another version; the one before is accepted no more', async () => {
    await price(attendant, number, { [coffee]: 850 });
    await price(attendant, number, { [coffee]: 700 });
    expect(await accept(1)).toMatchObject({ refusal: { code: 'quote-changed' } });
    expect(await accept(2)).toMatchObject({ ok: true });
    const { lines, events } = await order();
    expect(lines).toMatchObject([{ unitPrice: 700, requestedPrice: 1000 }]);
    expect(events.map(({ status, side }) => [status, side])).toEqual([
      ['quote-requested', 'client'],
      ['quote-priced', 'shop'],
      ['received', 'client'],
    ]);
  });

  test('who did not see the prices of somebody else replaces none, and reads which version there is', async () => {
    const answer = { prices: new Map([[coffee, centavos(700)]]), message: '', days: 1 };
    await price(attendant, number, { [coffee]: 850 });
    expect(await priceQuote(attendant, number, { ...answer, seen: 0 })).toMatchObject({
      refusal: { code: CHANGED_BY_OTHER, facts: { atual: 1 } },
    });
    expect((await order()).lines).toMatchObject([{ unitPrice: 850 }]);
    expect(await priceQuote(attendant, number, { ...answer, seen: 1 })).toMatchObject({ ok: true });
    expect((await order()).lines).toMatchObject([{ unitPrice: 700 }]);
  });

  test('it names only products of the quote, and another shop’s quote is none', async () => {
    const other = await aProduct(checkout.shop);
    const answer = { prices: new Map([[other, 1 as never]]), message: '', days: 1 };
    expect(await priceQuote(attendant, number, answer)).toMatchObject({
      refusal: { code: 'line-not-in-quote' },
    });
    const elsewhere = await anAttendant((await aCheckout(database.current)).shop);
    expect(await priceQuote(elsewhere, number, answer)).toMatchObject({
      refusal: { code: 'order-not-found' },
    });
  });

  test('once it is an order its prices stand', async () => {
    await price(attendant, number, { [coffee]: 850 });
    await accept();
    const answer = { prices: new Map([[coffee, 1 as never]]), message: '', days: 1 };
    expect(await priceQuote(attendant, number, answer)).toMatchObject({ refusal: { code: 'quote-closed' } });
  });

  test('the shop moves it by hand nowhere but to its end', async () => {
    await price(attendant, number, { [coffee]: 850 });
    const move = { to: 'received', reason: '' } as const;
    expect(await moveShopOrder(attendant, number, move)).toMatchObject({ refusal: { code: 'illegal-move' } });
    const end = { to: 'cancelled', reason: 'fora de linha' } as const;
    expect(await moveShopOrder(attendant, number, end)).toMatchObject({ ok: true });
    expect(await stock()).toBe(5000);
  });
});

describe('accepted', () => {
  beforeEach(() => price(attendant, number, { [coffee]: 850 }));

  test('it is an order: stock is taken and money asked for, at the quote’s prices', async () => {
    await database.current.db
      .update(products)
      .set({ price: 99_999 })
      .where(and(eq(products.supplierId, checkout.shop.supplier.id), eq(products.id, coffee)));
    expect(await accept()).toEqual({ ok: true, value: undefined });
    const { status, total, charge } = await order();
    expect({ status, total }).toEqual({ status: 'received', total: 1700 });
    expect(charge).toMatchObject({ amount: 1700, status: 'pending' });
    expect(await stock()).toBe(3000);
  });

  test('ten times at once, it is one order', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept()));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await stock()).toBe(3000);
    expect((await order()).events).toHaveLength(3);
  });

  test('cancelled, it gives back what it took', async () => {
    await accept();
    await cancelOrder(checkout.shopper, number, 'mudei de ideia');
    expect(await stock()).toBe(5000);
    expect((await order()).charge?.status).toBe('cancelled');
    expect(await accept()).toMatchObject({ refusal: { code: 'quote-closed' } });
  });

  test('while the shop prices it again, one of the two holds, never both', async () => {
    const [accepted, priced] = await Promise.all([
      accept(1),
      priceQuote(attendant, number, { prices: new Map([[coffee, 1 as never]]), message: '', days: 1 }),
    ]);
    expect(accepted.ok).not.toBe(priced.ok);
    const { status, total } = await order();
    expect([status, total]).toEqual(accepted.ok ? ['received', 1700] : ['quote-priced', 2]);
  });

  test('without stock it stays a quote, and nothing of it is taken', async () => {
    const tea = await aProduct(checkout.shop, { name: 'Chá', stock: 5000 });
    const both = await requestQuote({ [coffee]: 2, [tea]: 2 });
    await price(attendant, both, { [coffee]: 1 });
    await database.current.db
      .update(stockLevels)
      .set({ quantity: 1000 })
      .where(and(eq(stockLevels.supplierId, checkout.shop.supplier.id), eq(stockLevels.productId, tea)));
    expect(await accept(1, { which: both })).toMatchObject({
      refusal: { code: 'out-of-stock', facts: { itemNames: ['Chá'] } },
    });
    expect(await stock()).toBe(5000);
    expect((await order(both)).status).toBe('quote-priced');
  });

  test('a product that is sold no more is named', async () => {
    await database.current.db
      .update(products)
      .set({ active: false })
      .where(and(eq(products.supplierId, checkout.shop.supplier.id), eq(products.id, coffee)));
    expect(await accept()).toMatchObject({
      refusal: { code: 'out-of-stock', facts: { itemNames: ['Café'] } },
    });
  });

  test('its way of paying is offered still', async () => {
    await closeCash();
    expect(await accept()).toMatchObject({ refusal: { code: 'payment-not-offered' } });
    expect(await stock()).toBe(5000);
  });

  test('or another in its place, at the quote’s prices, whatever that one does to those of the day', async () => {
    const { shop, pix } = checkout;
    const tags = new Set([...shop.supplier.tags, 'support-price-variance-by-payment'] as const);
    const buyer = { ...checkout.shopper, supplier: { ...shop.supplier, tags } };
    const byPix = { number, version: 1, withoutSlot: false, methodId: pix };
    expect(await acceptQuote(buyer, byPix)).toMatchObject({ refusal: { code: 'other-prices' } });
    await closeCash();
    expect(await acceptQuote(buyer, byPix)).toMatchObject({ ok: true });
    expect(await order()).toMatchObject({
      status: 'received',
      total: 1700,
      paymentMethodId: pix,
      paymentName: 'Pix',
      charge: { kind: 'pix', amount: 1700 },
    });
    expect(await acceptQuote(buyer, byPix)).toMatchObject({ ok: true });
    expect((await order()).events).toHaveLength(3);
  });

  test('on account in its place, it is within the credit, or nothing is taken', async () => {
    const { db, supplier } = checkout.shop;
    const { clientId } = checkout.shopper.actor;
    const onAccount = await createPaymentMethod(db, supplier.id, {
      ...{ kind: 'on-account', name: 'Faturado', description: '', priceVariance: 0, position: 5 },
      ...{ deliveryTypes: ['pickup'], onAccount: { days: [28] } },
    });
    await closeCash();
    await setCustomer(db, supplier.id, clientId, { approved: true, creditLimit: 1699 });
    const faturado = { methodId: onAccount };
    expect(await accept(1, faturado)).toMatchObject({ refusal: { code: 'payment-refused' } });
    expect(await stock()).toBe(5000);
    expect((await order()).paymentMethodId).toBe(checkout.cash);
    await setCustomer(db, supplier.id, clientId, { approved: true, creditLimit: 1700 });
    expect(await accept(1, faturado)).toMatchObject({ ok: true });
  });

  test('not one that its coupon does not allow, nor one that is not offered for it', async () => {
    const { db, supplier, now } = checkout.shop;
    const discount = { kind: 'percent', basisPoints: 1000 } as const;
    await createCoupon(
      db,
      supplier.id,
      { code: 'DINHEIRO', discount, paymentMethodIds: [checkout.cash] },
      now,
    );
    const quote = await requestQuote({ [coffee]: 1 }, { coupon: 'DINHEIRO' });
    await price(attendant, quote, { [coffee]: 500 });
    await closeCash();
    expect(await accept(1, { which: quote, methodId: checkout.pix })).toMatchObject({
      refusal: { code: 'other-prices' },
    });
    const elsewhere = await aCheckout(database.current);
    const ofClub = await createPaymentMethod(db, supplier.id, {
      ...{ kind: 'cash-on-delivery', name: 'Do clube', description: '', priceVariance: 0, position: 5 },
      ...{ deliveryTypes: ['pickup'], groups: ['Clube'] },
    });
    for (const methodId of [newId(), elsewhere.pix, ofClub]) {
      expect(await accept(1, { methodId })).toMatchObject({
        refusal: { code: 'payment-not-offered' },
      });
    }
  });

  test('nobody accepts another’s, nor one who may not see prices any more', async () => {
    const other = await aShopper(checkout.shop);
    expect(await acceptQuote(other, { number, version: 1, withoutSlot: false })).toMatchObject({
      refusal: { code: 'order-not-found' },
    });
    const { actor, supplier, db } = checkout.shopper;
    await setCustomer(db, supplier.id, actor.clientId, { approved: false });
    const waiting = { ...checkout.shopper, actor: { ...actor, approved: false } };
    expect(await acceptQuote(waiting, { number, version: 1, withoutSlot: false })).toMatchObject({
      refusal: { code: 'not-approved' },
    });
  });

  test('a linked user accepts what they asked for themselves', async () => {
    const { actor } = checkout.shopper;
    const linked = {
      ...checkout.shopper,
      actor: { ...actor, userId: (await aShopper(checkout.shop)).actor.userId, capacity: 'linked' as const },
    };
    expect(await acceptQuote(linked, { number, version: 1, withoutSlot: false })).toMatchObject({
      refusal: { code: 'order-not-found' },
    });
  });
});

describe('its time', () => {
  beforeEach(() => price(attendant, number, { [coffee]: 850 }, { days: 2 }));

  test('it holds until the end of its last day, and then it is asked for again', async () => {
    const late = instant('2026-11-23T00:00:00-03:00') - checkout.shop.now;
    expect(await accept(1, { at: late })).toMatchObject({ refusal: { code: 'quote-expired' } });
    expect(await stock()).toBe(5000);
    await requestQuoteAgain(checkout.shopper, number, 'Ainda quero');
    const { status, events } = await order();
    expect(status).toBe('quote-requested');
    expect(events.at(-1)).toMatchObject({ reason: 'Ainda quero', side: 'client' });
    expect(await accept(1)).toMatchObject({ refusal: { code: 'quote-not-priced' } });
    await price(attendant, number, { [coffee]: 860 });
    expect(await accept(2)).toMatchObject({ ok: true });
  });

  test('its last moment is good', async () => {
    expect(await accept(1, { at: instant('2026-11-22T23:59:59-03:00') - checkout.shop.now })).toMatchObject({
      ok: true,
    });
  });

  test('thirty days after nobody asked again it is closed, and no sooner', async () => {
    const end = instant('2026-11-22T23:59:59.999-03:00');
    await closeForgottenQuotes(database.current, end + 30 * DAY - 1000);
    expect((await order()).status).toBe('quote-priced');
    await closeForgottenQuotes(database.current, end + 30 * DAY + 1000);
    const { status, events } = await order();
    expect(status).toBe('cancelled');
    expect(events.at(-1)).toMatchObject({ side: 'system', reason: 'A validade do orçamento acabou.' });
    expect(await stock()).toBe(5000);
  });

  test('one that cannot be closed keeps none of the others open', async () => {
    const second = await requestQuote({ [coffee]: 1 });
    await price(attendant, second, { [coffee]: 860 }, { days: 2 });
    const { db } = database.current;
    await db.execute(
      sql.raw(
        `create function none_of_it() returns trigger language plpgsql as 'begin raise ''none of it''; end'`,
      ),
    );
    await db.execute(
      sql.raw(`create trigger none_of_it before update on orders for each row
        when (new.status = 'cancelled' and new.number = ${number}) execute function none_of_it()`),
    );
    const end = instant('2026-11-22T23:59:59.999-03:00');
    await expect(closeForgottenQuotes(database.current, end + 31 * DAY)).rejects.toThrow();
    await db.execute(sql`drop function none_of_it cascade`);
    const statuses = [await order(), await order(second)].map(({ status }) => status);
    expect(statuses).toEqual(['quote-priced', 'cancelled']);
  });

  test('accepted while it is closed, one of the two holds', async () => {
    const end = instant('2026-11-22T23:59:59.999-03:00');
    const [accepted] = await Promise.all([accept(), closeForgottenQuotes(database.current, end + 31 * DAY)]);
    const { status } = await order();
    expect(status).toBe(accepted.ok ? 'received' : 'cancelled');
    expect(await stock()).toBe(accepted.ok ? 3000 : 5000);
  });
});

describe('asked for again', () => {
  const again = (message: string) => requestQuoteAgain(checkout.shopper, number, message);
  const lastWord = async () => (await order()).events.at(-1)?.reason;

  test('while the shop looks at it already, other words are refused, the same ones are said already', async () => {
    await price(attendant, number, { [coffee]: 850 });
    for (const said of ['Mais barato', ' Mais barato '])
      expect(await again(said)).toMatchObject({ ok: true });
    expect(await again('E sem frete')).toEqual({ ok: false, refusal: { code: 'quote-under-analysis' } });
    expect(await lastWord()).toBe('Mais barato');
    await price(attendant, number, { [coffee]: 800 });
    expect(await again('E sem frete')).toMatchObject({ ok: true });
    expect(await lastWord()).toBe('E sem frete');
  });
});

describe('refused', () => {
  test('it ends with the client’s reason; one that became an order meanwhile stays', async () => {
    await price(attendant, number, { [coffee]: 850 });
    const second = await requestQuote({ [coffee]: 1 });
    expect(await refuseQuote(checkout.shopper, second, ' caro ')).toMatchObject({ ok: true });
    expect((await order(second)).events.at(-1)).toMatchObject({ status: 'cancelled', reason: 'caro' });
    await accept();
    expect(await refuseQuote(checkout.shopper, number, 'caro')).toMatchObject({
      refusal: { code: 'no-quote-any-more' },
    });
    expect((await order()).status).toBe('received');
  });
});

describe('its coupon', () => {
  const uses = async () =>
    (
      await database.current.db
        .select()
        .from(coupons)
        .where(eq(coupons.supplierId, checkout.shop.supplier.id))
    )[0]?.used;
  const setUsed = (used: number) =>
    database.current.db
      .update(coupons)
      .set({ used })
      .where(eq(coupons.supplierId, checkout.shop.supplier.id));
  const withCoupon = async (more: object = {}) => {
    const { db, supplier, now } = checkout.shop;
    const tenPercent = { kind: 'percent', basisPoints: 1000 } as const;
    await createCoupon(db, supplier.id, { code: 'DEZ', discount: tenPercent, limit: 1, ...more }, now);
    return requestQuote({ [coffee]: 1 }, { coupon: 'DEZ' });
  };

  test('is used when the quote is accepted, with the discount it was asked for with', async () => {
    const quote = await withCoupon();
    expect(await uses()).toBe(0);
    await price(attendant, quote, { [coffee]: 500 });
    expect(await order(quote)).toMatchObject({ discount: 100, total: 400, coupon: { code: 'DEZ' } });
    expect(await accept(1, { which: quote })).toMatchObject({ ok: true });
    expect(await uses()).toBe(1);
  });

  test('gives way to a discount of the shop’s', async () => {
    const quote = await withCoupon();
    await price(attendant, quote, { [coffee]: 500 }, { discount: 50 });
    const priced = await order(quote);
    expect(priced).toMatchObject({ discount: 50, total: 450 });
    expect(priced.coupon).toBeUndefined();
    await accept(1, { which: quote });
    expect(await uses()).toBe(0);
  });

  test('used up meanwhile, it holds the quote back', async () => {
    const quote = await withCoupon();
    await price(attendant, quote, { [coffee]: 500 });
    await setUsed(1);
    expect(await accept(1, { which: quote })).toMatchObject({ refusal: { code: 'coupon-refused' } });
    expect(await stock()).toBe(5000);
    await setUsed(0);
  });
});

test('each answer of the shop is stored', async () => {
  await price(attendant, number, { [coffee]: 850 });
  await price(attendant, number, { [coffee]: 840 });
  await accept(2);
  const stored = await database.current.db
    .select()
    .from(orderQuotes)
    .where(eq(orderQuotes.supplierId, checkout.shop.supplier.id));
  expect(stored.map(({ version, subtotal, acceptedAt }) => [version, subtotal, acceptedAt !== null])).toEqual(
    [
      [1, 1700, false],
      [2, 1680, true],
    ],
  );
});

test('when its client is forgotten, what the shop wrote to them is, too', async () => {
  const { db, supplier, actor } = checkout.shopper;
  await price(attendant, number, { [coffee]: 850 }, { message: 'Para a Ana' });
  await requestQuoteAgain(checkout.shopper, number, 'Sou eu, a Ana');
  await forgetClientOrders(db, supplier.id, actor.clientId);
  const { quote, events } = await order();
  expect(quote?.message).toBe('');
  expect(events.map(({ reason }) => reason).join('')).toBe('');
});

test('one that ended as a quote is listed as such, one that was accepted and cancelled as an order', async () => {
  const refused = await requestQuote({ [coffee]: 3 });
  await refuseQuote(checkout.shopper, refused, 'caro');
  await price(attendant, number, { [coffee]: 900 });
  expect(await acceptQuote(checkout.shopper, { number, version: 1, withoutSlot: false })).toMatchObject({
    ok: true,
  });
  const open = await requestQuote({ [coffee]: 1 });
  await cancelOrder(checkout.shopper, number, 'comprei errado');
  const expected = { [refused]: true, [number]: false, [open]: true };
  const listed = await listOrders(checkout.shopper, { page: 1 });
  const summaries = listed.ok ? listed.value.orders : [];
  expect(Object.fromEntries(summaries.map((one) => [one.number, one.stayedQuote]))).toEqual(expected);
  const exported = await exportOrders(checkout.shopper, {}, { mainUser: false });
  const types: Record<string, unknown> = {};
  if (exported.ok)
    for await (const one of exported.value) types[one.number] = rowOf(one, 'csv', 'America/Sao_Paulo')[1];
  expect(types).toEqual({ [refused]: 'Orçamento', [number]: 'Pedido', [open]: 'Orçamento' });
});
