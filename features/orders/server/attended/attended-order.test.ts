/** Orders that the shop's staff make for a client, at the client's prices. */
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { accountOfUser } from '#features/accounts/server/clients/users.store.ts';
import { loadCart } from '#features/cart/server/load-cart.ts';
import { prepareCart } from '#features/cart/server/prepare/prepare-cart.ts';
import { saveCart } from '#features/cart/server/save-cart.ts';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { type AttendantContext, anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { grantPrices } from '#features/pricing/server/grant-prices.ts';
import { aCombo } from '#features/promotions/server/testing/a-combo.ts';
import { aGift, aPromotion, only } from '#features/promotions/server/testing/a-promotion.ts';
import { EMPTY_UUID } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { accept } from '#kernel/result.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { orderMails } from '../mails/order-mails.ts';
import { getOrder } from '../read/get-order.ts';
import { getShopOrder } from '../read/shop-orders.ts';
import { orders } from '../store/orders.tables.ts';
import { submitOrder } from '../submit/submit-order.ts';
import { aCheckout, aDraft, anAddress, type Checkout, FEE } from '../testing/a-checkout.ts';
import { auditOrders } from '../testing/audit.ts';
import { asAttendant } from './as-attendant.ts';
import { attendedTerms } from './attended-terms.ts';
import { findBuyers } from './find-buyers.ts';
import { makeAttendedOrder } from './make-attended-order.ts';
import { previewAttendedOrder } from './preview-attended-order.ts';

const database = testDatabase();
let checkout: Checkout;
let attendant: AttendantContext;
let coffee: string;

beforeEach(async () => {
  checkout = await aCheckout(database.current, ['support-price-variance-by-payment']);
  attendant = await anAttendant(checkout.shop);
  coffee = await aProduct(checkout.shop, { name: 'Café', price: 1000, stock: 900_000 });
});
afterEach(() => auditOrders(checkout.shop));

async function make(draft: OrderDraft, key?: string, clientId = checkout.shopper.actor.clientId) {
  const answer = await makeAttendedOrder(attendant, clientId, { draft, key });
  return answer.ok ? accept(answer.value.placed) : answer;
}
async function made(draft: OrderDraft, key?: string): Promise<number> {
  const answer = await make(draft, key);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value.number;
}
const allOrders = () =>
  database.current.db.select().from(orders).where(eq(orders.supplierId, checkout.shop.supplier.id));

describe('it costs what the client would pay', () => {
  test('whatever is bought, paid and received, with coupon, promotions, combo and granted prices', async () => {
    const { shop, shopper, cash, pix } = checkout;
    const rice = await aProduct(shop, { price: 799, wholesalePrice: 650, wholesaleMinimum: 5000 });
    const beans = await aProduct(shop, { price: 333 });
    const bag = await aProduct(shop, { price: 1290, stock: 900_000 });
    const combo = await aCombo(shop);
    await grantPrices(attendant, shopper.actor.clientId, [
      {
        productId: beans,
        price: centavos(299),
        from: thousandths(1000),
        to: thousandths(4000),
        expiresAt: shop.now + 9e6,
      },
    ]);
    await aPromotion(shop, { condition: { scope: only(coffee), units: 2 } });
    await aGift(shop, bag, 3000);
    await createCoupon(
      shop.db,
      shop.supplier.id,
      { code: 'DEZ', discount: { kind: 'percent', basisPoints: 1000 } },
      shop.now,
    );
    const counts = fc
      .tuple(fc.nat(7), fc.nat(7), fc.nat(7), fc.nat(2))
      .filter((all) => all.some((n) => n > 0));
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        counts,
        fc.constantFrom(cash, pix),
        fc.boolean(),
        fc.boolean(),
        async ([coffees, rices, beanses, combos], paymentMethodId, toDoor, withCoupon) => {
          run += 1;
          const products = aDraft(checkout, { [coffee]: coffees, [rice]: rices, [beans]: beanses }).lines;
          const ofCombo = {
            productId: combo.id,
            combo: true,
            quantity: thousandths(combos * 1000),
            giftWrap: false,
          } as const;
          const draftOf = (who: string): OrderDraft => ({
            ...aDraft(checkout, {}, { paymentMethodId, customerOrderNumber: `${who} ${run}` }),
            lines: [...products, ofCombo].filter(({ quantity }) => quantity > 0),
            ...(toDoor ? { deliveryType: 'delivery', addressId: checkout.addressId } : {}),
            ...(withCoupon ? { coupon: 'DEZ' } : {}),
          });
          const preview = await previewAttendedOrder(attendant, shopper.actor.clientId, {
            lines: draftOf('').lines,
            deliveryType: toDoor ? 'delivery' : 'pickup',
            paymentMethodId,
            ...(toDoor ? { addressId: checkout.addressId } : {}),
            ...(withCoupon ? { coupon: 'DEZ' } : {}),
          });
          const own = await submitOrder(shopper, { draft: draftOf('a'), key: undefined });
          const attended = await make(draftOf('b'));
          // Coupons discount products, never combos.
          if (withCoupon && products.every(({ quantity }) => quantity === 0)) {
            expect(own).toMatchObject({ refusal: { code: 'coupon-refused' } });
            expect(attended).toEqual(own);
            return;
          }
          if (!own.ok || !attended.ok || !preview.ok) throw new Error(JSON.stringify([own, attended]));
          const { number: _, charge: __, ...mine } = own.value;
          const { number: ___, charge: ____, ...theirs } = attended.value;
          expect(theirs).toEqual(mine);
          expect(preview.value.cart.subtotal).toBe(
            own.value.total - own.value.deliveryFee + own.value.discount,
          );
          expect(preview.value.options[0]?.fee).toBe(toDoor ? FEE : 0);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('it says who made it, and touches nothing of the client’s', () => {
  test('in the order, its history, the audit and the mail to the client', async () => {
    const { db } = database.current;
    await db.delete(mailOutbox);
    const { shop, shopper } = checkout;
    const number = await made(aDraft(checkout, { [coffee]: 2 }));
    expect(await getOrder(shopper, number)).toMatchObject({
      ok: true,
      value: { issuedBy: 'Paula Lima', issuedAs: 'attendant' },
    });
    expect(await allOrders()).toMatchObject([{ channel: 'MANUAL', userId: shopper.actor.userId }]);
    expect(await getShopOrder(attendant, number)).toMatchObject({
      client: { clientId: shopper.actor.clientId, name: 'Ana Souza' },
      events: [{ status: 'received', side: 'shop', name: 'Paula Lima' }],
    });
    const audited = await db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.supplierId, shop.supplier.id), eq(auditEvents.action, 'order.made')));
    expect(audited).toMatchObject([
      {
        staffId: attendant.actor.staffId,
        subjectId: shopper.actor.clientId,
        after: { order: number, total: 2000 },
      },
    ]);
    const [queued, ...others] = await db.select().from(mailOutbox);
    expect(others).toEqual([]);
    const times = { queuedAt: shop.now, now: shop.now };
    const mail = await orderMails('https://loja.exemplo')[queued?.kind ?? '']?.(
      db,
      queued?.facts ?? {},
      times,
    );
    expect(mail?.to).toBe((await accountOfUser(db, shopper.actor.userId))?.email);
    expect(mail?.text).toContain('Pedido feito por Paula Lima, da loja, para você.');
  });

  test('the client’s cart stays, also where an attendant locked it', async () => {
    const { shopper, shop } = checkout;
    const { lines } = aDraft(checkout, { [coffee]: 3 });
    await saveCart(shopper, { lines, mode: 'replace' });
    await made(aDraft(checkout, { [coffee]: 3 }));
    expect((await loadCart(shopper, {})).lines).toMatchObject([{ quantity: 3000 }]);
    const terms = { lines, reason: 'Combinado', expiresAt: shop.now + 1000 };
    await prepareCart(attendant, shopper.actor.clientId, terms);
    await made(aDraft(checkout, { [coffee]: 1 }));
    expect(await loadCart(shopper, {})).toMatchObject({ lock: {}, lines: [{ quantity: 3000 }] });
  });

  test('in a shop of quotes it is a quote, which the client finds', async () => {
    checkout = await aCheckout(database.current, ['support-budget']);
    attendant = await anAttendant(checkout.shop);
    const product = await aProduct(checkout.shop);
    const number = await made(aDraft(checkout, { [product]: 1 }));
    expect(await getOrder(checkout.shopper, number)).toMatchObject({
      ok: true,
      value: { status: 'quote-requested', issuedBy: 'Paula Lima' },
    });
    const terms = await attendedTerms(attendant, checkout.shopper.actor.clientId);
    expect(terms).toMatchObject({ ok: true, value: { quote: true } });
  });
});

describe('it is made once', () => {
  test('a key pressed five times at once, and again later, gives one order', async () => {
    const draft = aDraft(checkout, { [coffee]: 1 });
    const numbers = await Promise.all([1, 2, 3, 4, 5].map(() => made(draft, 'rascunho')));
    numbers.push(await made(draft, 'rascunho'));
    expect(new Set(numbers).size).toBe(1);
    expect(await allOrders()).toHaveLength(1);
  });

  test('a key that made an order is refused with another draft', async () => {
    await made(aDraft(checkout, { [coffee]: 1 }), 'rascunho');
    expect(await make(aDraft(checkout, { [coffee]: 2 }), 'rascunho')).toEqual({
      ok: false,
      refusal: { code: 'key-reused' },
    });
  });

  test('the client’s own identical order just before is named, and no other is made', async () => {
    const draft = aDraft(checkout, { [coffee]: 1 });
    const own = await submitOrder(checkout.shopper, { draft, key: undefined });
    if (!own.ok) throw new Error(own.refusal.code);
    const refusal = { code: 'duplicate-order', previous: own.value.number };
    expect(await make(draft)).toEqual({ ok: false, refusal });
  });
});

describe('it is refused with nothing written', () => {
  afterEach(async () => expect(await allOrders()).toEqual([]));

  test('without stock, with another total than the one that was seen, or with a foreign address', async () => {
    const other = await anAddress(await aShopper(checkout.shop));
    const cases: readonly (readonly [OrderDraft, object])[] = [
      [aDraft(checkout, { [coffee]: 901 }), { code: 'out-of-stock', itemNames: ['Café'] }],
      [
        aDraft(checkout, { [coffee]: 1 }, { seenTotal: centavos(999) }),
        { code: 'total-changed', totals: { total: 1000 } },
      ],
      [
        aDraft(checkout, { [coffee]: 1 }, { deliveryType: 'delivery', addressId: other }),
        { code: 'address-not-found' },
      ],
      [aDraft(checkout, { [coffee]: 1 }, { paymentMethodId: EMPTY_UUID }), { code: 'payment-not-offered' }],
      [aDraft(checkout, {}), { code: 'empty-cart' }],
    ];
    for (const [draft, refusal] of cases) expect(await make(draft)).toMatchObject({ ok: false, refusal });
  });

  test('for a client whom the shop has not approved', async () => {
    checkout = await aCheckout(database.current, ['restrict-not-approved-user-submission']);
    attendant = await anAttendant(checkout.shop);
    const product = await aProduct(checkout.shop);
    const { actor } = await aShopper(checkout.shop, false);
    const answer = await make(aDraft(checkout, { [product]: 1 }), undefined, actor.clientId);
    expect(answer).toEqual({ ok: false, refusal: { code: 'not-approved' } });
    expect(await attendedTerms(attendant, actor.clientId)).toMatchObject({
      value: { obstacle: 'not-approved' },
    });
  });

  test('for another shop’s client, as for one who does not exist', async () => {
    const elsewhere = await aShop(database.current);
    const theirs = await aShopper(elsewhere);
    for (const id of [theirs.actor.clientId, EMPTY_UUID]) {
      expect(await asAttendant(attendant, id)).toBeUndefined();
      const refusal = { ok: false, refusal: { code: 'client-not-found' } };
      expect(await attendedTerms(attendant, id)).toEqual(refusal);
      const wanted = { lines: [], deliveryType: 'pickup' } as const;
      expect(await previewAttendedOrder(attendant, id, wanted)).toEqual(refusal);
    }
    const found = await findBuyers(attendant, 'souza');
    expect(found.map(({ clientId }) => clientId)).toEqual([checkout.shopper.actor.clientId]);
  });
});

test('the preview says why nothing can be delivered, and what is left out', async () => {
  const { clientId } = checkout.shopper.actor;
  const wanted = { deliveryType: 'delivery', lines: aDraft(checkout, { [coffee]: 1 }).lines } as const;
  expect(await previewAttendedOrder(attendant, clientId, wanted)).toMatchObject({
    value: { options: [], cart: { subtotal: 1000 } },
  });
  const far = await anAddress(checkout.shopper, '69900000');
  expect(await previewAttendedOrder(attendant, clientId, { ...wanted, addressId: far })).toMatchObject({
    value: { noDelivery: { code: 'address-not-served' } },
  });
  const many = { ...wanted, lines: aDraft(checkout, { [coffee]: 901 }).lines };
  expect(await previewAttendedOrder(attendant, clientId, many)).toMatchObject({
    value: { cart: { notices: [{ kind: 'less-stock', name: 'Café' }] } },
  });
});
