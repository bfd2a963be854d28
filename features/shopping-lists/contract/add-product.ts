import { endpoint } from '#platform/contract/endpoint.ts';
import type { addProductSchema } from './lists.schema.ts';

export const addProduct = endpoint<typeof addProductSchema>(
  'POST',
  '/v4/shopping-list/:idfornecedor/product/:idproduto/add',
);
