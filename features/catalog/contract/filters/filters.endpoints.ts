import { endpoint } from '#platform/contract/endpoint.ts';
import type { listFiltersSchema, listTagsSchema, productsByTagsSchema } from './filters.schema.ts';

/** The facet counts of a product list, with the list's query parameters. */
export const listFiltersEndpoint = endpoint<typeof listFiltersSchema>(
  'GET',
  '/v4/tag-pesquisa/:idfornecedor/filtros-produto/:idcategoria',
);

/** Path value for no category; the query may name one. */
export const EVERY_CATEGORY = 'todas';
export const listTagsEndpoint = endpoint<typeof listTagsSchema>(
  'GET',
  '/v4/tag-pesquisa/:idfornecedor/lista',
);
export const productsByTagsEndpoint = endpoint<typeof productsByTagsSchema>(
  'GET',
  '/v2/app/fornecedor/:idfornecedor/produto-by-tags',
);
