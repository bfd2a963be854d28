import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, uuid } from '#platform/contract/fields.schema.ts';
import { buyingTerms } from '../buying-terms.schema.ts';
import { ofProduct } from '../panel-fields.schema.ts';
import { additionTexts } from '../panel-texts.ts';
import { productSchema } from '../products/product.schema.ts';

/** More would be too many to decide about at a glance. */
const MAX_ADDITIONS = 6;

/** Maximum products per call: as many as a cart holds. */
const MAX_PRODUCTS_PER_CALL = 500;

export const listAdditionsSchema = {
  summary: 'Os serviços e produtos adicionais que a loja oferece com um produto, na ordem da loja.',
  tag: 'Products',
  params: Type.Object({ idfornecedor: uuid, idproduto: uuid }),
  query: Type.Object(buyingTerms),
  answer: Type.Object({ produtos: Type.Array(productSchema, { maxItems: MAX_ADDITIONS }) }),
} as const satisfies EndpointSchema;

export const listAdditionsOfManySchema = {
  summary: 'Os serviços e produtos adicionais que a loja oferece com cada um de vários produtos.',
  tag: 'Products',
  params: Type.Object({ idfornecedor: uuid }),
  query: Type.Object(buyingTerms),
  body: Type.Object({ produtos: Type.Array(uuid, { minItems: 1, maxItems: MAX_PRODUCTS_PER_CALL }) }),
  answer: Type.Object({
    adicionais: Type.Array(productSchema, { description: 'Cada produto oferecido, uma vez' }),
    ofertas: Type.Array(
      Type.Object({ idproduto: uuid, adicionais: Type.Array(uuid, { maxItems: MAX_ADDITIONS }) }),
      { description: 'O que vai com qual produto, na ordem da loja; sem adicionais, o produto não aparece' },
    ),
  }),
} as const satisfies EndpointSchema;

const Additions = Type.Array(uuid, { maxItems: MAX_ADDITIONS, uniqueItems: true });

export const setAdditionsSchema = {
  summary: 'Escolhe os produtos oferecidos junto com este, nesta ordem; nenhum deixa de oferecer.',
  tag: 'Painel',
  params: ofProduct,
  body: Type.Object({ adicionais: Additions }, closed),
  answer: Type.Object({ adicionais: Additions }),
  refusals: additionTexts,
} as const satisfies EndpointSchema;
