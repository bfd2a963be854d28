import type { Api } from '#platform/web/api.ts';
import { fetchCounts } from './chat-queries.ts';

/** How many clients wait for an answer. */
export const countWaitingChats = async (api: Api, shopId: string, signal: AbortSignal): Promise<number> =>
  (await fetchCounts(api, shopId, signal)).waiting;
