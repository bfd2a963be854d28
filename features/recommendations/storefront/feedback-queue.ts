/** Feedback of a row in the order in which it was given, also from before the session that it names was known. */
import type { ProductId } from '#kernel/ids.ts';
import type { FeedbackAction } from '../domain/feedback.ts';
import { type FeedbackScope, sendFeedback } from './send-feedback.ts';

/** Of more than these the oldest is dropped. */
export const MAX_WAITING = 50;

interface RowSession extends FeedbackScope {
  /** The products that the session names; absent: all. Nothing is reported of others. */
  readonly named?: ReadonlySet<ProductId> | undefined;
}

export interface FeedbackQueue {
  report(action: FeedbackAction, productIds: readonly ProductId[]): void;
  /** What waits is sent once the session has an id. A row that is left before has none: its feedback is dropped with it. */
  follow(session: RowSession): void;
}

export function feedbackQueue(): FeedbackQueue {
  let session: RowSession | undefined;
  let waiting: (readonly [FeedbackAction, readonly ProductId[]])[] = [];
  const report: FeedbackQueue['report'] = (action, productIds) => {
    if (session === undefined || session.sessionId === '') {
      waiting = [...waiting, [action, productIds] as const].slice(-MAX_WAITING);
      return;
    }
    const { named, ...scope } = session;
    sendFeedback(scope, action, named === undefined ? productIds : productIds.filter((id) => named.has(id)));
  };
  return {
    report,
    follow(now) {
      session = now;
      if (now.sessionId === '') return;
      const given = waiting;
      waiting = [];
      for (const [action, productIds] of given) report(action, productIds);
    },
  };
}
