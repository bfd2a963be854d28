import { endpoint } from '#platform/contract/endpoint.ts';
import type { listOrdersSchema } from './list-orders.schema.ts';

export const listOrders = endpoint<typeof listOrdersSchema>('GET', '/v2/app/pedido/cliente/:idcliente');
