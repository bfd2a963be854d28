import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { apiKeyFromWire } from '../../contract/api-keys/api-key.wire.ts';
import { listApiKeysEndpoint } from '../../contract/api-keys/api-keys.endpoints.ts';

export const apiKeysQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: ['panel', shopId, 'api-keys'] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId };
      return (await api.call(listApiKeysEndpoint, { params }, { signal })).chaves.map(apiKeyFromWire);
    },
  });
