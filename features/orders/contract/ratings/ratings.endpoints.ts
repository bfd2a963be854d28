import { endpoint } from '#platform/contract/endpoint.ts';
import type { listRatingsSchema, rateOrderSchema } from './order-rating.schema.ts';

export const rateOrderEndpoint = endpoint<typeof rateOrderSchema>(
  'POST',
  '/v1/app/:idcliente/pedido/:numpedido/avaliar',
);
export const listRatingsEndpoint = endpoint<typeof listRatingsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/avaliacoes',
);
