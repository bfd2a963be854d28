import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { Api } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { panelChatTicketEndpoint } from '../../contract/panel-chat.endpoints.ts';
import { liveKey } from '../chat-queries.ts';
import { atMostOncePer } from './at-most-once-per.ts';
import { type ChatLine, createChatLine } from './chat-line.ts';

export type { ChatLine };

/** Milliseconds between two fetches of the lists while many messages come. */
const REFETCH_INTERVAL = 1_000;

/** By shop, in each page's cache. */
const lines = new WeakMap<QueryClient, Map<string, ChatLine>>();

function lineOf(api: Api, shopId: string, queryClient: QueryClient): ChatLine {
  const ofPage = lines.get(queryClient) ?? new Map<string, ChatLine>();
  lines.set(queryClient, ofPage);
  const known = ofPage.get(shopId);
  if (known !== undefined) return known;
  const line = createChatLine({
    ticket: async () =>
      (await api.call(panelChatTicketEndpoint, { params: { idfornecedor: shopId } })).bilhete,
    changed: atMostOncePer(REFETCH_INTERVAL, () =>
      queryClient.invalidateQueries({ queryKey: liveKey(shopId) }),
    ),
    load: () => import('../../ui/live/follow-chat.ts'),
  });
  ofPage.set(shopId, line);
  return line;
}

/** The connection of this page, open while something uses it. What it changes is fetched again. */
export function useChatLine(): ChatLine {
  const api = useApi();
  const { shop } = useStaffPlace();
  const line = lineOf(api, shop.id, useQueryClient());
  useEffect(() => line.use(), [line]);
  return line;
}
