import { endpoint } from '#platform/contract/endpoint.ts';
import type { rateOrderSchema } from './order-rating.schema.ts';

export const rateOrder = endpoint<typeof rateOrderSchema>(
  'POST',
  '/v1/app/:idcliente/pedido/:numpedido/avaliar',
);
