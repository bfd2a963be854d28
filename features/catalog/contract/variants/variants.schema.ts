import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, givenPrice, text, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { ListedProduct } from '../panel/panel-list.schema.ts';
import { productSaveTexts } from '../panel/panel-product-texts.ts';
import { ofProduct } from '../panel-fields.schema.ts';
import { variantTexts } from './variant-texts.ts';

const ofVariant = Type.Object({ ...ofProduct.properties, idvariacao: uuid });

const VariantsObject = Type.Object({
  principal: ListedProduct,
  variacoes: Type.Array(ListedProduct, { description: 'Por nome, também as arquivadas' }),
});
export type WireVariants = Static<typeof VariantsObject>;

const notFound = someRefusals(variantTexts, 'product-not-found');

export const listVariantsSchema = {
  summary: 'O produto principal e as suas variações: outros tamanhos, cores ou sabores.',
  tag: 'Painel',
  params: ofProduct,
  answer: VariantsObject,
  refusals: notFound,
} as const satisfies EndpointSchema;

export const createVariantSchema = {
  summary: 'Cria uma variação a partir de um produto, com as fotos dele e sem o código de barras.',
  tag: 'Painel',
  params: ofProduct,
  body: Type.Object(
    {
      codigo: text(64, 'SKU, único na loja'),
      nome: text(200, 'Diz o que distingue a variação'),
      preco: givenPrice,
      ativo: Type.Boolean(),
    },
    closed,
  ),
  answer: Type.Object({ id: uuid }),
  refusals: productSaveTexts,
  facts: { 'product-not-valid': 'campos: a frase de cada campo' },
} as const satisfies EndpointSchema;

export const attachVariantSchema = {
  summary: 'Torna um produto da loja variação do mesmo produto principal que este.',
  tag: 'Painel',
  params: ofVariant,
  answer: VariantsObject,
  refusals: variantTexts,
} as const satisfies EndpointSchema;

export const detachVariantSchema = {
  summary: 'Desvincula uma variação, que continua na loja como produto próprio.',
  tag: 'Painel',
  params: ofVariant,
  answer: VariantsObject,
  refusals: someRefusals(variantTexts, 'product-not-found', 'variant-not-found'),
} as const satisfies EndpointSchema;
