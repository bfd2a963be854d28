import { queryOptions } from '@tanstack/react-query';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { type ReadPage, staticPageFromWire } from '../contract/static-page.wire.ts';
import { staticPageEndpoint } from '../contract/static-pages.endpoints.ts';

/** `preview`: the token of a preview link. */
export const staticPageQuery = (api: Api, idfornecedor: SupplierId, slug: string, preview?: string) =>
  queryOptions({
    queryKey: ['static-page', idfornecedor, slug, preview ?? ''] as const,
    queryFn: async ({ signal }): Promise<ReadPage> => {
      const input = { params: { idfornecedor, slug }, query: defined({ previa: preview }) };
      return staticPageFromWire(await api.call(staticPageEndpoint, input, { signal }));
    },
  });
