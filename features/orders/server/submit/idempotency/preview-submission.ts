import type { OrderNumber } from '#kernel/ids.ts';
import type { Result } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { SubmitRefusal } from '../../../domain/submit/submit-refusal.ts';
import { claimsOf } from '../../store/idempotency.store.ts';
import type { Submission } from '../submit-order.ts';
import { checkIdempotency, fingerprintOf, requestHashOf } from './check-idempotency.ts';

/**
 * What submitting this would result in, without writing anything: the order that this submission already created, a refusal if an
 * identical order was just made, or undefined. Spec 5 and 8, duplicate check.
 */
export async function checkDuplicate(
  context: Context & { readonly actor: Customer },
  { draft, key }: Submission,
): Promise<Result<OrderNumber | undefined, SubmitRefusal>> {
  const { db, supplier, actor, now } = context;
  const claims = await claimsOf(db, {
    supplierId: supplier.id,
    clientId: actor.clientId,
    key,
    fingerprint: fingerprintOf(draft),
    now,
  });
  return checkIdempotency(context, claims, requestHashOf(draft));
}
