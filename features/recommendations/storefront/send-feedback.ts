import type { ProductId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { sendFeedbackEndpoint } from '../contract/recommendations.endpoints.ts';
import {
  feedbackActionToWire,
  itemsToWire,
  recommendationViewToWire,
} from '../contract/recommendations.wire.ts';
import type { FeedbackAction, RecommendationView } from '../domain/feedback.ts';

export interface FeedbackScope {
  readonly api: Api;
  readonly view: RecommendationView;
  readonly sessionId: string;
}

/** Nothing waits for it, and a failure concerns nobody: feedback is dropped then. */
export function sendFeedback(
  { api, view, sessionId }: FeedbackScope,
  action: FeedbackAction,
  productIds: readonly ProductId[],
): void {
  if (sessionId === '' || productIds.length === 0) return;
  const body = {
    acao: feedbackActionToWire(action),
    visao: recommendationViewToWire(view),
    item_id: itemsToWire(productIds),
    sessao_id: sessionId,
  };
  api.call(sendFeedbackEndpoint, { body }).catch(() => {});
}
