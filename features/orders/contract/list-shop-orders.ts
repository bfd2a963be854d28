import { endpoint } from '#platform/contract/endpoint.ts';
import type { listShopOrdersSchema } from './panel-orders.schema.ts';

export const listShopOrders = endpoint<typeof listShopOrdersSchema>(
  'GET',
  '/v4/painel/:idfornecedor/pedidos',
);
