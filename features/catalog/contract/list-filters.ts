import { endpoint } from '#platform/contract/endpoint.ts';
import type { listFiltersSchema } from './list-filters.schema.ts';

/** The counts beside a product list, for the same query as the list's. */
export const listFilters = endpoint<typeof listFiltersSchema>(
  'GET',
  '/v4/tag-pesquisa/:idfornecedor/filtros-produto/:idcategoria',
);

/** In place of a category: the one that the query says, or none. */
export const EVERY_CATEGORY = 'todas';
