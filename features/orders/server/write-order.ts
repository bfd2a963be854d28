import { becomeCustomer, keepAnswersAboutClient } from '#features/accounts/server/public.ts';
import { clearCart } from '#features/cart/server/public.ts';
import type { CouponOffer } from '#features/coupons/domain/check-coupon.ts';
import { recordPurchase } from '#features/coupons/server/public.ts';
import { openCharge } from '#features/payments/server/public.ts';
import { recordComboUses } from '#features/promotions/server/public.ts';
import type { SubscriptionType } from '#features/subscriptions/domain/subscription-type.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import type { Customer, Instant } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { together } from '#platform/db/together.ts';
import { NO_CAMPAIGN, type OrderCampaign, type OrderCoupon } from '../domain/order.ts';
import type { OrderDraft } from '../domain/order-draft.ts';
import { isQuote } from '../domain/order-status.ts';
import { firstStep, readersOf } from '../domain/order-step.ts';
import { firstStatus } from '../domain/submit-checks.ts';
import type { SubmittedOrder } from '../domain/submitted-order.ts';
import type { AgreedOrder } from './agree-order.ts';
import { forgetOldKeys } from './order-claims.store.ts';
import { placeOrder } from './place-order.store.ts';
import { queueStep } from './queue-step.ts';
import { subscribe } from './subscribe.ts';
import { comboUses, LostRace, takeGoods } from './take-goods.ts';

type CustomerContext = Context & { readonly actor: Customer };

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

/** Takes what an agreed order needs, and writes it with all that goes with it. Runs under the client's lock; throws a lost race. */
export async function writeOrder(
  context: CustomerContext,
  wanted: WantedOrder,
  agreed: AgreedOrder,
  identity: OrderIdentity,
): Promise<SubmittedOrder> {
  const { db, supplier, actor, now } = context;
  const { lines, totals, delivery, offer, aboutClient } = agreed;
  const status = firstStatus(supplier.tags);
  // A quote holds nothing: what it needs is taken when its client accepts it.
  const holds = !isQuote(status);
  const [mailTo, ...alsoTold] = readersOf(actor.capacity);
  // Whatever could not be taken ends the transaction, and the order with it.
  const [number] = await together([
    placeOrder(db, { ...headOf(context, wanted, agreed), ...identity, status, mailTo }),
    holds ? takeGoods(context, { lines, delivery }, offer) : undefined,
    becomeCustomer(context),
  ]);
  const [charge] = await together([
    holds ? follow(context, wanted, agreed, number) : undefined,
    wanted.renewal === undefined ? clearCart(context, orderedOf(lines)) : undefined,
    aboutClient === undefined ? undefined : keepAnswersAboutClient(context, aboutClient),
    alsoTold.length === 0
      ? undefined
      : queueStep(context, { issuedAs: actor.capacity }, number, firstStep(status), alsoTold),
    number % KEY_CLEANING === 0 ? forgetOldKeys(db, supplier.id, now) : undefined,
  ]);
  const { total, deliveryFee, discount } = totals;
  return {
    number,
    status,
    total,
    deliveryFee,
    discount,
    ...(offer === undefined ? {} : { coupon: couponCopy(offer) }),
    clientId: actor.clientId,
    itemNames: lines.map((line) => line.name),
    ...(charge === undefined ? {} : { charge }),
  };
}

/** One order in so many sweeps out its supplier's old keys. */
const KEY_CLEANING = 50;

const orderedOf = (lines: AgreedOrder['lines']) =>
  lines.map(({ productId, parts }) => ({ productId, combo: parts !== undefined }));

/** What is written of the order itself. */
function headOf(
  { supplier, actor, now }: CustomerContext,
  { draft, campaign = NO_CAMPAIGN, renewal }: WantedOrder,
  { totals, method, offer, type, answers, forAdults, ...agreed }: AgreedOrder,
) {
  return {
    ...totals,
    supplierId: supplier.id,
    clientId: actor.clientId,
    userId: actor.userId,
    issuedBy: actor.name,
    issuedAs: actor.capacity,
    channel: agreed.channel,
    delivery: agreed.delivery,
    billing: agreed.billing,
    lines: agreed.lines,
    paymentMethodId: method.id,
    paymentName: method.name,
    note: draft.note,
    customerOrderNumber: draft.customerOrderNumber,
    coupon: offer === undefined ? undefined : couponCopy(offer),
    subscription: type === undefined ? undefined : { typeId: type.id, label: type.label },
    characteristics: answers,
    adultDeclaredAt: forAdults ? (renewal?.adultDeclaredAt ?? now) : undefined,
    campaign,
    now,
  };
}

/** What an order brings with it that is no quote: its charge, its uses, the subscription it begins. Gives the charge. */
async function follow(
  context: CustomerContext,
  { draft, renewal }: WantedOrder,
  { lines, totals, delivery, method, offer, type }: AgreedOrder,
  number: OrderNumber,
) {
  const paid = { paymentMethodId: method.id, paymentName: method.name };
  const [charge] = await together([
    openCharge(context, {
      orderNumber: number,
      method,
      amount: totals.total,
      ...(draft.instalments === undefined ? {} : { instalments: draft.instalments }),
      ...(draft.seenCharge === undefined ? {} : { seenAmount: draft.seenCharge }),
    }),
    recordPurchase(context, number, offer),
    recordComboUses(context, number, comboUses(lines)),
    type === undefined || renewal !== undefined
      ? undefined
      : subscribe(context, type, { lines, delivery, ...paid }, number),
  ]);
  // The goods are taken already: they go back with the transaction.
  if (!charge.ok) throw new LostRace(charge.refusal);
  return charge.value;
}

const couponCopy = ({ coupon: { code, description, discount } }: CouponOffer): OrderCoupon => ({
  code,
  description,
  discount,
});
