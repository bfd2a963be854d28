import { endpoint } from '#platform/contract/endpoint.ts';
import type { suggestProductsSchema } from './suggest-products.schema.ts';

export const suggestProducts = endpoint<typeof suggestProductsSchema>(
  'GET',
  '/v2/app/token/listaprodutos/full-text/pesquisar',
);
