import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { MOST_ADDITIONS } from '../domain/additions.ts';
import { buyingTerms } from './buying-terms.schema.ts';
import { uuid } from './fields.schema.ts';
import { productSchema } from './product.schema.ts';

export const listAdditionsSchema = {
  summary: 'Os serviços e produtos adicionais que a loja oferece com um produto, na ordem da loja.',
  tag: 'Products',
  params: Type.Object({ idfornecedor: uuid, idproduto: uuid }),
  query: Type.Object(buyingTerms),
  answer: Type.Object({ produtos: Type.Array(productSchema, { maxItems: MOST_ADDITIONS }) }),
} as const satisfies EndpointSchema;
