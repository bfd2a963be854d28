import { type Static, Type } from 'typebox';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { MAX_ADDITIONS } from '../../domain/product-change.ts';
import { buyingTerms } from '../buying-terms.schema.ts';
import { ListedProduct } from '../panel/panel-list.schema.ts';
import { ofProduct } from '../panel-fields.schema.ts';
import { additionTexts } from '../panel-texts.ts';
import { productSchema } from '../products/product.schema.ts';

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

const OfferedObject = Type.Object({
  versao: version,
  adicionais: Additions,
  produtos: Type.Array(ListedProduct, {
    maxItems: MAX_ADDITIONS,
    description: 'Os mesmos, na mesma ordem, à venda ou não',
  }),
});
export type WireOfferedAdditions = Static<typeof OfferedObject>;

export const getAdditionsSchema = {
  summary: 'Os produtos e serviços oferecidos junto com este, como a loja os edita.',
  tag: 'Painel',
  params: ofProduct,
  answer: OfferedObject,
  refusals: someRefusals(additionTexts, 'product-not-found'),
} as const satisfies EndpointSchema;

export const setAdditionsSchema = {
  summary: 'Escolhe os produtos oferecidos junto com este, nesta ordem; nenhum deixa de oferecer.',
  tag: 'Painel',
  params: ofProduct,
  body: Type.Object({ adicionais: Additions, versao: version }, closed),
  answer: OfferedObject,
  refusals: { ...additionTexts, ...changedByOtherText },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;
