import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { blockToEditFromWire } from '../../contract/home/edited-block.wire.ts';
import { listBlocksEndpoint } from '../../contract/home/panel-home.endpoints.ts';

export const blocksKey = (shopId: string) => ['panel', shopId, 'home-blocks'] as const;

/** All blocks of the home, in their order. */
export const blocksQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: blocksKey(shopId),
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId };
      const { blocos } = await api.call(listBlocksEndpoint, { params }, { signal });
      return blocos.map(blockToEditFromWire);
    },
  });
