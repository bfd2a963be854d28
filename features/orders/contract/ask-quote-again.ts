import { endpoint } from '#platform/contract/endpoint.ts';
import type { askQuoteAgainSchema } from './ask-quote-again.schema.ts';

export const askQuoteAgain = endpoint<typeof askQuoteAgainSchema>(
  'POST',
  '/v4/orders/:idfornecedor/order/:numpedido/orcamento/pedir-novamente',
);
