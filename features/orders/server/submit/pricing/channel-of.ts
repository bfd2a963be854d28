import { isAsPrepared } from '#features/cart/domain/cart-lock.ts';
import { combineLines } from '#features/cart/domain/combine-lines.ts';
import { prepared } from '#features/cart/server/prepare/prepared.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { OrderDraft } from '../../../domain/submit/order-draft.ts';
import type { SubmitRefusal } from '../../../domain/submit/submit-refusal.ts';

/**
 * MANUAL if the order is exactly what an attendant prepared, whatever the client claims. Until the transaction ends nobody can
 * prepare another. Spec 3, canalVenda; 6, attendant.
 */
export async function channelOf(
  context: Context & { readonly actor: Customer },
  { lines }: OrderDraft,
): Promise<Result<'WEB' | 'MANUAL', SubmitRefusal>> {
  const kept = await prepared(context);
  if (kept === undefined) return accept('WEB');
  return isAsPrepared(kept, combineLines(lines)) ? accept('MANUAL') : refuse({ code: 'cart-locked' });
}
