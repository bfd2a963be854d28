import type { Api } from '#platform/web/api.ts';
import { listStockEndpoint } from '../../contract/stock/stock-list.endpoints.ts';

/** How many products are low or out of stock: as many as the list with this filter has. */
export async function countLowStock(api: Api, shopId: string, signal: AbortSignal): Promise<number> {
  const query = { situacao: 'BAIXO', pagina: 1, limite: 1 } as const;
  return (await api.call(listStockEndpoint, { params: { idfornecedor: shopId }, query }, { signal })).total;
}
