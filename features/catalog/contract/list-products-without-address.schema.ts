import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { handle, uuid } from './fields.schema.ts';
import { productListAnswer, productListQuery } from './product-list.schema.ts';

export const listProductsWithoutAddressSchema = {
  summary: 'Lista produtos quando ainda não há endereço.',
  tag: 'Products',
  params: Type.Object({ idfornecedor: uuid, token: handle }),
  query: productListQuery,
  answer: productListAnswer,
} as const satisfies EndpointSchema;
