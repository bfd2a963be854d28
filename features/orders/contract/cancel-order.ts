import { endpoint } from '#platform/contract/endpoint.ts';
import type { cancelOrderSchema } from './cancel-order.schema.ts';

export const cancelOrder = endpoint<typeof cancelOrderSchema>(
  'POST',
  '/v4/orders/:idfornecedor/order/:numpedido/cancelar',
);
