import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { uuid } from './fields.schema.ts';
import { productListAnswer, productListQuery } from './product-list.schema.ts';
import { catalogTexts } from './texts.ts';

export const listProductsSchema = {
  summary: 'Lista produtos para um endereço, por categoria ou busca, em páginas.',
  tag: 'Products',
  params: Type.Object({ idfornecedor: uuid, idendereco: uuid }),
  query: productListQuery,
  answer: productListAnswer,
  refusals: someRefusals(catalogTexts, 'category-not-found'),
} as const satisfies EndpointSchema;
