import { endpoint } from '#platform/contract/endpoint.ts';
import type { getOrderSchema } from './get-order.schema.ts';

export const getOrder = endpoint<typeof getOrderSchema>('GET', '/v2/app/:token/order/:numpedido');
