import { endpoint } from '#platform/contract/endpoint.ts';
import type { getProductSchema } from './product-detail.schema.ts';
import type { listProductsSchema, listProductsWithoutAddressSchema } from './product-list.schema.ts';

export const listProductsEndpoint = endpoint<typeof listProductsSchema>(
  'GET',
  '/v2/app/:idfornecedor/listaprodutos/:idendereco',
);
export const listProductsWithoutAddressEndpoint = endpoint<typeof listProductsWithoutAddressSchema>(
  'GET',
  '/v1/app/:idfornecedor/listaprodutosf/:token',
);
export const getProductEndpoint = endpoint<typeof getProductSchema>(
  'GET',
  '/v2/app/:client/fornecedor/:idfornecedor/produto/:idproduto',
);
