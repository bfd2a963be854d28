import type { SubscriptionType } from '#features/subscriptions/domain/subscription-type.ts';
import { offeredTypes } from '#features/subscriptions/server/offered-types.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { OrderDraft } from '../../../domain/submit/order-draft.ts';
import type { SubmitRefusal } from '../../../domain/submit/submit-refusal.ts';

/** The subscription type that the draft names, as it is offered now; undefined for a single purchase. */
export async function checkSubscription(
  context: Context,
  { subscriptionTypeId }: OrderDraft,
  channel: 'WEB' | 'MANUAL',
): Promise<Result<SubscriptionType | undefined, SubmitRefusal>> {
  if (subscriptionTypeId === undefined) return accept(undefined);
  // A cart that an attendant prepared is a single purchase.
  if (channel === 'MANUAL') return refuse({ code: 'cart-locked' });
  const type = (await offeredTypes(context)).find(({ id }) => id === subscriptionTypeId);
  return type === undefined ? refuse({ code: 'subscription-not-offered' }) : accept(type);
}
