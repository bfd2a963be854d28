import { endpoint } from '#platform/contract/endpoint.ts';
import type { listProductsSchema } from './list-products.schema.ts';

export const listProducts = endpoint<typeof listProductsSchema>(
  'GET',
  '/v4/shopping-list/:idfornecedor/products/:idlista',
);
