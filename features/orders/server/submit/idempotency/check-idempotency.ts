import { seesAllOrders } from '#features/accounts/domain/capacity-may.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { SubmitRefusal } from '../../../domain/submit/submit-refusal.ts';
import { seesOrder } from '../../read/order-visibility.ts';
import type { Claims } from '../../store/idempotency.store.ts';

type CustomerContext = Context & { readonly actor: Customer };

/**
 * The result that a key or an identical order already determines: this request's own order, a refusal, or undefined. Keys and
 * fingerprints count for the whole client, but an order's number is given only to users who may see it. Spec 6, linked user.
 */
export async function checkIdempotency(
  context: CustomerContext,
  { byKey, duplicate }: Claims,
  requestHash: string,
): Promise<Result<OrderNumber | undefined, SubmitRefusal>> {
  if (byKey !== undefined) {
    const isOwn = byKey.requestHash === requestHash && (await mayHearOf(context, byKey.number));
    return isOwn ? accept(byKey.number) : refuse({ code: 'key-reused' });
  }
  if (duplicate === undefined) return accept(undefined);
  const isSeen = await mayHearOf(context, duplicate);
  return refuse({ code: 'duplicate-order', ...(isSeen ? { previous: duplicate } : {}) });
}

const mayHearOf = async (context: CustomerContext, number: OrderNumber): Promise<boolean> =>
  seesAllOrders(context.actor.capacity) || seesOrder(context, number);
