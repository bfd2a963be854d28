import { endpoint } from '#platform/contract/endpoint.ts';
import type { changeProductSchema, markCategorySchema } from './panel-products.schema.ts';

export const changeProductEndpoint = endpoint<typeof changeProductSchema>(
  'PATCH',
  '/v4/painel/:idfornecedor/produtos/:idproduto',
);
export const markCategoryEndpoint = endpoint<typeof markCategorySchema>(
  'PATCH',
  '/v4/painel/:idfornecedor/categorias/:idcategoria',
);
