import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { handle, uuid } from './fields.schema.ts';
import { productListAnswer, productListQuery } from './product-list.schema.ts';
import { catalogTexts } from './texts.ts';

export const listProductsWithoutAddressSchema = {
  summary: 'Lista produtos quando ainda não há endereço.',
  tag: 'Products',
  params: Type.Object({ idfornecedor: uuid, token: handle }),
  query: productListQuery,
  answer: productListAnswer,
  refusals: someRefusals(catalogTexts, 'category-not-found'),
} as const satisfies EndpointSchema;
