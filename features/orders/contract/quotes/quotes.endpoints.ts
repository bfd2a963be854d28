import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  acceptQuoteSchema,
  cancelOrderSchema,
  refuseQuoteSchema,
  requestQuoteAgainSchema,
} from './quotes.schema.ts';

export const acceptQuoteEndpoint = endpoint<typeof acceptQuoteSchema>(
  'POST',
  '/v4/orders/:idfornecedor/order/:numpedido/orcamento/aceitar',
);
export const refuseQuoteEndpoint = endpoint<typeof refuseQuoteSchema>(
  'POST',
  '/v4/orders/:idfornecedor/order/:numpedido/orcamento/recusar',
);
export const requestQuoteAgainEndpoint = endpoint<typeof requestQuoteAgainSchema>(
  'POST',
  '/v4/orders/:idfornecedor/order/:numpedido/orcamento/pedir-novamente',
);
export const cancelOrderEndpoint = endpoint<typeof cancelOrderSchema>(
  'POST',
  '/v4/orders/:idfornecedor/order/:numpedido/cancelar',
);
