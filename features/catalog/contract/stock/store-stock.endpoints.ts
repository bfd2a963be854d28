import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  countAtStoreSchema,
  listStockStoresSchema,
  readStoreStockSchema,
  transferStockSchema,
} from './store-stock.schema.ts';

const OF_PRODUCT = '/v4/painel/:idfornecedor/produtos/:idproduto/estoque';

export const listStockStoresEndpoint = endpoint<typeof listStockStoresSchema>(
  'GET',
  '/v4/painel/:idfornecedor/estoque/lojas',
);
export const readStoreStockEndpoint = endpoint<typeof readStoreStockSchema>('GET', `${OF_PRODUCT}/lojas`);
export const countAtStoreEndpoint = endpoint<typeof countAtStoreSchema>('PUT', `${OF_PRODUCT}/lojas/:idloja`);
export const transferStockEndpoint = endpoint<typeof transferStockSchema>(
  'POST',
  `${OF_PRODUCT}/transferencias`,
);
