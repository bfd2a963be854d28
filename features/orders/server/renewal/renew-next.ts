/** Makes the order of one turn in one transaction: order, turn and next date are all written, or none. */

import { createHash } from 'node:crypto';
import { isMissed } from '#features/subscriptions/domain/period.ts';
import type { RenewalFailure } from '#features/subscriptions/domain/renewal-failure.ts';
import type { HeldSubscription } from '#features/subscriptions/server/due-subscriptions.store.ts';
import { nextDue, type Renewed, settleTurn } from '#features/subscriptions/server/renewals.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, type CustomerContext, inTransaction } from '#platform/db/context.ts';
import { queueLowPriority } from '#platform/mail/outbox.ts';
import { renewalFailureOf } from '../../domain/renewal/renewal-failure-of.ts';
import type { SubmittedOrder } from '../../domain/submit/submit-refusal.ts';
import { countPlacedOrder } from '../placed-orders.ts';
import { drawNumber, lockClient } from '../store/idempotency.store.ts';
import type { OrderToWrite, WantedOrder } from '../submit/order-to-write.ts';
import { validateOrder } from '../submit/validation/validate-order.ts';
import { writeOrder } from '../submit/write-order.ts';
import { agreeRenewal } from './agree-renewal.ts';
import { collectedBy, mailUncollected, renewedBy } from './automatic-pix.ts';
import { inClientsName } from './in-clients-name.ts';
import { RENEWAL_MAILS } from './renewal-mails.ts';
import type { Round } from './round.ts';

/** False when nothing is due. Throws `ReservationFailed`. */
export async function renewNext(context: Context, { except, failures, onLocked }: Round): Promise<boolean> {
  let placed: SubmittedOrder | undefined;
  const found = await inTransaction(context, async (inside) => {
    placed = undefined;
    const held = await nextDue(inside, except);
    if (held === undefined) return false;
    const { id } = held.subscription;
    onLocked(id);
    const failed = failures.get(id);
    const made = failed === undefined ? await makeOrder(inside, held) : refuse(failed);
    if (made.ok) placed = made.value.placed;
    const renewed: Renewed = made.ok ? { orderNumber: made.value.placed.number } : { failure: made.refusal };
    const leftOut = made.ok ? made.value.leftOut : [];
    const { nextDate } = await settleTurn(inside, held, renewed, leftOut);
    await queueRenewalMail(inside, held, renewed, { leftOut, nextDate });
    return true;
  });
  if (placed !== undefined) countPlacedOrder(placed);
  return found;
}

interface Made {
  readonly placed: SubmittedOrder;
  readonly leftOut: readonly string[];
}

async function makeOrder(
  context: Context,
  { subscription, clientId, nextDate }: HeldSubscription,
): Promise<Result<Made, RenewalFailure>> {
  const { db, supplier } = context;
  if (isMissed(nextDate, todayOf(context))) return refuse('missed');
  const client = await inClientsName(context, clientId);
  if (client === undefined) return refuse('not-possible');
  await lockClient(db, { supplierId: supplier.id, clientId });
  const agreed = await agreeRenewal(client, subscription);
  if (!agreed.ok) return agreed;
  const { wanted, forecast } = agreed.value;
  const { paymentMethodId } = wanted.draft;
  const collected = await collectedBy(context, subscription, paymentMethodId, forecast.total);
  const found = await firstPossible(client, renewedBy(wanted, collected));
  if (!found.ok) return found;
  const identity = { ...identityOf(subscription.id, nextDate), number: await drawNumber(db) };
  const placed = await writeOrder(client, { ...found.value, identity });
  if (collected.why !== undefined) await mailUncollected(context, clientId, placed.number, collected.why);
  return accept({ placed, leftOut: forecast.leftOut });
}

/** The first of these that the shop would take. Only their windows differ. */
async function firstPossible(
  client: CustomerContext,
  [wanted, ...others]: readonly WantedOrder[],
): Promise<Result<Pick<OrderToWrite, 'wanted' | 'agreed'>, RenewalFailure>> {
  if (wanted === undefined) return refuse('not-possible');
  const order = await validateOrder(client, wanted.draft, { renewed: wanted.renewal?.type });
  if (order.ok) return accept({ wanted, agreed: order.value });
  return order.refusal.code === 'slot-not-offered' && others.length > 0
    ? firstPossible(client, others)
    : refuse(renewalFailureOf(order.refusal));
}

/** Unique per subscription and date, so that no turn counts as a duplicate order. */
function identityOf(subscriptionId: string, date: string) {
  const key = `assinatura ${subscriptionId} ${date}`;
  const hash = createHash('sha256').update(key).digest('base64url');
  return { key, fingerprint: hash, requestHash: hash };
}

/** The order's own mail says what was ordered; this one says what was not. */
async function queueRenewalMail(
  { db, supplier, now }: Context,
  { subscription: { id }, clientId, nextDate: date }: HeldSubscription,
  renewed: Renewed,
  { leftOut, nextDate }: { readonly leftOut: readonly string[]; readonly nextDate: string | undefined },
): Promise<void> {
  const facts = { supplierId: supplier.id, clientId, subscriptionId: id, date };
  if ('failure' in renewed) {
    const { failure } = renewed;
    const kind = nextDate === undefined ? RENEWAL_MAILS.stopped : RENEWAL_MAILS.failed;
    await queueLowPriority(db, kind, { ...facts, failure, ...defined({ nextDate }) }, now);
  } else if (leftOut.length > 0) {
    const order = String(renewed.orderNumber);
    await queueLowPriority(db, RENEWAL_MAILS.short, { ...facts, order, leftOut: leftOut.join('\n') }, now);
  }
}
