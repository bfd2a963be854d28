import { queryOptions } from '@tanstack/react-query';
import type { SupplierId } from '#kernel/ids.ts';
import type { Api } from '#platform/web/api.ts';
import { customContentEndpoint } from '../contract/shop-texts.endpoints.ts';
import { customContentFromWire } from '../contract/shop-texts.wire.ts';
import type { CustomContent } from '../domain/shop-texts.ts';

/** Text shown before an order is sent: the first item, or null. Spec 3, order instructions. */
export const orderInstructionsQuery = (api: Api, supplierId: SupplierId) =>
  queryOptions({
    queryKey: ['order-instructions', supplierId] as const,
    queryFn: async ({ signal }): Promise<CustomContent | null> => {
      const params = { idfornecedor: supplierId };
      const query = { contentType: 'ORDER_INSTRUCTIONS' } as const;
      const [first] = await api.call(customContentEndpoint, { params, query }, { signal });
      return first === undefined ? null : customContentFromWire(first);
    },
  });
