import { answersAboutClient } from '#features/accounts/server/clients/about-client.ts';
import { orderAddresses } from '#features/addresses/server/addresses-of.ts';
import type { PricedLine } from '#features/cart/domain/cart.ts';
import type { StockView } from '#features/catalog/server/products/offers-of.ts';
import type { CouponOffer } from '#features/coupons/domain/check-coupon.ts';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import { paymentMethod } from '#features/payments/server/methods/list-payment-methods.ts';
import { varianceOf } from '#features/payments/server/methods/payment-variance.ts';
import { isRenewable } from '#features/subscriptions/domain/renewable-payment.ts';
import type { SubscriptionType } from '#features/subscriptions/domain/subscription-type.ts';
import { answersTo, type CharacteristicAnswer } from '#features/suppliers/domain/characteristic.ts';
import { characteristics } from '#features/suppliers/server/supplier-extras.ts';
import { centavos } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { allSettledOrThrow } from '#platform/db/all-settled.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import type { BillingAddress, DeliverySnapshot } from '../../../domain/order.ts';
import { orderLine } from '../../../domain/order-lines.ts';
import { type OrderTotals, orderTotals } from '../../../domain/order-totals.ts';
import type { OrderLine } from '../../../domain/placed-order.ts';
import type { OrderDraft } from '../../../domain/submit/order-draft.ts';
import type { SubmitRefusal } from '../../../domain/submit/submit-refusal.ts';
import { billingCopy } from './billing-copy.ts';
import { channelOf } from './channel-of.ts';
import { orderCoupon } from './check-coupon.ts';
import { checkDelivery } from './check-delivery.ts';
import { checkSubscription } from './check-subscription.ts';
import { type BoughtWay, priceGoods } from './price-goods.ts';

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
export async function priceOrder(
  context: CustomerContext,
  draft: OrderDraft,
  { renewed, stockView = 'asked' }: OrderTerms = {},
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
  const asking = characteristics(context);
  const addressing = orderAddresses(context, draft.deliveryType === 'DELIVERY' ? draft.addressId : undefined);
  const meant = addressing.then(({ address }) => address);
  const [bought, goods, method, asked, aboutClient, addresses, delivery, coupon] = await allSettledOrThrow([
    buying,
    selling,
    paying,
    asking,
    asking.then(({ client }) => answersAboutClient(context, client, given)),
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
  const answers = answersTo(asked.order, given);
  if (!answers.ok || !aboutClient.ok) return refuse({ code: 'characteristic-missing' });
  const { lines, subtotal } = goods.value;
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
  const answeredNow = given.some(({ id }) => asked.client.some((one) => one.id === id));
  return accept({
    channel,
    lines: linesOf(lines, offer),
    totals,
    delivery: delivery.value.snapshot,
    billing: billing && billingCopy(billing),
    method,
    offer,
    type,
    answers: answers.value,
    aboutClient: answeredNow ? aboutClient.value : undefined,
    forAdults: forAdults.length > 0,
  });
}

type ChosenWay = Omit<BoughtWay, 'variance'>;

/** Stand-ins for the concurrent lookups when the order is going to be refused anyway. */
const ORDINARY: ChosenWay = { channel: 'WEB', subscription: undefined };
const NOTHING = { lines: [], subtotal: centavos(0) };

async function wayOfBuying(
  context: CustomerContext,
  draft: OrderDraft,
  renewed: SubscriptionType | undefined,
): Promise<Result<ChosenWay, SubmitRefusal>> {
  if (renewed !== undefined) return accept({ channel: 'WEB', subscription: renewed });
  const channel = await channelOf(context, draft);
  if (!channel.ok) return channel;
  const subscription = await checkSubscription(context, draft, channel.value);
  return subscription.ok
    ? accept({ channel: channel.value, subscription: subscription.value })
    : subscription;
}

const linesOf = (priced: readonly PricedLine[], offer: CouponOffer | undefined): OrderLine[] =>
  priced.map((line) => orderLine(line, offer?.parts.get(line.product.id)));
