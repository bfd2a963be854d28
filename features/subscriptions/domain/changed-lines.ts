import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Subscription, SubscriptionChange } from './subscription.ts';

export type LinesRefusal = 'line-unknown' | 'no-lines';

/** The lines with new quantities; 0 removes a line, but not the last one. New products cannot be added. */
export function changedLines(
  lines: Subscription['lines'],
  quantities: NonNullable<SubscriptionChange['quantities']>,
): Result<Subscription['lines'], { readonly code: LinesRefusal }> {
  const wanted = new Map(quantities.map(({ productId, quantity }) => [productId, quantity]));
  const known = new Set(lines.map(({ productId }) => productId));
  if ([...wanted.keys()].some((id) => !known.has(id))) return refuse({ code: 'line-unknown' });
  const changed = lines
    .map((line) => ({ ...line, quantity: wanted.get(line.productId) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
  return changed.length === 0 ? refuse({ code: 'no-lines' }) : accept(changed);
}
