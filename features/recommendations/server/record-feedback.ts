import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { DailyBudget } from '#kernel/daily-budget.ts';
import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
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

/** Far above real use: rows that one requester may cause on a day. */
const LIMITS = { amount: 2_000, requesters: 50_000 };

/** Per database, because tests have several. */
const budgets = new WeakMap<Database, DailyBudget>();

function budgetOf(database: Database): DailyBudget {
  const budget = budgets.get(database) ?? new DailyBudget(LIMITS);
  budgets.set(database, budget);
  return budget;
}

/**
 * Records what a shopper did with recommended products. Without personalization it is counted, without the client.
 * Beyond a requester's daily limit nothing is recorded, so that nobody fills the tables or decides what is popular.
 * Spec 7, sugestao/feedback.
 */
export async function recordFeedback(
  context: Context,
  secrets: string,
  { session: token, view, action, productIds, personal }: GivenFeedback,
): Promise<Result<true, { readonly code: 'unknown-recommendation' }>> {
  const { db, database, supplier, actor, now } = context;
  const session = verifyFeedbackToken(secrets, supplier.id, token, now);
  if (session === undefined || session.view !== view) return refuse({ code: 'unknown-recommendation' });
  const recommended = new Set(session.productIds);
  if (!productIds.every((id) => recommended.has(id))) return refuse({ code: 'unknown-recommendation' });
  if (!budgetOf(database).spend(todayOf(context), context.asker ?? '', productIds.length))
    return accept(true);
  await addFeedback(db, supplier.id, { sessionId: session.id, view, action, productIds, at: now });
  const isOwn = actor.kind === 'customer' && (actor.capacity === 'principal' || actor.capacity === 'linked');
  if (personal && isOwn && action !== 'shown') {
    const kind = action === 'hidden' ? 'hidden' : 'interested';
    await saveReaction(db, { supplierId: supplier.id, clientId: actor.clientId }, productIds, kind, now);
  }
  return accept(true);
}
