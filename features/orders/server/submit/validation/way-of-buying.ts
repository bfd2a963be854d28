import { combineLines } from '#features/cart/domain/combine-lines.ts';
import { isAsPrepared } from '#features/cart/domain/saved-cart.ts';
import { attendantLines } from '#features/cart/server/prepare/attendant-lines.ts';
import type { SalesChannel } from '#features/pricing/domain/buyer.ts';
import type { SubscriptionType } from '#features/subscriptions/domain/subscription-type.ts';
import { offeredTypes } from '#features/subscriptions/server/offered-types.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context, CustomerContext } from '#platform/db/context.ts';
import type { OrderDraft } from '../../../domain/submit/order-draft.ts';
import type { SubmitRefusal } from '../../../domain/submit/submit-refusal.ts';

/** By the shop's site or an attendant, and as a single purchase or in a subscription. */
export interface ChosenWay {
  readonly channel: SalesChannel;
  readonly subscription: SubscriptionType | undefined;
}

/** Stands in for the concurrent lookups when the order is going to be refused anyway. */
export const ORDINARY: ChosenWay = { channel: 'WEB', subscription: undefined };

const ATTENDED: ChosenWay = { channel: 'MANUAL', subscription: undefined };

/** `renewed` is the type of the subscription that orders. Spec 3, canalVenda; 6, attendant. */
export async function wayOfBuying(
  context: CustomerContext,
  draft: OrderDraft,
  renewed: SubscriptionType | undefined,
): Promise<Result<ChosenWay, SubmitRefusal>> {
  if (renewed !== undefined) return accept({ channel: 'WEB', subscription: renewed });
  // Made by the shop's staff, whatever lies in the client's own cart: a single purchase.
  if (context.actor.capacity === 'attendant') return accept(ATTENDED);
  const channel = await salesChannelOf(context, draft);
  if (!channel.ok) return channel;
  const subscription = await checkSubscription(context, draft, channel.value);
  return subscription.ok
    ? accept({ channel: channel.value, subscription: subscription.value })
    : subscription;
}

/**
 * MANUAL if the order is exactly what an attendant prepared, whatever the client claims. Until the transaction ends nobody can
 * prepare another. Spec 3, canalVenda; 6, attendant.
 */
async function salesChannelOf(
  context: Context & { readonly actor: Customer },
  { lines }: OrderDraft,
): Promise<Result<SalesChannel, SubmitRefusal>> {
  const prepared = await attendantLines(context);
  if (prepared === undefined) return accept('WEB');
  return isAsPrepared(prepared, combineLines(lines)) ? accept('MANUAL') : refuse({ code: 'cart-locked' });
}

/** The subscription type that the draft names, as it is offered now; undefined for a single purchase. */
async function checkSubscription(
  context: Context,
  { subscriptionTypeId }: OrderDraft,
  channel: SalesChannel,
): Promise<Result<SubscriptionType | undefined, SubmitRefusal>> {
  if (subscriptionTypeId === undefined) return accept(undefined);
  // A cart that an attendant prepared is a single purchase.
  if (channel === 'MANUAL') return refuse({ code: 'cart-locked' });
  const type = (await offeredTypes(context)).find(({ id }) => id === subscriptionTypeId);
  return type === undefined ? refuse({ code: 'subscription-not-offered' }) : accept(type);
}
