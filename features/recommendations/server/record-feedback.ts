import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { FeedbackAction, RecommendationView } from '../domain/feedback.ts';
import { verifyFeedbackToken } from './feedback-session.ts';
import { addFeedback } from './store/feedback.store.ts';
import { saveReaction } from './store/reactions.store.ts';

interface GivenFeedback {
  readonly session: string;
  readonly view: RecommendationView;
  readonly action: FeedbackAction;
  readonly productIds: readonly ProductId[];
  /** Whether the requester allows personalization. */
  readonly personal: boolean;
}

/**
 * Records what a shopper did with recommended products. Without personalization it is counted, without the client.
 * Spec 7, sugestao/feedback.
 */
export async function recordFeedback(
  { db, supplier, actor, now }: Context,
  secrets: string,
  { session: token, view, action, productIds, personal }: GivenFeedback,
): Promise<Result<true, { readonly code: 'unknown-recommendation' }>> {
  const session = verifyFeedbackToken(secrets, supplier.id, token, now);
  if (session === undefined || session.view !== view) return refuse({ code: 'unknown-recommendation' });
  const recommended = new Set(session.productIds);
  if (!productIds.every((id) => recommended.has(id))) return refuse({ code: 'unknown-recommendation' });
  await addFeedback(db, supplier.id, { sessionId: session.id, view, action, productIds, at: now });
  const isOwn = actor.kind === 'customer' && (actor.capacity === 'principal' || actor.capacity === 'linked');
  if (personal && isOwn && action !== 'shown') {
    const kind = action === 'hidden' ? 'hidden' : 'interested';
    await saveReaction(db, { supplierId: supplier.id, clientId: actor.clientId }, productIds, kind, now);
  }
  return accept(true);
}
