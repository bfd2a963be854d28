import { endpoint } from '#platform/contract/endpoint.ts';
import type { openCardFieldSchema, showCardFieldSchema } from './card-field.schema.ts';

export const openCardFieldEndpoint = endpoint<typeof openCardFieldSchema>(
  'POST',
  '/v4/payment-sdk/generate-token',
);
export const showCardFieldEndpoint = endpoint<typeof showCardFieldSchema>(
  'GET',
  '/v4/pagamentos/campo-cartao/:idfornecedor/:idformapagto',
);
