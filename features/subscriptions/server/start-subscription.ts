import { requestMandate } from '#features/payments/server/mandates/request-mandate.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import type { Money } from '#kernel/money.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { periodicityOf } from '../domain/mandate-terms.ts';
import { nextDate } from '../domain/next-date.ts';
import type { Subscription } from '../domain/subscription.ts';
import type { SubscriptionType } from '../domain/subscription-type.ts';
import { insertSubscription } from './subscriptions.store.ts';

type StartedBy = Pick<
  Subscription,
  'firstOrder' | 'lines' | 'place' | 'paymentMethodId' | 'paymentName' | 'answers'
>;

interface ByMandate {
  readonly mandateId: string;
  /** What the first order costs. */
  readonly amount: Money;
}

/**
 * Begins a subscription with its first order, in the order's own transaction; with `automatic`, its client is asked for the mandate
 * under which its next orders are collected.
 */
export async function startSubscription(
  context: Context & { readonly actor: Customer },
  { id: typeId, label, interval }: SubscriptionType,
  order: StartedBy,
  automatic?: ByMandate,
): Promise<void> {
  const { db, supplier, actor, now } = context;
  const anchorDate = todayOf(context);
  const id = newId();
  const next = nextDate(anchorDate, interval);
  await insertSubscription(
    db,
    { supplierId: supplier.id, clientId: actor.clientId },
    {
      ...order,
      ...{ id, typeId, label, interval, createdAt: now, anchorDate },
      nextDate: next,
    },
  );
  const periodicity = periodicityOf(interval);
  if (automatic === undefined || periodicity === undefined) return;
  await requestMandate(context, {
    id: automatic.mandateId,
    clientId: actor.clientId,
    subscriptionId: id,
    orderNumber: order.firstOrder,
    methodId: order.paymentMethodId,
    periodicity,
    startsOn: next,
    amount: automatic.amount,
  });
}
