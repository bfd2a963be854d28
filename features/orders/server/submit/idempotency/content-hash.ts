import { createHash } from 'node:crypto';
import { canonicalContent } from '../../../domain/submit/fingerprint.ts';
import type { OrderDraft } from '../../../domain/submit/order-draft.ts';

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
    ]),
  );

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
