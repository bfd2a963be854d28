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
import { answersTo, type Characteristic } from '#features/suppliers/domain/characteristic.ts';
import { characteristics } from '#features/suppliers/server/public.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { NO_CAMPAIGN, type OrderCampaign, type OrderCoupon } from '../domain/order.ts';
import type { OrderDraft } from '../domain/order-draft.ts';
import { orderLine } from '../domain/order-lines.ts';
import { isQuote } from '../domain/order-status.ts';
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
import { subscribe } from './subscribe.ts';
import { comboUses, takeGoods } from './take-goods.ts';

/** What is asked for, and what brought the buyer here. */
export interface WantedOrder {
  readonly draft: OrderDraft;
  readonly campaign?: OrderCampaign;
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
  { draft, campaign = NO_CAMPAIGN }: WantedOrder,
  identity: OrderIdentity,
): Promise<Result<SubmittedOrder, SubmitRefusal>> {
  const { db, supplier, actor, now } = context;
  const channel = await channelOf(context, draft);
  if (!channel.ok) return channel;
  const subscription = await agreeSubscription(context, draft, channel.value);
  if (!subscription.ok) return subscription;
  const type = subscription.value;
  const goods = await agreeGoods(context, draft, { channel: channel.value, subscription: type });
  if (!goods.ok) return goods;
  const method = await paymentMethod(context, draft.paymentMethodId);
  if (!method?.deliveryTypes.includes(draft.deliveryType)) return refuse({ code: 'payment-not-offered' });
  const asked = await characteristics(context);
  const answers = answersTo(asked.order, draft.answers ?? []);
  const aboutClient = await answersAboutClient(context, asked.client, draft.answers ?? []);
  if (!answers.ok || !aboutClient.ok) return refuse({ code: 'characteristic-missing' });
  const { lines: priced, subtotal } = goods.value;
  const forAdults = priced.filter(({ product }) => product.adultsOnly);
  if (forAdults.length > 0 && draft.adult !== true)
    return refuse({ code: 'age-not-declared', itemNames: forAdults.map(({ product }) => product.name) });
  const delivery = await agreeDelivery(context, draft, subtotal);
  if (!delivery.ok) return delivery;
  const coupon = await agreeCoupon(context, draft, priced, channel.value);
  if (!coupon.ok) return coupon;
  const offer = coupon.value;
  const totals = orderTotals(subtotal, delivery.value.fee, offer?.discount);
  if (draft.seenTotal !== undefined && draft.seenTotal !== totals.total) {
    return refuse({ code: 'total-changed', totals, lines: priced });
  }
  const lines = priced.map((line) => orderLine(line, offer?.parts.get(line.product.id)));
  await takeGoods(context, lines, offer);
  await becomeCustomer(context);
  if (answersSome(asked.client, draft)) await keepAnswersAboutClient(context, aboutClient.value);
  const status = firstStatus(supplier.tags);
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
    billing: await keptBilling(context),
    paymentMethodId: method.id,
    paymentName: method.name,
    note: draft.note,
    customerOrderNumber: draft.customerOrderNumber,
    coupon: offer === undefined ? undefined : couponCopy(offer),
    subscription: type === undefined ? undefined : { typeId: type.id, label: type.label },
    characteristics: answers.value,
    adultDeclaredAt: forAdults.length > 0 ? now : undefined,
    campaign,
    lines,
    now,
  });
  if (type !== undefined) {
    const { snapshot } = delivery.value;
    const paid = { paymentMethodId: method.id, paymentName: method.name };
    await subscribe(context, type, { lines, delivery: snapshot, ...paid }, number);
  }
  await recordPurchase(context, number, offer);
  await recordComboUses(context, number, comboUses(lines));
  const { total, deliveryFee, discount } = totals;
  const charge = isQuote(status)
    ? undefined
    : await openCharge(context, { orderNumber: number, method, amount: total });
  await clearCart(
    context,
    lines.map((line) => line.productId),
  );
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
    ...(charge === undefined ? {} : { charge }),
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
