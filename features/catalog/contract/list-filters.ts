import { endpoint } from '#platform/contract/endpoint.ts';
import type { listFiltersSchema } from './list-filters.schema.ts';

/** The facet counts of a product list, with the list's query parameters. */
export const listFilters = endpoint<typeof listFiltersSchema>(
  'GET',
  '/v4/tag-pesquisa/:idfornecedor/filtros-produto/:idcategoria',
);

/** Path value for no category; the query may name one. */
export const EVERY_CATEGORY = 'todas';
