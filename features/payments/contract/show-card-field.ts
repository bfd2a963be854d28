import { endpoint } from '#platform/contract/endpoint.ts';
import type { showCardFieldSchema } from './show-card-field.schema.ts';

export const showCardField = endpoint<typeof showCardFieldSchema>(
  'GET',
  '/v4/pagamentos/campo-cartao/:idfornecedor/:idformapagto',
);
