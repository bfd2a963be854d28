import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import { openCharge } from '#features/payments/server/charges/open-charge.ts';
import { paymentMethod } from '#features/payments/server/methods/list-payment-methods.ts';
import { isRenewable } from '#features/subscriptions/domain/mandate-terms.ts';
import { offeredTypes } from '#features/subscriptions/server/offered-types.ts';
import type { OrderNumber, PaymentMethodId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type CustomerContext, inTransaction } from '#platform/db/context.ts';
import type { PlacedOrder } from '../../domain/placed-order.ts';
import { quoteHasExpired } from '../../domain/quotes/quote.ts';
import type { QuoteRefusal } from '../../domain/quotes/quote-refusal.ts';
import { approvalRefusal } from '../../domain/submit/approval-refusal.ts';
import { allowsPayment, hasSamePrices, saveOrderPayment } from '../pay/other-payment.ts';
import { countPlacedOrder } from '../placed-orders.ts';
import { wholeOrder } from '../read/get-order.ts';
import { visibleOrdersOf } from '../read/order-visibility.ts';
import { ISSUER } from '../renewal/in-clients-name.ts';
import { moveOrder } from '../status/change-order-status.ts';
import { lockClient } from '../store/idempotency.store.ts';
import { lockOwnOrder, type OrderRow } from '../store/orders.store.ts';
import { type KnownQuote, lastQuote, markAccepted } from '../store/quotes.store.ts';
import { oneAtATime } from '../submit/idempotency/one-at-a-time.ts';
import { ReservationFailed } from '../submit/reserve-goods.ts';
import { subscribe } from '../submit/subscribe.ts';
import { lockQuote } from './lock-quote.ts';

type Accepted = Result<void, QuoteRefusal>;

export interface QuoteAcceptance {
  readonly number: OrderNumber;
  /** The version of the supplier's prices that the client has seen. */
  readonly version: number;
  /** Whether to accept even if the quote's window is no longer offered. */
  readonly withoutSlot: boolean;
  /** A payment method other than the quote's. */
  readonly methodId?: PaymentMethodId;
}

/**
 * Turns a priced quote into an order, at its prices: only now stock, combos, coupon, slot and money are reserved, in one
 * transaction under the client's lock. Idempotent: accepting again changes nothing.
 */
export async function acceptQuote(context: CustomerContext, wanted: QuoteAcceptance): Promise<Accepted> {
  const { supplier, actor } = context;
  const client = { supplierId: supplier.id, clientId: actor.clientId };
  let total: number | undefined;
  const accepted = await oneAtATime<Accepted>(`${client.supplierId}${client.clientId}`, () =>
    inTransaction(context, async (inside): Promise<Accepted> => {
      const row = await lockOwnOrder(inside.db, visibleOrdersOf(inside), wanted.number);
      await lockClient(inside.db, client);
      if (row === undefined) return refuse({ code: 'order-not-found' });
      const quote = await lastQuote(inside.db, supplier.id, wanted.number);
      const settled = settledBefore(inside, row, quote, wanted);
      total = settled === undefined ? row.total : undefined;
      return settled ?? (await becomeOrder(inside, row, wanted));
    }).catch(refusalOfLostRace),
  );
  if (accepted.ok && total !== undefined) countPlacedOrder({ status: 'received', total });
  return accepted;
}

/** The outcomes that need no look at the shop's products. */
function settledBefore(
  { supplier, actor, now }: CustomerContext,
  { status }: OrderRow,
  quote: KnownQuote | undefined,
  { version }: QuoteAcceptance,
): Accepted | undefined {
  if (status === 'quote-requested') return refuse({ code: 'quote-not-priced' });
  if (status !== 'quote-priced') {
    const again = quote?.accepted && quote.version === version && status !== 'cancelled';
    return again ? accept(undefined) : refuse({ code: 'quote-closed' });
  }
  const unapproved = approvalRefusal(supplier.tags, actor);
  if (unapproved !== undefined) return refuse({ code: unapproved });
  if (quote?.version !== version) return refuse({ code: 'quote-changed' });
  return quoteHasExpired(quote, now) ? refuse({ code: 'quote-expired' }) : undefined;
}

async function becomeOrder(
  context: CustomerContext,
  row: OrderRow,
  { number, version, withoutSlot, methodId = row.paymentMethodId }: QuoteAcceptance,
): Promise<Accepted> {
  const { db, supplier, now } = context;
  const paying = await wayOfPaying(context, row, methodId);
  if (!paying.ok) return paying;
  const method = paying.value;
  const paid = { paymentMethodId: method.id, paymentName: method.name };
  const order = { ...(await wholeOrder(context, row)), ...paid };
  // A subscription's own order does not begin another subscription.
  const subscription = row.issuedBy === ISSUER ? undefined : order.subscription;
  const type = subscription && (await offeredTypes(context)).find(({ id }) => id === subscription.typeId);
  if (subscription !== undefined && type === undefined) return refuse({ code: 'subscription-not-offered' });
  if (type !== undefined && !isRenewable(method.kind)) return refuse({ code: 'payment-not-offered' });
  const held = await lockQuote(context, order, { channel: row.channel, withoutSlot });
  if (!held.ok) return held;
  const charge = await openCharge(context, { orderNumber: number, method, amount: order.total });
  // Thrown, so that what is reserved already goes back with the transaction.
  if (!charge.ok) throw new ChargeRefused();
  if (method.id !== row.paymentMethodId) await saveOrderPayment(context, row, method);
  if (type !== undefined)
    await subscribe(context, type, subscribed(order, held.value), { firstOrder: number });
  await markAccepted(db, supplier.id, number, { version, now });
  const moved = await moveOrder(context, row, { number, to: 'received', reason: '' });
  return moved.ok ? accept(undefined) : refuse({ code: 'quote-closed' });
}

/**
 * The quote's own method, or another offered one that its coupon and combos allow. While its own is still offered, another is
 * accepted only at the same prices, because the shop's prices stay.
 */
async function wayOfPaying(
  context: CustomerContext,
  row: OrderRow,
  wanted: PaymentMethodId,
): Promise<Result<PaymentMethod, QuoteRefusal>> {
  const offered = async (id: PaymentMethodId): Promise<PaymentMethod | undefined> => {
    const method = await paymentMethod(context, id);
    return method?.deliveryTypes.includes(row.delivery.type) ? method : undefined;
  };
  const method = await offered(wanted);
  if (method === undefined) return refuse({ code: 'payment-not-offered' });
  if (wanted === row.paymentMethodId) return accept(method);
  const ownIsGone = (await offered(row.paymentMethodId)) === undefined;
  const isAllowed = await (ownIsGone ? allowsPayment : hasSamePrices)(context, row, method);
  return isAllowed ? accept(method) : refuse({ code: 'other-prices' });
}

const subscribed = (order: PlacedOrder, { delivery }: Pick<PlacedOrder, 'delivery'>): PlacedOrder => ({
  ...order,
  delivery,
});

class ChargeRefused extends Error {}

function refusalOfLostRace(error: unknown): Accepted {
  if (error instanceof ChargeRefused) return refuse({ code: 'payment-refused' });
  if (!(error instanceof ReservationFailed)) throw error;
  const { refusal } = error;
  if (refusal.code === 'coupon-refused') return refuse({ code: 'coupon-refused', reason: refusal.reason });
  if (refusal.code === 'slot-not-offered' || refusal.code === 'promotion-exhausted')
    return refuse({ code: refusal.code });
  const itemNames = 'itemNames' in refusal ? refusal.itemNames : [];
  return refuse({ code: 'out-of-stock', facts: { itemNames } });
}
