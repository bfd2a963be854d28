import { endpoint } from '#platform/contract/endpoint.ts';
import type { applyListSchema, getListProductsSchema } from './get-list-products.schema.ts';
import type {
  addProductSchema,
  copyProductSchema,
  disableListSchema,
  listListsSchema,
  saveListSchema,
} from './lists.schema.ts';

export const listListsEndpoint = endpoint<typeof listListsSchema>('GET', '/v4/shopping-list/:idfornecedor');
export const saveListEndpoint = endpoint<typeof saveListSchema>('POST', '/v4/shopping-list/:idfornecedor');
export const disableListEndpoint = endpoint<typeof disableListSchema>(
  'DELETE',
  '/v4/shopping-list/:idfornecedor/disable/:idlista',
);
export const getListProductsEndpoint = endpoint<typeof getListProductsSchema>(
  'GET',
  '/v4/shopping-list/:idfornecedor/products/:idlista',
);
export const addProductEndpoint = endpoint<typeof addProductSchema>(
  'POST',
  '/v4/shopping-list/:idfornecedor/product/:idproduto/add',
);
export const copyProductEndpoint = endpoint<typeof copyProductSchema>(
  'POST',
  '/v4/shopping-list/:idfornecedor/product/:idproduto/copy/:idlista',
);
export const applyListEndpoint = endpoint<typeof applyListSchema>(
  'POST',
  '/v4/shopping-list/:idfornecedor/apply/:idlista',
);
