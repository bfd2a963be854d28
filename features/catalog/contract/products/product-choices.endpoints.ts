import { endpoint } from '#platform/contract/endpoint.ts';
import type { productChoicesSchema } from './product-choices.schema.ts';

export const productChoicesEndpoint = endpoint<typeof productChoicesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/escolhas-produto',
);
