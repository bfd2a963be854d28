import { endpoint } from '#platform/contract/endpoint.ts';
import type { getShopOrderSchema } from './panel-orders.schema.ts';

export const getShopOrder = endpoint<typeof getShopOrderSchema>(
  'GET',
  '/v4/painel/:idfornecedor/pedidos/:numpedido',
);
