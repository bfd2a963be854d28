import { endpoint } from '#platform/contract/endpoint.ts';
import type { listProductsWithoutAddressSchema } from './list-products-without-address.schema.ts';

export const listProductsWithoutAddress = endpoint<typeof listProductsWithoutAddressSchema>(
  'GET',
  '/v1/app/:idfornecedor/listaprodutosf/:token',
);
