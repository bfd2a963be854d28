import { endpoint } from '#platform/contract/endpoint.ts';
import type { exportOrdersSchema } from './export-orders.schema.ts';

export const exportOrders = endpoint<typeof exportOrdersSchema>('POST', '/v4/orders/export/:idcliente');
