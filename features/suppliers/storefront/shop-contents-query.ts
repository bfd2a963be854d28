import { queryOptions } from '@tanstack/react-query';
import { defined } from '#kernel/defined.ts';
import type { Api } from '#platform/web/api.ts';
import { customContentEndpoint } from '../contract/shop-texts.endpoints.ts';
import { customContentFromWire } from '../contract/shop-texts.wire.ts';
import type { Shop } from '../domain/shop.ts';
import type { ContentType, CustomContent } from '../domain/shop-texts.ts';

/** The supplier's texts for one page, in its order. Spec 3, extras. */
export const shopContentsQuery = (
  api: Api,
  { id, preview }: Pick<Shop, 'id' | 'preview'>,
  contentType: ContentType,
) =>
  queryOptions({
    queryKey: ['shop-contents', id, contentType] as const,
    queryFn: async ({ signal }): Promise<readonly CustomContent[]> => {
      const query = { contentType, ...defined({ previa: preview }) };
      const response = await api.call(
        customContentEndpoint,
        { params: { idfornecedor: id }, query },
        { signal },
      );
      return response.map(customContentFromWire);
    },
  });
