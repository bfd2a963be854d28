import { endpoint } from '#platform/contract/endpoint.ts';
import type { deliveryOptionsByCepSchema } from './delivery-options-by-cep.schema.ts';

export const deliveryOptionsByCep = endpoint<typeof deliveryOptionsByCepSchema>(
  'POST',
  '/v4/app/formas-entrega/:idfornecedor/:cep',
);
