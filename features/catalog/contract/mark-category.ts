import { endpoint } from '#platform/contract/endpoint.ts';
import type { markCategorySchema } from './mark-category.schema.ts';

export const markCategory = endpoint<typeof markCategorySchema>(
  'PATCH',
  '/v4/painel/:idfornecedor/categorias/:idcategoria',
);
