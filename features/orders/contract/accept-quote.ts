import { endpoint } from '#platform/contract/endpoint.ts';
import type { acceptQuoteSchema } from './accept-quote.schema.ts';

export const acceptQuote = endpoint<typeof acceptQuoteSchema>(
  'POST',
  '/v4/orders/:idfornecedor/order/:numpedido/orcamento/aceitar',
);
