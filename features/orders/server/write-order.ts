import {
  answersAboutClient,
  becomeCustomer,
  keepAnswersAboutClient,
} from '#features/accounts/server/public.ts';
import { clearCart } from '#features/cart/server/public.ts';
import type { CouponOffer } from '#features/coupons/domain/check-coupon.ts';
import { recordPurchase } from '#features/coupons/server/public.ts';
import { openCharge, paymentMethod } from '#features/payments/server/public.ts';
import { recordComboUses } from '#features/promotions/server/public.ts';
import { isRenewable } from '#features/subscriptions/domain/renewable-payment.ts';
import type { SubscriptionType } from '#features/subscriptions/domain/subscription-type.ts';
import { answersTo, type Characteristic } from '#features/suppliers/domain/characteristic.ts';
import { characteristics } from '#features/suppliers/server/public.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer, Instant } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { NO_CAMPAIGN, type OrderCampaign, type OrderCoupon } from '../domain/order.ts';
import type { OrderDraft } from '../domain/order-draft.ts';
import { orderLine } from '../domain/order-lines.ts';
import { isQuote } from '../domain/order-status.ts';
import { firstStep, readersOf } from '../domain/order-step.ts';
import { orderTotals } from '../domain/order-totals.ts';
import { firstStatus } from '../domain/submit-checks.ts';
import type { SubmitRefusal } from '../domain/submit-refusal.ts';
import type { SubmittedOrder } from '../domain/submitted-order.ts';
import { agreeCoupon } from './agree-coupon.ts';
import { agreeDelivery } from './agree-delivery.ts';
import { agreeGoods } from './agree-goods.ts';
import { agreeSubscription } from './agree-subscription.ts';
import { channelOf } from './channel-of.ts';
import { keptBilling } from './kept-billing.ts';
import { forgetOldKeys } from './order-claims.store.ts';
import { placeOrder } from './place-order.store.ts';
import { queueStep } from './queue-step.ts';
import { subscribe } from './subscribe.ts';
import { comboUses, LostRace, takeGoods } from './take-goods.ts';

/** What is asked for, and what brought the buyer here. */
export interface WantedOrder {
  readonly draft: OrderDraft;
  readonly campaign?: OrderCampaign;
  /** Where a subscription asks for it again, and not its client. */
  readonly renewal?: Renewal;
}

/** A subscription's next order: it begins no other one, and leaves its client's cart alone. */
interface Renewal {
  /** As it was agreed, also where it is offered no more. */
  readonly type: SubscriptionType;
  /** When its client declared to be of age, at its first order. */
  readonly adultDeclaredAt?: Instant;
}

/** By what an order is known again. */
export interface OrderIdentity {
  readonly key: string | undefined;
  readonly fingerprint: string;
  readonly requestHash: string;
}

/** Agrees on goods, payment and delivery by the supplier's own data, then writes. Runs under the client's lock; throws a lost race. */
export async function writeOrder(
  context: Context & { readonly actor: Customer },
  { draft, campaign = NO_CAMPAIGN, renewal }: WantedOrder,
  identity: OrderIdentity,
): Promise<Result<SubmittedOrder, SubmitRefusal>> {
  const { db, supplier, actor, now } = context;
  const [channel, method, asked, billing] = await Promise.all([
    renewal === undefined ? channelOf(context, draft) : accept('WEB' as const),
    paymentMethod(context, draft.paymentMethodId),
    characteristics(context),
    keptBilling(context),
  ]);
  if (!channel.ok) return channel;
  const subscription =
    renewal === undefined ? await agreeSubscription(context, draft, channel.value) : accept(renewal.type);
  if (!subscription.ok) return subscription;
  const type = subscription.value;
  const goods = await agreeGoods(context, draft, { channel: channel.value, subscription: type });
  if (!goods.ok) return goods;
  if (!method?.deliveryTypes.includes(draft.deliveryType)) return refuse({ code: 'payment-not-offered' });
  // What comes again while its client is away can't wait for a card to be typed in.
  if (type !== undefined && !isRenewable(method.kind)) return refuse({ code: 'payment-not-renewable' });
  const answers = answersTo(asked.order, draft.answers ?? []);
  const aboutClient = await answersAboutClient(context, asked.client, draft.answers ?? []);
  if (!answers.ok || !aboutClient.ok) return refuse({ code: 'characteristic-missing' });
  const { lines: priced, subtotal } = goods.value;
  const forAdults = priced.filter(({ product }) => product.adultsOnly);
  if (forAdults.length > 0 && draft.adult !== true)
    return refuse({ code: 'age-not-declared', itemNames: forAdults.map(({ product }) => product.name) });
  const [delivery, coupon] = await Promise.all([
    agreeDelivery(context, draft, goods.value),
    agreeCoupon(context, draft, priced, channel.value),
  ]);
  if (!delivery.ok) return delivery;
  if (!coupon.ok) return coupon;
  const offer = coupon.value;
  const totals = orderTotals(subtotal, delivery.value.fee, offer?.discount);
  if (draft.seenTotal !== undefined && draft.seenTotal !== totals.total) {
    return refuse({ code: 'total-changed', totals, lines: priced });
  }
  const lines = priced.map((line) => orderLine(line, offer?.parts.get(line.product.id)));
  const status = firstStatus(supplier.tags);
  // A quote holds nothing: what it needs is taken when its client accepts it.
  const holds = !isQuote(status);
  if (holds) await takeGoods(context, { lines, delivery: delivery.value.snapshot }, offer);
  await becomeCustomer(context);
  if (answersSome(asked.client, draft)) await keepAnswersAboutClient(context, aboutClient.value);
  const [mailTo, ...alsoTold] = readersOf(actor.capacity);
  const number = await placeOrder(db, {
    ...totals,
    ...identity,
    supplierId: supplier.id,
    clientId: actor.clientId,
    userId: actor.userId,
    issuedBy: actor.name,
    issuedAs: actor.capacity,
    status,
    channel: channel.value,
    delivery: delivery.value.snapshot,
    billing,
    paymentMethodId: method.id,
    paymentName: method.name,
    note: draft.note,
    customerOrderNumber: draft.customerOrderNumber,
    coupon: offer === undefined ? undefined : couponCopy(offer),
    subscription: type === undefined ? undefined : { typeId: type.id, label: type.label },
    characteristics: answers.value,
    adultDeclaredAt: forAdults.length > 0 ? (renewal?.adultDeclaredAt ?? now) : undefined,
    campaign,
    lines,
    mailTo,
    now,
  });
  if (alsoTold.length > 0)
    await queueStep(context, { issuedAs: actor.capacity }, number, firstStep(status), alsoTold);
  if (holds && type !== undefined && renewal === undefined) {
    const { snapshot } = delivery.value;
    const paid = { paymentMethodId: method.id, paymentName: method.name };
    await subscribe(context, type, { lines, delivery: snapshot, ...paid }, number);
  }
  const { total, deliveryFee, discount } = totals;
  const [charge] = await Promise.all([
    holds
      ? openCharge(context, {
          orderNumber: number,
          method,
          amount: total,
          ...(draft.instalments === undefined ? {} : { instalments: draft.instalments }),
          ...(draft.seenCharge === undefined ? {} : { seenAmount: draft.seenCharge }),
        })
      : undefined,
    holds ? recordPurchase(context, number, offer) : undefined,
    holds ? recordComboUses(context, number, comboUses(lines)) : undefined,
    renewal === undefined
      ? clearCart(
          context,
          lines.map((line) => line.productId),
        )
      : undefined,
  ]);
  // The goods are taken already: they go back with the transaction.
  if (charge?.ok === false) throw new LostRace(charge.refusal);
  if (number % KEY_CLEANING === 0) await forgetOldKeys(db, supplier.id, now);
  return accept({
    number,
    status,
    total,
    deliveryFee,
    discount,
    ...(offer === undefined ? {} : { coupon: couponCopy(offer) }),
    clientId: actor.clientId,
    itemNames: lines.map((line) => line.name),
    ...(charge === undefined ? {} : { charge: charge.value }),
  });
}

/** Whether the draft answers any of it: what was known before is not written again. */
const answersSome = (asked: readonly Characteristic[], { answers = [] }: OrderDraft): boolean =>
  answers.some(({ id }) => asked.some((one) => one.id === id));

/** One order in so many sweeps out its supplier's old keys. */
const KEY_CLEANING = 50;

const couponCopy = ({ coupon: { code, description, discount } }: CouponOffer): OrderCoupon => ({
  code,
  description,
  discount,
});
