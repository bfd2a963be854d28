import { queryOptions } from '@tanstack/react-query';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { customContentEndpoint } from '../contract/shop-texts.endpoints.ts';
import { customContentFromWire } from '../contract/shop-texts.wire.ts';
import type { ContentType, CustomContent } from '../domain/shop-texts.ts';

/** The supplier's texts for one page, in its order. Spec 3, extras. */
export const shopContentsQuery = (api: Api, supplierId: SupplierId, contentType: ContentType) =>
  queryOptions({
    queryKey: ['shop-contents', supplierId, contentType] as const,
    queryFn: async ({ signal }): Promise<readonly CustomContent[]> => {
      const params = { idfornecedor: supplierId };
      const response = await api.call(customContentEndpoint, { params, query: { contentType } }, { signal });
      return response.map(customContentFromWire);
    },
  });
