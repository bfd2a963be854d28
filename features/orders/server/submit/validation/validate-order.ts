import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { answersAboutClient } from '#features/accounts/server/clients/about-client.ts';
import { type Address, postalAddressOf } from '#features/addresses/domain/address.ts';
import { orderAddresses } from '#features/addresses/server/addresses-of.ts';
import type { PricedCart, PricedLine } from '#features/cart/domain/cart.ts';
import { givenGifts } from '#features/cart/domain/cart-gift.ts';
import type { CartNotice } from '#features/cart/domain/cart-notice.ts';
import { priceLines } from '#features/cart/server/price-lines.ts';
import type { StockView } from '#features/catalog/server/products/offers-of.ts';
import type { CouponOffer } from '#features/coupons/domain/coupon-discount.ts';
import { missingForMinimum } from '#features/delivery/domain/fee.ts';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import { paymentMethod } from '#features/payments/server/methods/list-payment-methods.ts';
import { varianceOf } from '#features/payments/server/methods/payment-variance.ts';
import { isRenewable, periodicityOf } from '#features/subscriptions/domain/mandate-terms.ts';
import type { SubscriptionType } from '#features/subscriptions/domain/subscription-type.ts';
import { answersTo, type CharacteristicAnswer } from '#features/suppliers/domain/characteristic.ts';
import { characteristics } from '#features/suppliers/server/choices-of.ts';
import type { Awaitable } from '#kernel/awaitable.ts';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { allSettledOrThrow } from '#platform/db/all-settled.ts';
import type { Context, CustomerContext } from '#platform/db/context.ts';
import type { BillingAddress, DeliverySnapshot } from '../../../domain/order.ts';
import { giftLine, orderLine } from '../../../domain/order-lines.ts';
import { type OrderLine, type OrderTotals, orderTotals } from '../../../domain/placed-order.ts';
import type { OrderDraft } from '../../../domain/submit/order-draft.ts';
import type { SubmitRefusal } from '../../../domain/submit/submit-refusal.ts';
import { checkDelivery } from './check-delivery.ts';
import { orderCoupon } from './order-coupon.ts';
import { type ChosenWay, ORDINARY, wayOfBuying } from './way-of-buying.ts';

/** A validated and priced order, before anything is reserved for it. */
export interface PricedOrder {
  readonly channel: 'WEB' | 'MANUAL';
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
  readonly delivery: DeliverySnapshot;
  readonly billing: BillingAddress | undefined;
  readonly method: PaymentMethod;
  readonly offer: CouponOffer | undefined;
  readonly type: SubscriptionType | undefined;
  readonly answers: readonly CharacteristicAnswer[];
  /** The answers given about the client with this order; undefined without any. */
  readonly aboutClient: readonly CharacteristicAnswer[] | undefined;
  readonly forAdults: boolean;
  /** Names of gifts that were earned and are out of stock: the order goes on without them. */
  readonly missingGifts: readonly string[];
}

interface OrderTerms {
  /** The type of the subscription that orders. */
  readonly renewed?: SubscriptionType | undefined;
  /** 'assumed' only if the caller detects shortages when it takes the stock: `takeStockOrFail`. */
  readonly stockView?: StockView;
}

/**
 * Validates and prices a draft by the supplier's current data; the draft only names things. Writes nothing. Independent lookups
 * run concurrently, and their results are checked in the order below. Decision 020.
 */
export async function validateOrder(
  context: CustomerContext,
  draft: OrderDraft,
  { renewed, stockView = 'read' }: OrderTerms = {},
): Promise<Result<PricedOrder, SubmitRefusal>> {
  const given = draft.answers ?? [];
  const buying = wayOfBuying(context, draft, renewed);
  const paying = paymentMethod(context, draft.paymentMethodId);
  const way = Promise.all([buying, paying]).then(([agreed, method]) => ({
    ...(agreed.ok ? agreed.value : ORDINARY),
    variance: varianceOf(context, method),
  }));
  const selling = priceGoods(context, draft, way, stockView);
  const priced = selling.then((agreed) => (agreed.ok ? agreed.value : NOTHING));
  const questionsLoading = characteristics(context);
  const addressing = orderAddresses(context, draft.deliveryType === 'delivery' ? draft.addressId : undefined);
  const meant = addressing.then(({ address }) => address);
  const [bought, goods, method, questions, aboutClient, addresses, delivery, coupon] =
    await allSettledOrThrow([
      buying,
      selling,
      paying,
      questionsLoading,
      questionsLoading.then(({ client }) => answersAboutClient(context, client, given)),
      addressing,
      checkDelivery(context, draft, priced, meant),
      orderCoupon(context, draft, priced, way),
      // Awaited here as well: if no lookup needs them, their failure would be an unhandled rejection.
      way,
      priced,
      meant,
    ]);
  if (!bought.ok) return bought;
  const { channel, subscription: type } = bought.value;
  if (!goods.ok) return goods;
  if (!method?.deliveryTypes.includes(draft.deliveryType)) return refuse({ code: 'payment-not-offered' });
  // A renewal happens without the client, who could not type in a card.
  if (type !== undefined && !isRenewable(method.kind)) return refuse({ code: 'payment-not-renewable' });
  if (draft.automaticPix && !offersMandate(method, type))
    return refuse({ code: 'automatic-pix-not-offered' });
  const answers = answersTo(questions.order, given);
  if (!answers.ok || !aboutClient.ok) return refuse({ code: 'characteristic-missing' });
  const { lines, subtotal } = goods.value;
  const { minimumOrder } = context.actor.terms ?? {};
  const missing = minimumOrder === undefined ? undefined : missingForMinimum({ minimumOrder }, subtotal);
  if (minimumOrder !== undefined && missing !== undefined)
    return refuse({ code: 'below-client-minimum', minimumOrder, missing });
  const forAdults = lines.filter(({ product }) => product.adultsOnly);
  if (forAdults.length > 0 && draft.adult !== true)
    return refuse({ code: 'age-not-declared', itemNames: forAdults.map(({ product }) => product.name) });
  if (!delivery.ok) return delivery;
  if (!coupon.ok) return coupon;
  const offer = coupon.value;
  const totals = orderTotals(subtotal, delivery.value.fee, offer?.discount);
  if (draft.seenTotal !== undefined && draft.seenTotal !== totals.total)
    return refuse({ code: 'total-changed', totals, lines });
  const { billing } = addresses;
  const answeredNow = given.some(({ id }) => questions.client.some((one) => one.id === id));
  return accept({
    channel,
    lines: [...linesOf(lines, offer), ...givenGifts(goods.value).map(giftLine)],
    totals,
    delivery: delivery.value.snapshot,
    billing: ownBilling(context, draft) ?? (billing && billingCopy(billing)),
    method,
    offer,
    type,
    answers: answers.value,
    aboutClient: answeredNow ? aboutClient.value : undefined,
    forAdults: forAdults.length > 0,
    missingGifts: (goods.value.gifts ?? []).flatMap(({ missing, product }) =>
      missing ? [product.name] : [],
    ),
  });
}

/** Only a subscription of a rhythm that the bank knows. */
const offersMandate = ({ automaticPix }: PaymentMethod, type: SubscriptionType | undefined): boolean =>
  automaticPix === true && type !== undefined && periodicityOf(type.interval) !== undefined;

/** Stands in for goods that are refused. */
const NOTHING = { lines: [], subtotal: centavos(0) };

const linesOf = (priced: readonly PricedLine[], offer: CouponOffer | undefined): OrderLine[] =>
  priced.map((line) => orderLine(line, offer?.parts.get(line.product.id)));

/** The request's own billing address, from those who may change the client's addresses. Spec 3. */
const ownBilling = ({ actor }: CustomerContext, { billing }: OrderDraft): BillingAddress | undefined =>
  capacityMay(actor.capacity, 'addresses:change') ? billing : undefined;

const billingCopy = (address: Address): BillingAddress => ({
  ...postalAddressOf(address),
  country: address.country,
});

/** What prices depend on besides the draft. */
interface BoughtWay extends ChosenWay {
  /** The payment method's, in basis points. */
  readonly variance: number;
}

/**
 * The lines at today's prices, if each can be had exactly as requested: nothing is silently swapped, and a line under a centavo
 * is refused (`cart-changed`). `way` may still be pending.
 */
async function priceGoods(
  context: Context,
  { lines, paymentMethodId, deliveryType, addressId }: OrderDraft,
  way: Awaitable<BoughtWay>,
  stockView: StockView,
): Promise<Result<PricedCart, SubmitRefusal>> {
  const pricing = async () => {
    const { channel, subscription, variance } = await way;
    return {
      paymentMethodId,
      deliveryType,
      ...defined({ addressId }),
      channel,
      variance,
      ...defined({ subscriptionTypeId: subscription === undefined ? undefined : subscription.id }),
    };
  };
  const cart = await priceLines(context, lines, pricing(), stockView);
  if (cart.notices.length === 0) return accept(cart);
  const itemNames = cart.notices.flatMap((notice) => (notice.kind === 'gone' ? [] : [notice.name]));
  const code = cart.notices.some(isShortage) ? 'out-of-stock' : 'cart-changed';
  return refuse({ code, itemNames, notices: cart.notices });
}

const isShortage = ({ kind }: CartNotice): boolean => kind === 'out-of-stock' || kind === 'less-stock';
