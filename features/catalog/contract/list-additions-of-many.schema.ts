import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { MOST_ADDITIONS, MOST_ASKED_AT_ONCE } from '../domain/additions.ts';
import { buyingTerms } from './buying-terms.schema.ts';
import { uuid } from './fields.schema.ts';
import { productSchema } from './product.schema.ts';

export const listAdditionsOfManySchema = {
  summary: 'Os serviços e produtos adicionais que a loja oferece com cada um de vários produtos.',
  tag: 'Products',
  params: Type.Object({ idfornecedor: uuid }),
  query: Type.Object(buyingTerms),
  body: Type.Object({ produtos: Type.Array(uuid, { minItems: 1, maxItems: MOST_ASKED_AT_ONCE }) }),
  answer: Type.Object({
    adicionais: Type.Array(productSchema, { description: 'Cada produto oferecido, uma vez' }),
    ofertas: Type.Array(
      Type.Object({ idproduto: uuid, adicionais: Type.Array(uuid, { maxItems: MOST_ADDITIONS }) }),
      { description: 'O que vai com qual produto, na ordem da loja; sem adicionais, o produto não aparece' },
    ),
  }),
} as const satisfies EndpointSchema;
