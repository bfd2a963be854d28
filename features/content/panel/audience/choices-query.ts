import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { contentChoicesEndpoint } from '../../contract/content-choices.endpoints.ts';
import { contentChoicesFromWire } from '../../contract/content-choices.wire.ts';

export const choicesQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: ['panel', shopId, 'content-choices'] as const,
    queryFn: async ({ signal }) =>
      contentChoicesFromWire(
        await api.call(contentChoicesEndpoint, { params: { idfornecedor: shopId } }, { signal }),
      ),
  });
