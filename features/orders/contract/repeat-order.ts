import { endpoint } from '#platform/contract/endpoint.ts';
import type { repeatOrderSchema } from './repeat-order.schema.ts';

export const repeatOrder = endpoint<typeof repeatOrderSchema>(
  'GET',
  '/v2/app/:token/order/:numpedido/repetir',
);
