import { endpoint } from '#platform/contract/endpoint.ts';
import type { correctStockSchema, listMovementsSchema } from './panel-stock.schema.ts';

export const listMovementsEndpoint = endpoint<typeof listMovementsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/produtos/:idproduto/estoque/movimentos',
);
export const correctStockEndpoint = endpoint<typeof correctStockSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/produtos/:idproduto/estoque',
);
