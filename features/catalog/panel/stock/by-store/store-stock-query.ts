import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import {
  listStockStoresEndpoint,
  readStoreStockEndpoint,
} from '../../../contract/stock/store-stock.endpoints.ts';
import { stockStoreFromWire, storeStockFromWire } from '../../../contract/stock/store-stock.wire.ts';
import { productsKey } from '../../products-query.ts';

/** The shop's stores, the default one first. */
export const stockStoresQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: [...productsKey(shopId), 'stock-stores'] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId };
      const { lojas } = await api.call(listStockStoresEndpoint, { params }, { signal });
      return lojas.map(stockStoreFromWire);
    },
  });

/** What each of them has of a product. */
export const storeStockQuery = (api: Api, shopId: string, productId: string) =>
  queryOptions({
    queryKey: [...productsKey(shopId), 'store-stock', productId] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idproduto: productId };
      return storeStockFromWire(await api.call(readStoreStockEndpoint, { params }, { signal }));
    },
  });
