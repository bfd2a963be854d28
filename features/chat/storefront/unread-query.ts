import { queryOptions } from '@tanstack/react-query';
import { type Asker, buyerKey } from '#features/accounts/storefront/buyer.ts';
import { listRoomsEndpoint } from '../contract/chat.endpoints.ts';

/** The shop's messages that the client has not read, in all conversations. */
export const unreadQuery = (asker: Asker) =>
  queryOptions({
    queryKey: ['chat-unread', ...buyerKey(asker)],
    queryFn: async ({ signal }) => {
      const input = { params: { idfornecedor: asker.shop.id }, query: { limite: 1 } };
      const { nao_lidas } = await asker.api.call(listRoomsEndpoint, input, { signal });
      return nao_lidas;
    },
    staleTime: 0,
  });
