import { seesAllOrders } from '#features/accounts/domain/capacity-may.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { SubmitRefusal } from '../../domain/submit-refusal.ts';
import { seesOrder } from '../read/order-visibility.ts';
import type { Claims } from '../store/idempotency.store.ts';

type CustomerContext = Context & { readonly actor: Customer };

/**
 * What a key or an identical order has decided already: the order that this very request has made, a refusal, or
 * nothing. Keys and contents are the client's; which orders they made, those alone hear who see them. Spec 6, linked user.
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
