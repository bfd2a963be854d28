import { queryOptions } from '@tanstack/react-query';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { openActionLinkEndpoint } from '../../contract/action-link/action-link.endpoints.ts';
import { offeredLinkFromWire } from '../../contract/action-link/action-link.wire.ts';

/** What a supplier's link would put into this shopper's cart. Always refetched, since prices and stock change. */
export const actionLinkQuery = (api: Api, idfornecedor: SupplierId, clientId: string, codigo: string) =>
  queryOptions({
    queryKey: ['action-link', idfornecedor, clientId, codigo] as const,
    queryFn: async ({ signal }) =>
      offeredLinkFromWire(
        await api.call(openActionLinkEndpoint, { params: { idfornecedor, codigo }, query: {} }, { signal }),
      ),
  });
