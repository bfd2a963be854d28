import { endpoint } from '#platform/contract/endpoint.ts';
import type { refuseQuoteSchema } from './refuse-quote.schema.ts';

export const refuseQuote = endpoint<typeof refuseQuoteSchema>(
  'POST',
  '/v4/orders/:idfornecedor/order/:numpedido/orcamento/recusar',
);
