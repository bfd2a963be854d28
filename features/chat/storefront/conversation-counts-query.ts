import { queryOptions } from '@tanstack/react-query';
import { type Asker, buyerKey } from '#features/accounts/storefront/buyer.ts';
import { listRoomsEndpoint } from '../contract/chat.endpoints.ts';

/** How many conversations the client has, and how many messages of the shop it has not read in them. */
export const conversationCountsQuery = (asker: Asker) =>
  queryOptions({
    queryKey: ['chat-unread', ...buyerKey(asker)],
    queryFn: async ({ signal }) => {
      const input = { params: { idfornecedor: asker.shop.id }, query: { limite: 1 } };
      const { total, nao_lidas } = await asker.api.call(listRoomsEndpoint, input, { signal });
      return { rooms: total, unread: nao_lidas };
    },
    staleTime: 0,
  });
