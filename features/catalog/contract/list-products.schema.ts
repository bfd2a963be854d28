import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { uuid } from './fields.schema.ts';
import { productListAnswer, productListQuery } from './product-list.schema.ts';

export const listProductsSchema = {
  summary: 'Lista produtos para um endereço, por categoria ou busca, em páginas.',
  tag: 'Products',
  params: Type.Object({ idfornecedor: uuid, idendereco: uuid }),
  query: productListQuery,
  answer: productListAnswer,
} as const satisfies EndpointSchema;
