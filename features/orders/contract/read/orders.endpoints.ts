import { endpoint } from '#platform/contract/endpoint.ts';
import type { exportOrdersSchema, getOrderSchema, listOrdersSchema } from './orders.schema.ts';
import type { repeatOrderSchema } from './repeat-order.schema.ts';

export const listOrdersEndpoint = endpoint<typeof listOrdersSchema>(
  'GET',
  '/v2/app/pedido/cliente/:idcliente',
);
export const getOrderEndpoint = endpoint<typeof getOrderSchema>('GET', '/v2/app/:token/order/:numpedido');
export const exportOrdersEndpoint = endpoint<typeof exportOrdersSchema>(
  'POST',
  '/v4/orders/export/:idcliente',
);
export const repeatOrderEndpoint = endpoint<typeof repeatOrderSchema>(
  'GET',
  '/v2/app/:token/order/:numpedido/repetir',
);
