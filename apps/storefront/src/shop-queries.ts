/** Which shop this is, and which shops there are. */
import { queryOptions } from '@tanstack/react-query';
import { listSuppliers } from '#features/suppliers/contract/list-suppliers.ts';
import { shopFromWire } from '#features/suppliers/contract/shop.wire.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { VISITOR_HANDLE } from '#platform/contract/client-path.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';

const TEN_MINUTES = 600_000;
const params = { client: VISITOR_HANDLE };

export const shopQuery = (api: Api, slugOrId: string) =>
  queryOptions({
    queryKey: ['shop', slugOrId],
    staleTime: TEN_MINUTES,
    queryFn: async ({ signal }): Promise<Shop> => {
      const query = { idfornecedor: slugOrId, device: 'Desktop' };
      const [shop] = (await api.call(listSuppliers, { params, query }, { signal })).fornecedores;
      if (shop === undefined) throw new ApiRefusal(404, {});
      return shopFromWire(shop);
    },
  });

export const shopsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['shops'],
    queryFn: async ({ signal }): Promise<readonly Shop[]> => {
      const answer = await api.call(listSuppliers, { params, query: { device: 'Desktop' } }, { signal });
      return answer.fornecedores.map(shopFromWire);
    },
  });
