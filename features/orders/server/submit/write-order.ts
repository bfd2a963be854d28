import { saveAnswersAboutClient } from '#features/accounts/server/clients/about-client.ts';
import { ensureCustomer } from '#features/accounts/server/clients/ensure-customer.ts';
import { clearCart } from '#features/cart/server/clear-cart.store.ts';
import { recordPurchase } from '#features/coupons/server/claim-coupon.ts';
import type { Charge } from '#features/payments/domain/charges/charge.ts';
import {
  type ChargeRequest,
  checkCharge,
  isCheckedByReading,
  openCharge,
  writeCharge,
} from '#features/payments/server/charges/open-charge.ts';
import { promotionUses } from '#features/promotions/domain/promotion/promotion-uses.ts';
import { recordComboUses } from '#features/promotions/server/claim-combos.ts';
import { recordPromotionUses } from '#features/promotions/server/promotions/claim-promotions.ts';
import { defined } from '#kernel/defined.ts';
import type { Result } from '#kernel/result.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import type { CommitWith } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { chosenLines } from '../../domain/order-lines.ts';
import { firstStatus, isQuote } from '../../domain/order-status.ts';
import { firstStep, readersOf } from '../../domain/order-step.ts';
import type { SubmitRefusal, SubmittedOrder } from '../../domain/submit/submit-refusal.ts';
import { queueStatusMail } from '../status/queue-order-messages.ts';
import { forgetOldKeys, sweepsKeys } from '../store/idempotency.store.ts';
import { type Effect, type Effects, isPresent, runEffects, unconditional } from './effect.ts';
import { couponCopy, type OrderToWrite, writeOrderRows } from './order-to-write.ts';
import { combosInLines, goodsClaims, ReservationFailed } from './reserve-goods.ts';
import { subscribe } from './subscribe.ts';

/**
 * Reserves what a priced order needs, and writes it with all that belongs to it. Runs under the client's lock; throws
 * `ReservationFailed`. With `commitWith` the order may be committed already, and a shortage is thrown: `isShortage`.
 */
export async function writeOrder(
  context: CustomerContext,
  order: OrderToWrite,
  commitWith?: CommitWith,
): Promise<SubmittedOrder> {
  const charge = await runEffects(effectsOf(context, order), commitWith);
  const { totals, lines, offer } = order.agreed;
  const { total, deliveryFee, discount } = totals;
  return {
    number: order.identity.number,
    status: firstStatus(context.supplier.tags),
    total,
    deliveryFee,
    discount,
    ...defined({ coupon: offer === undefined ? undefined : couponCopy(offer) }),
    clientId: context.actor.clientId,
    itemNames: lines.map((line) => line.name),
    ...defined({ charge }),
  };
}

interface IdentifiedOrder extends OrderToWrite {
  /** Of the mandate that its client is asked for. */
  readonly newMandateId?: string;
}

type RecordEffect = (context: CustomerContext, order: IdentifiedOrder) => Effect | undefined;

/** A new effect of every order is added here, and nowhere else. */
const RECORDS: readonly RecordEffect[] = [
  recordsPurchase,
  recordsComboUses,
  recordsPromotionUses,
  beginsSubscription,
  clearsCart,
  storesAnswersAboutClient,
  notifiesOtherReaders,
  sweepsIdempotencyKeys,
];

/** All that writing this order takes and writes, however it is committed. */
export function effectsOf(context: CustomerContext, wanted: OrderToWrite): Effects<Charge> {
  // Named by the charge, with which its payer authorises it, and by the subscription that it belongs to.
  const order = wanted.wanted.draft.automaticPix ? { ...wanted, newMandateId: newId() } : wanted;
  return {
    first: [unconditional(() => writeOrderRows(context, order))],
    claims: reservesGoods(context) ? goodsClaims(context, order.agreed) : [],
    concurrent: [unconditional(() => ensureCustomer(context))],
    charge: reservesGoods(context) ? opensCharge(context, order) : undefined,
    records: [...RECORDS, ...(order.wanted.also ?? [])]
      .map((effect) => effect(context, order))
      .filter(isPresent),
  };
}

/** A quote reserves nothing, and is not paid, until its client accepts it. */
const reservesGoods = ({ supplier }: CustomerContext): boolean => !isQuote(firstStatus(supplier.tags));

function opensCharge(
  context: CustomerContext,
  { wanted: { draft, renewal }, agreed, identity, newMandateId }: IdentifiedOrder,
): Effect<Charge> {
  const request: ChargeRequest = {
    orderNumber: identity.number,
    method: agreed.method,
    amount: agreed.totals.total,
    ...defined({
      instalments: draft.instalments,
      seenAmount: draft.seenCharge,
      activates: newMandateId,
      mandateId: renewal?.mandateId,
    }),
  };
  const run = async () => valueOrThrow(await openCharge(context, request));
  if (!isCheckedByReading(request.method.kind)) return { run };
  return {
    run,
    prepareForCommit: async () => {
      const checked = valueOrThrow(await checkCharge(context, request));
      return () => writeCharge(context, checked);
    },
  };
}

/** Thrown, so that the reserved stock goes back with the transaction. */
function valueOrThrow<T>(result: Result<T, SubmitRefusal>): T {
  if (!result.ok) throw new ReservationFailed(result.refusal);
  return result.value;
}

function recordsPurchase(context: CustomerContext, { agreed, identity }: OrderToWrite): Effect | undefined {
  if (!reservesGoods(context)) return undefined;
  const run = () => recordPurchase(context, identity.number, agreed.offer);
  // With a coupon, its use is recorded after the purchase.
  return agreed.offer === undefined ? unconditional(run) : { run };
}

function recordsComboUses(context: CustomerContext, { agreed, identity }: OrderToWrite): Effect | undefined {
  const uses = combosInLines(agreed.lines);
  if (uses.length === 0 || !reservesGoods(context)) return undefined;
  return unconditional(() => recordComboUses(context, identity.number, uses));
}

function recordsPromotionUses(
  context: CustomerContext,
  { agreed, identity }: OrderToWrite,
): Effect | undefined {
  const uses = promotionUses(agreed.lines);
  if (uses.length === 0 || !reservesGoods(context)) return undefined;
  return unconditional(() => recordPromotionUses(context, identity.number, uses));
}

/** A renewal begins no other subscription. */
function beginsSubscription(
  context: CustomerContext,
  { wanted, agreed, identity, newMandateId }: IdentifiedOrder,
): Effect | undefined {
  const { lines, delivery, type, answers, method, totals } = agreed;
  if (type === undefined || wanted.renewal !== undefined || !reservesGoods(context)) return undefined;
  const paid = { paymentMethodId: method.id, paymentName: method.name };
  const terms = { lines, delivery, characteristics: answers, ...paid };
  const automatic =
    newMandateId === undefined ? undefined : { mandateId: newMandateId, amount: totals.total };
  return { run: () => subscribe(context, type, terms, { firstOrder: identity.number, automatic }) };
}

/** Neither a renewal nor the shop's staff order what lies in the cart. */
function clearsCart(context: CustomerContext, { wanted, agreed }: OrderToWrite): Effect | undefined {
  if (wanted.renewal !== undefined || context.actor.capacity === 'attendant') return undefined;
  const productIds = chosenLines(agreed.lines).map(({ productId }) => productId);
  return unconditional(() => clearCart(context, productIds));
}

function storesAnswersAboutClient(
  context: CustomerContext,
  { agreed: { aboutClient } }: OrderToWrite,
): Effect | undefined {
  return aboutClient && { run: () => saveAnswersAboutClient(context, aboutClient) };
}

/** The first reader's mail is written with the order's rows. */
function notifiesOtherReaders(context: CustomerContext, { identity }: OrderToWrite): Effect | undefined {
  const { actor, supplier } = context;
  const [, ...others] = readersOf(actor.capacity);
  if (others.length === 0) return undefined;
  const step = firstStep(firstStatus(supplier.tags));
  return {
    run: () =>
      queueStatusMail(context, { issuedAs: actor.capacity, ...actor }, identity.number, step, others),
  };
}

function sweepsIdempotencyKeys(
  { db, supplier, now }: CustomerContext,
  { identity }: OrderToWrite,
): Effect | undefined {
  return sweepsKeys(identity.number) ? { run: () => forgetOldKeys(db, supplier.id, now) } : undefined;
}
