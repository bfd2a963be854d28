/** Feedback: stored as it comes, added to the sums by the job. */
import { and, eq, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { FeedbackAction, RecommendationView } from '../../domain/feedback.ts';
import {
  recommendationFeedback as feedback,
  recommendationProducts as products,
} from '../recommendations.tables.ts';

export interface NewFeedback {
  readonly sessionId: string;
  readonly view: RecommendationView;
  readonly action: FeedbackAction;
  readonly productIds: readonly ProductId[];
  readonly at: Instant;
}

/** The same action on the same product counts once per session. */
export async function addFeedback(
  db: Db,
  supplierId: SupplierId,
  { sessionId, view, action, productIds, at }: NewFeedback,
): Promise<void> {
  await db
    .insert(feedback)
    .values(
      productIds.map((productId) => ({ supplierId, sessionId, view, action, productId, at: new Date(at) })),
    )
    .onConflictDoNothing();
}

/** Moves feedback from before `before` into the products' sums, `max` rows at most. Returns how many. */
export async function countFeedback(
  db: Db,
  supplierId: SupplierId,
  before: Instant,
  max: number,
): Promise<number> {
  const old = db
    .select({ sessionId: feedback.sessionId, productId: feedback.productId, action: feedback.action })
    .from(feedback)
    .where(and(eq(feedback.supplierId, supplierId), sql`${feedback.at} < ${new Date(before)}`))
    .orderBy(feedback.at)
    .limit(max);
  const { rows } = await db.execute<{ taken: string }>(sql`
    with taken as (
      delete from ${feedback}
      where supplier_id = ${supplierId} and (session_id, product_id, action) in ${old}
      returning product_id, action
    ), summed as (
      insert into ${products} (supplier_id, product_id, shown, clicked, added, hidden)
      select ${supplierId}::uuid, product_id,
        count(*) filter (where action = 'shown'), count(*) filter (where action = 'clicked'),
        count(*) filter (where action = 'added'), count(*) filter (where action = 'hidden')
      from taken group by product_id
      on conflict (supplier_id, product_id) do update set
        shown = ${products.shown} + excluded.shown, clicked = ${products.clicked} + excluded.clicked,
        added = ${products.added} + excluded.added, hidden = ${products.hidden} + excluded.hidden
    )
    select count(*) as taken from taken`);
  return Number(rows[0]?.taken ?? 0);
}
