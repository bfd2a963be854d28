import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { listStockEndpoint } from '../../contract/stock/stock-list.endpoints.ts';
import { stockRowFromWire } from '../../contract/stock/stock-list.wire.ts';
import { productsKey } from '../products-query.ts';

/** A page of the stock; a product's change invalidates it. */
export const stockQuery = (api: Api, shopId: string, query: Readonly<Record<string, string | number>>) =>
  queryOptions({
    queryKey: [...productsKey(shopId), 'stock', query] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const call = { params: { idfornecedor: shopId }, query: { ...query, limite: 20 } };
      const { dados, total, paginas } = await api.call(listStockEndpoint, call, { signal });
      return { rows: dados.map(stockRowFromWire), total, pages: paginas };
    },
  });
