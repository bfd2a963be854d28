import { endpoint } from '#platform/contract/endpoint.ts';
import type { priceQuoteSchema } from './price-quote.schema.ts';

export const priceQuote = endpoint<typeof priceQuoteSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/orcamento',
);
