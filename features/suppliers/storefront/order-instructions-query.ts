import { queryOptions } from '@tanstack/react-query';
import { defined } from '#kernel/defined.ts';
import type { Api } from '#platform/web/api.ts';
import { customContentEndpoint } from '../contract/shop-texts.endpoints.ts';
import { customContentFromWire } from '../contract/shop-texts.wire.ts';
import type { Shop } from '../domain/shop.ts';
import type { CustomContent } from '../domain/shop-texts.ts';

/** Text shown before an order is sent: the first item, or null. Spec 3, order instructions. */
export const orderInstructionsQuery = (api: Api, { id, preview }: Pick<Shop, 'id' | 'preview'>) =>
  queryOptions({
    queryKey: ['order-instructions', id] as const,
    queryFn: async ({ signal }): Promise<CustomContent | null> => {
      const params = { idfornecedor: id };
      const query = { contentType: 'ORDER_INSTRUCTIONS' as const, ...defined({ previa: preview }) };
      const [first] = await api.call(customContentEndpoint, { params, query }, { signal });
      return first === undefined ? null : customContentFromWire(first);
    },
  });
