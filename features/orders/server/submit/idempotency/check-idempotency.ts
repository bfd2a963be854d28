import { createHash } from 'node:crypto';
import { seesAllOrders } from '#features/accounts/domain/capacity-may.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import { canonicalContent } from '../../../domain/submit/fingerprint.ts';
import type { OrderDraft } from '../../../domain/submit/order-draft.ts';
import type { SubmitRefusal } from '../../../domain/submit/submit-refusal.ts';
import { seesOrder } from '../../read/order-visibility.ts';
import type { Claims } from '../../store/idempotency.store.ts';

const MAX_KEY_LENGTH = 255;

/**
 * The Idempotency-Key header as a key: undefined when absent, a refusal when it is too long to be stored, empty or sent twice.
 */
export function idempotencyKey(
  header: string | readonly string[] | undefined,
): Result<string | undefined, { readonly code: 'invalid-key' }> {
  if (header === undefined) return accept(undefined);
  const valid = typeof header === 'string' && header.length > 0 && header.length <= MAX_KEY_LENGTH;
  return valid ? accept(header) : refuse({ code: 'invalid-key' });
}

/** The same for identical orders. */
export const fingerprintOf = (draft: OrderDraft): string => sha256(canonicalContent(draft));

/** What an idempotency key is bound to: the whole request, so that a changed note is not silently lost. */
export const requestHashOf = (draft: OrderDraft): string =>
  sha256(
    JSON.stringify([
      canonicalContent(draft),
      draft.optionId ?? '',
      draft.note,
      draft.answers ?? [],
      ...(draft.coupon === undefined ? [] : [draft.coupon]),
      ...(draft.instalments === undefined ? [] : [draft.instalments]),
      ...(draft.billing === undefined ? [] : [draft.billing]),
    ]),
  );

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * What a key or an identical order already determines: this request's own order, a refusal, or undefined. Keys and fingerprints
 * count for the whole client, but an order's number is given only to users who may see it. Spec 6, linked user.
 */
export async function checkIdempotency(
  context: CustomerContext,
  { byKey, duplicate }: Claims,
  requestHash: string,
): Promise<Result<OrderNumber | undefined, SubmitRefusal>> {
  if (byKey !== undefined) {
    const isOwn = byKey.requestHash === requestHash && (await maySee(context, byKey.number));
    return isOwn ? accept(byKey.number) : refuse({ code: 'key-reused' });
  }
  if (duplicate === undefined) return accept(undefined);
  const isSeen = await maySee(context, duplicate);
  return refuse({ code: 'duplicate-order', ...(isSeen ? { previous: duplicate } : {}) });
}

const maySee = async (context: CustomerContext, number: OrderNumber): Promise<boolean> =>
  seesAllOrders(context.actor.capacity) || seesOrder(context, number);
