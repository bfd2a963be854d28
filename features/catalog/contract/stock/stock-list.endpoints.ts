import { endpoint } from '#platform/contract/endpoint.ts';
import type { exportStockSchema, listStockSchema, moveStockSchema } from './stock-list.schema.ts';

export const listStockEndpoint = endpoint<typeof listStockSchema>('GET', '/v4/painel/:idfornecedor/estoque');
export const exportStockEndpoint = endpoint<typeof exportStockSchema>(
  'GET',
  '/v4/painel/:idfornecedor/estoque/planilha',
);
export const moveStockEndpoint = endpoint<typeof moveStockSchema>(
  'POST',
  '/v4/painel/:idfornecedor/produtos/:idproduto/estoque/movimentos',
);
