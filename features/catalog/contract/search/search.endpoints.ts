import { endpoint } from '#platform/contract/endpoint.ts';
import type { popularSearchesSchema, suggestProductsSchema } from './search.schema.ts';

export const suggestProductsEndpoint = endpoint<typeof suggestProductsSchema>(
  'GET',
  '/v2/app/token/listaprodutos/full-text/pesquisar',
);

/** Frequent searches of a shop. Not in the specification; the path follows the style of the others. */
export const popularSearchesEndpoint = endpoint<typeof popularSearchesSchema>(
  'GET',
  '/v4/busca/:idfornecedor/populares',
);
