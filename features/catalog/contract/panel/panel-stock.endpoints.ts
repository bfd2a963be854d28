import { endpoint } from '#platform/contract/endpoint.ts';
import type { listWaitingClientsSchema } from '../alerts/waiting-clients.schema.ts';
import type { correctStockSchema, listMovementsSchema } from './panel-stock.schema.ts';

export const listMovementsEndpoint = endpoint<typeof listMovementsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/produtos/:idproduto/estoque/movimentos',
);
export const correctStockEndpoint = endpoint<typeof correctStockSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/produtos/:idproduto/estoque',
);
/** Who waits for the stock to come in. */
export const listWaitingClientsEndpoint = endpoint<typeof listWaitingClientsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/produtos/:idproduto/alertas',
);
