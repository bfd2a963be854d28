import { endpoint } from '#platform/contract/endpoint.ts';
import type { getProductSchema } from './get-product.schema.ts';

export const getProduct = endpoint<typeof getProductSchema>(
  'GET',
  '/v2/app/:client/fornecedor/:idfornecedor/produto/:idproduto',
);
