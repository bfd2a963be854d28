import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { getClientTermsEndpoint } from '../../contract/terms/client-terms.endpoints.ts';
import { clientTermsFromWire } from '../../contract/terms/client-terms.wire.ts';
import { clientKey } from '../clients-queries.ts';

export const clientTermsQuery = (api: Api, shopId: string, clientId: string) =>
  queryOptions({
    queryKey: [...clientKey(shopId, clientId), 'terms'] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idcliente: clientId };
      return clientTermsFromWire(await api.call(getClientTermsEndpoint, { params }, { signal }));
    },
  });
