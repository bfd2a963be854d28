/** Everyone who writes rows that orders need, each with the same products, coupon, window and client. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { saveCart } from '#features/cart/server/save-cart.ts';
import type { ShopperContext } from '#features/cart/server/testing/a-shopper.ts';
import type { AttendantContext } from '#features/cart/server/testing/an-attendant.ts';
import { markCategory } from '#features/catalog/server/categories/mark-category.ts';
import { importProducts } from '#features/catalog/server/import/import-products.ts';
import { parseMapping } from '#features/catalog/server/import/mapping.ts';
import { changeProduct } from '#features/catalog/server/products/edit/change-product.ts';
import { countAtStore } from '#features/catalog/server/stock/by-store/count-at-store.ts';
import { storesOfProduct } from '#features/catalog/server/stock/by-store/store-stock.store.ts';
import { transferBetweenStores } from '#features/catalog/server/stock/by-store/transfer-stock.ts';
import type { Coupon } from '#features/coupons/domain/coupon.ts';
import { changeCoupon } from '#features/coupons/server/change-coupons.ts';
import type { ProviderCharge } from '#features/payments/domain/charges/provider-charge.ts';
import { chargesOf } from '#features/payments/server/charges/charges-of.ts';
import { confirmCharge, refundCharge } from '#features/payments/server/charges/staff-charge-actions.ts';
import { applyMandateReport } from '#features/payments/server/mandates/apply-mandate-report.ts';
import { mandateOf } from '#features/payments/server/mandates/mandates-of.ts';
import { applyProviderReport } from '#features/payments/server/operations/apply-provider-report.ts';
import { charges } from '#features/payments/server/store/payments.tables.ts';
import { titlesOfCharges } from '#features/payments/server/store/titles.store.ts';
import { payTitle } from '#features/payments/server/titles/close-title.ts';
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import { changePromotion } from '#features/promotions/server/promotions/change-promotions.ts';
import { authoriseAutomaticPix, cancelAutomaticPix } from '#features/subscriptions/server/automatic-pix.ts';
import { listSubscriptions } from '#features/subscriptions/server/client-subscriptions.ts';
import { centavos } from '#kernel/money.ts';
import { NONE, thousandths } from '#kernel/quantity.ts';
import { newId } from '#platform/db/new-id.ts';
import { diskPictureStore } from '#platform/pictures/disk-picture-store.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { changePaymentMethod } from '../pay/change-payment-method.ts';
import { acceptQuote } from '../quotes/accept-quote.ts';
import { forecastOf } from '../renewal/forecast.ts';
import { renewAt } from '../renewal/renew-subscriptions.ts';
import { type NewReturn, recordReturn } from '../returns/record-return.ts';
import { shipGoods } from '../shipments/ship-goods.ts';
import { cancelOrder } from '../status/cancel-order.ts';
import { moveShopOrder } from '../status/move-shop-order.ts';
import { orderHooks } from '../status/order-hooks.ts';
import { price } from './at-the-shop.ts';
import { placed, setStatusOf } from './placed.ts';

/** What all writers share. */
export interface CommonGround {
  readonly shopper: ShopperContext;
  readonly attendant: AttendantContext;
  /** Product ids and codes; the second id is the greater. */
  readonly goods: readonly [Good, Good];
  readonly coupon: Coupon;
  /** A limited one for what is paid on account, and a gift without limits for everybody; the second id is the greater. */
  readonly promotions: readonly [Promotion, Promotion];
  readonly folder: string;
  /** Both products, a combo of them, a limited window, a coupon; paid on account. Different each time. */
  readonly draft: (more?: Partial<OrderDraft>) => OrderDraft;
  readonly storeId: string;
  readonly categoryId: string;
  readonly onAccount: string;
  readonly pixOfProvider: string;
  readonly cash: string;
  readonly subscriptionTypeId: string;
}
export interface Good {
  readonly id: string;
  readonly sku: string;
}

/** What a writer does, and the existing order it is about, if any. */
export interface Act {
  readonly order?: number;
  readonly act: () => Promise<unknown>;
}
export type Writer = (ground: CommonGround) => Promise<Act>;

let files = 0;
let marks = 0;
const DAY = 24 * 60 * 60_000;
const quoting = <C extends ShopperContext | AttendantContext>(context: C): C => ({
  ...context,
  supplier: { ...context.supplier, tags: new Set([...context.supplier.tags, 'support-budget']) },
});
/** Throws where it was refused: nothing was locked to the end. */
const accepted = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
};

export const WRITERS: Readonly<Record<string, Writer>> = {
  'an order': async ({ shopper, draft }) => ({ act: () => placed(shopper, draft()) }),

  'an order that only its stock can stop': async ({ shopper, draft, goods: [a, b], cash }) => {
    const { coupon: _, slot: __, ...plain } = draft({ paymentMethodId: cash });
    const lines = [b, a].map(({ id }) => ({
      productId: id,
      quantity: thousandths(2000),
      giftWrap: false,
    }));
    return { act: () => placed(shopper, { ...plain, lines, deliveryType: 'delivery' }) };
  },

  'the order of a subscription': async ({ shopper, draft, cash, subscriptionTypeId }) => {
    const begun = draft({ paymentMethodId: cash, subscriptionTypeId });
    const order = await placed(shopper, begun);
    const on = (days: number) => renewAt({ ...shopper, now: shopper.now + days * DAY }, rethrow);
    for (let day = 1; day < 7; day += 1) await on(day);
    return { order, act: () => on(7) };
  },

  'the order of a subscription, which is collected': async (ground) => {
    const { shopper } = ground;
    const { order } = await collected(ground);
    const on = (days: number) => renewAt({ ...shopper, now: shopper.now + days * DAY }, rethrow);
    for (let day = 1; day < 7; day += 1) await on(day);
    return { order, act: () => on(7) };
  },

  'a bank’s word that an order could not be collected': async (ground) => {
    const { shopper, draft, pixOfProvider } = ground;
    const { mandateId } = await collected(ground);
    const order = await placed(shopper, draft({ paymentMethodId: pixOfProvider }));
    const { db, supplier } = shopper;
    const collection = { firstDueOn: '2026-08-12', failedOn: [], retries: false };
    const ofOrder = and(eq(charges.supplierId, supplier.id), eq(charges.orderNumber, order));
    await db
      .update(charges)
      .set({ mandateId, dueDate: '2026-08-12', details: { collection } })
      .where(ofOrder);
    const charge = (await chargesOf(shopper, [order])).get(order);
    if (charge === undefined) throw new Error('no charge');
    const report: ProviderCharge = {
      ...{ chargeId: charge.id, ref: `ref-${charge.id}`, status: 'expired' as const },
      ...{ amount: charge.amount, captured: centavos(0), refunded: centavos(0) },
      collection: { dueOn: '2026-08-12', failedOn: ['2026-08-12'] },
    };
    return { order, act: () => applyProviderReport(shopper, gateways, { provider: 'sandbox', report }) };
  },

  'a bank’s word that a mandate has ended': async (ground) => {
    const { order, report } = await collected(ground);
    const ended = { ...report, status: 'cancelled-by-payer' as const };
    const word = { provider: 'sandbox' as const, report: ended };
    return { order, act: () => applyMandateReport(ground.shopper, gateways, word) };
  },

  'a client who ends a mandate, and asks for another': async (ground) => {
    const { shopper } = ground;
    const { order, subscriptionId } = await collected(ground);
    return {
      order,
      act: async () => {
        accepted(await cancelAutomaticPix(shopper, subscriptionId));
        // Refused where a file of products changes what would be ordered at the same moment.
        await authoriseAutomaticPix(shopper, subscriptionId, forecastOf);
      },
    };
  },

  'a client who cancels the order that began a collected subscription': async (ground) => {
    const { order } = await collected(ground);
    return { order, act: async () => accepted(await cancelOrder(ground.shopper, order, 'engano')) };
  },

  'a client who cancels': async ({ shopper, draft }) => {
    const order = await placed(shopper, draft());
    return { order, act: async () => accepted(await cancelOrder(shopper, order, 'engano')) };
  },

  'a client who cancels the order that began a subscription': async ({ shopper, draft, ...ground }) => {
    const { cash: paymentMethodId, subscriptionTypeId } = ground;
    const order = await placed(shopper, draft({ paymentMethodId, subscriptionTypeId }));
    return { order, act: async () => accepted(await cancelOrder(shopper, order, 'engano')) };
  },

  'a client who accepts a quote': async ({ shopper, attendant, draft, goods: [a, b] }) => {
    const order = await placed(quoting(shopper), draft());
    await price(quoting(attendant), order, { [a.id]: 900, [b.id]: 900 });
    const wanted = { number: order, version: 1, withoutSlot: false };
    return { order, act: async () => accepted(await acceptQuote(quoting(shopper), wanted)) };
  },

  'a file of products': async ({ attendant, goods: [a, b], folder }) => {
    files += 1;
    const file = join(folder, `produtos-${files}.csv`);
    const rest = `11,00;${80_000 + files};${1 + (files % 2)}`;
    await writeFile(
      file,
      `sku;nome;preco;estoque;min_por_pedido\n${b.sku};Queijo;${rest}\n${a.sku};Vinho;${rest}\n`,
    );
    const counts = () =>
      importProducts(attendant, {
        file,
        mapping: parseMapping([]),
        pictures: diskPictureStore(folder),
        onRefused: (line, reason) => {
          throw new Error(`${line}: ${reason}`);
        },
        onProgress: () => {},
      });
    return { act: counts };
  },

  'the panel, of a category': async ({ attendant, categoryId }) => {
    marks += 1;
    return { act: async () => accepted(await markCategory(attendant, categoryId, marks % 2 === 1)) };
  },

  'the panel, of a product': async ({ attendant, goods: [, b] }) => ({
    act: async () =>
      accepted(await changeProduct(attendant, b.id, { stock: thousandths(900_000), price: centavos(1234) })),
  }),

  'the panel, of a coupon': async ({ attendant, coupon }) => ({
    act: async () => accepted(await changeCoupon(attendant, coupon.id, coupon)),
  }),

  'the panel, of a promotion': async ({ attendant, promotions: [promotion] }) => ({
    act: async () => {
      const wanted = { terms: promotion, active: true };
      accepted(await changePromotion(attendant, async () => [], promotion.id, wanted));
    },
  }),

  'a client who pays in another way': async ({ shopper, draft, onAccount, cash }) => {
    const order = await placed(shopper, draft({ paymentMethodId: cash }));
    const wish = { number: order, methodId: onAccount };
    return { order, act: async () => accepted(await changePaymentMethod(shopper, wish)) };
  },

  'a provider’s word that an order was paid': async ({ shopper, draft, pixOfProvider }) => {
    const order = await placed(shopper, draft({ paymentMethodId: pixOfProvider }));
    const charge = (await chargesOf(shopper, [order])).get(order);
    if (charge === undefined) throw new Error('no charge');
    const { id: chargeId, amount } = charge;
    const report: ProviderCharge = {
      ...{ chargeId, ref: `ref-${chargeId}`, status: 'paid' as const },
      ...{ amount, captured: amount, refunded: centavos(0) },
    };
    return { order, act: () => applyProviderReport(shopper, gateways, { provider: 'sandbox', report }) };
  },

  'the shop, which gives money back': async ({ shopper, attendant, draft, cash }) => {
    const order = await placed(shopper, draft({ paymentMethodId: cash }));
    const charge = (await chargesOf(shopper, [order])).get(order);
    if (charge === undefined) throw new Error('no charge');
    accepted(await confirmCharge(attendant, gateways, charge.id, 'pago'));
    const back = { amount: centavos(100), reason: 'avaria', before: centavos(0) };
    return { order, act: async () => accepted(await refundCharge(attendant, gateways, charge.id, back)) };
  },

  'the shop, to which goods of a paid order come back': async (ground) => {
    const { shopper, attendant, draft, cash } = ground;
    const order = await placed(shopper, draft({ paymentMethodId: cash }));
    const charge = (await chargesOf(shopper, [order])).get(order);
    accepted(await confirmCharge(attendant, gateways, charge?.id ?? '', 'pago'));
    await setStatusOf(shopper, order, 'delivered');
    return { order, act: async () => accepted(await recordReturn(attendant, order, oneOfEach())) };
  },

  'the shop, to whose store goods come back that are owed': async ({
    shopper,
    attendant,
    draft,
    storeId,
  }) => {
    const order = await placed(shopper, draft());
    await setStatusOf(shopper, order, 'delivered');
    const wanted = { ...oneOfEach(), storeId };
    return { order, act: async () => accepted(await recordReturn(attendant, order, wanted)) };
  },

  'the shop, which sends a part of an order': async ({ shopper, attendant, draft }) => {
    const { slot: _, ...withoutWindow } = draft();
    const order = await placed(shopper, { ...withoutWindow, deliveryType: 'delivery' });
    await setStatusOf(shopper, order, 'packed');
    const lines = [{ position: 0, quantity: thousandths(1000) }];
    const papers = { tracking: { carrier: '', code: '', link: '' }, invoiceKey: '' };
    const sent = { key: newId(), version: 1, lines, ...papers };
    return { order, act: async () => accepted(await shipGoods(attendant, order, sent)) };
  },

  'the shop, where an order is picked up': async ({ shopper, attendant, draft }) => {
    const order = await placed(shopper, draft());
    await setStatusOf(shopper, order, 'ready-for-pickup');
    const move = { to: 'delivered', reason: '' } as const;
    return { order, act: async () => accepted(await moveShopOrder(attendant, order, move)) };
  },

  'the panel, of what a store has': async ({ attendant, goods: [a], storeId }) => ({
    act: async () => {
      const there = (await storesOfProduct(attendant.db, attendant.supplier.id, a.id)).get(storeId) ?? NONE;
      const count = {
        key: newId(),
        seen: there,
        counted: thousandths(there + 1),
        placed: NONE,
        reason: 'inventário',
      };
      // Refused where an order was picked up at the same moment.
      await countAtStore(attendant, a.id, storeId, count);
      const wish = { from: storeId, to: undefined, quantity: thousandths(1) };
      const transfer = { ...wish, key: newId(), reason: 'vitrine' };
      accepted(await transferBetweenStores(attendant, a.id, transfer, async () => new Map()));
    },
  }),

  'the shop, whose title is paid': async ({ shopper, attendant, draft }) => {
    const order = await placed(shopper, draft());
    const charge = (await chargesOf(shopper, [order])).get(order);
    const [title] = await titlesOfCharges(shopper.db, shopper.supplier.id, [charge?.id ?? '']);
    const { id = '' } = title ?? {};
    return { order, act: async () => accepted(await payTitle(attendant, orderHooks, id, attendant.now)) };
  },

  'a cart that is saved': async ({ shopper, draft }) => ({
    act: async () => {
      accepted(await saveCart(shopper, { lines: draft().lines, mode: 'merge' }));
    },
  }),
};

/** The later product first. */
const oneOfEach = (): NewReturn => ({
  key: newId(),
  version: 1,
  reason: 'avaria',
  lines: [1, 0].map((position) => ({ position, quantity: thousandths(1000), restocked: true })),
  withFee: false,
  amount: centavos(1),
});

/** A subscription with a mandate in force. */
async function collected({ shopper, draft, pixOfProvider, subscriptionTypeId }: CommonGround) {
  const begun = { paymentMethodId: pixOfProvider, subscriptionTypeId, automaticPix: true } as const;
  const order = await placed(shopper, draft(begun));
  const own = await listSubscriptions(shopper);
  const subscriptionId = own.find(({ firstOrder }) => firstOrder === order)?.id ?? '';
  const mandate = await mandateOf(shopper, subscriptionId);
  if (mandate === undefined) throw new Error('no mandate');
  const { id: mandateId, floor, periodicity } = mandate;
  const report = { ref: `ref-${mandateId}`, mandateId, status: 'authorised', floor, periodicity } as const;
  await applyMandateReport(shopper, gateways, { provider: 'sandbox', report });
  return { order, subscriptionId, mandateId, report };
}

const gateways = { providerOf: async () => undefined, report: () => {}, orders: orderHooks };
const rethrow = (error: unknown): never => {
  throw error;
};
