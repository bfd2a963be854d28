import { keepAnswersAboutClient } from '#features/accounts/server/clients/about-client.ts';
import { ensureCustomer } from '#features/accounts/server/clients/ensure-customer.ts';
import { recordPurchase } from '#features/coupons/server/claim-coupon.ts';
import { openCharge } from '#features/payments/server/charges/open-charge.ts';
import { recordComboUses } from '#features/promotions/server/claim-combos.ts';
import { allSettledOrThrow } from '#platform/db/all-settled.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import { isQuote } from '../../domain/order-status.ts';
import { firstStep, readersOf } from '../../domain/order-step.ts';
import { firstStatus } from '../../domain/submit-checks.ts';
import { queueStatusMail } from '../mails/queue-status-mail.ts';
import { forgetOldKeys, sweepsKeys } from '../store/idempotency.store.ts';
import { chargeFor, type OrderToWrite, place, takeOutOfCart } from './order-to-write.ts';
import { comboUses, ReservationFailed, reserveGoods } from './reserve-goods.ts';
import { subscribe } from './subscribe.ts';

/** Writes an order with all that may belong to it: first the reservations, then what depends on them. Returns its charge. */
export async function commitOrder(context: CustomerContext, order: OrderToWrite) {
  const { db, supplier, actor, now } = context;
  const { lines, delivery, offer, aboutClient } = order.agreed;
  const { number } = order.identity;
  const status = firstStatus(supplier.tags);
  // A quote reserves nothing until its client accepts it.
  const holds = !isQuote(status);
  const [, ...alsoTold] = readersOf(actor.capacity);
  // Anything that could not be reserved throws and rolls back the transaction.
  await allSettledOrThrow([
    place(context, order),
    holds ? reserveGoods(context, { lines, delivery }, offer) : undefined,
    ensureCustomer(context),
  ]);
  const [charge] = await allSettledOrThrow([
    holds ? follow(context, order) : undefined,
    order.wanted.renewal === undefined ? takeOutOfCart(context, order) : undefined,
    aboutClient === undefined ? undefined : keepAnswersAboutClient(context, aboutClient),
    alsoTold.length === 0
      ? undefined
      : queueStatusMail(context, { issuedAs: actor.capacity }, number, firstStep(status), alsoTold),
    sweepsKeys(number) ? forgetOldKeys(db, supplier.id, now) : undefined,
  ]);
  return charge;
}

/**
 * Writes what belongs to an order but not to a quote: charge, coupon and combo uses, the subscription it begins. Returns the
 * charge.
 */
async function follow(context: CustomerContext, order: OrderToWrite) {
  const { lines, delivery, method, offer, type, answers } = order.agreed;
  const { number } = order.identity;
  const paid = { paymentMethodId: method.id, paymentName: method.name };
  const [charge] = await allSettledOrThrow([
    openCharge(context, chargeFor(order)),
    recordPurchase(context, number, offer),
    recordComboUses(context, number, comboUses(lines)),
    type === undefined || order.wanted.renewal !== undefined
      ? undefined
      : subscribe(context, type, { lines, delivery, characteristics: answers, ...paid }, number),
  ]);
  // Thrown, so that the reserved stock goes back with the transaction.
  if (!charge.ok) throw new ReservationFailed(charge.refusal);
  return charge.value;
}
