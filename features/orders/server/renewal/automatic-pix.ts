/** How a subscription's order is paid where its client wants Pix Automático. Decision 037. */
import type { NotCollected } from '#features/payments/domain/mandate/may-collect.ts';
import { mandateToCollect } from '#features/payments/server/mandates/mandate-to-collect.ts';
import { mandateOf } from '#features/payments/server/mandates/mandates-of.ts';
import { collectedOn } from '#features/subscriptions/domain/mandate-terms.ts';
import type { Subscription } from '#features/subscriptions/domain/subscription.ts';
import type { HeldSubscription } from '#features/subscriptions/server/due-subscriptions.store.ts';
import type { ClientId, OrderNumber, PaymentMethodId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import { addDays } from '#kernel/time/calendar.ts';
import type { Context } from '#platform/db/context.ts';
import { type MailFacts, queueLowPriority } from '#platform/mail/outbox.ts';
import type { WantedOrder } from '../submit/order-to-write.ts';
import { AUTOMATIC_PIX_MAILS } from './automatic-pix-mails.ts';

interface Collected {
  /** Absent if its client pays the order. */
  readonly by?: { readonly mandateId: string; readonly dueOn: string };
  /** Set if it was authorised and the order cannot be collected all the same. */
  readonly why?: Exclude<NotCollected, 'not-authorised'>;
}

export async function collectedBy(
  context: Context,
  { id: subscriptionId }: Pick<Subscription, 'id'>,
  methodId: PaymentMethodId,
  amount: Money,
): Promise<Collected> {
  const found = await mandateToCollect(context, { subscriptionId, methodId, amount });
  if (found.ok) return { by: found.value };
  return found.refusal === 'not-authorised' ? {} : { why: found.refusal };
}

/** The order as it is wanted then: best in a window after the day on which it is collected, else in the first one. */
export function renewedBy(wanted: WantedOrder, { by }: Collected): readonly WantedOrder[] {
  const { renewal, draft } = wanted;
  if (by === undefined || renewal === undefined) return [wanted];
  const collected = { ...wanted, renewal: { ...renewal, mandateId: by.mandateId } };
  return [{ ...collected, draft: { ...draft, slot: { from: addDays(by.dueOn, 1) } } }, collected];
}

/** The order comes with a Pix that its client has to pay. */
export const mailUncollected = (
  { db, supplier, now }: Context,
  clientId: ClientId,
  orderNumber: OrderNumber,
  why: string,
): Promise<void> =>
  queueLowPriority(
    db,
    AUTOMATIC_PIX_MAILS.toBePaid,
    { supplierId: supplier.id, clientId, order: String(orderNumber), why },
    now,
  );

/** For the announcement: the day on which the bank collects it, if it would at today's prices. */
export async function announcedCollection(
  context: Context,
  { subscription }: HeldSubscription,
  date: string,
  total: Money,
): Promise<MailFacts> {
  const mandate = await mandateOf(context, subscription.id);
  const isCollected =
    mandate?.status === 'authorised' &&
    mandate.methodId === subscription.paymentMethodId &&
    total <= (mandate.ceiling ?? total);
  return isCollected ? { collectedOn: collectedOn(date) } : {};
}
