import { type Static, Type } from 'typebox';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  givenPrice,
  givenQuantity,
  instant,
  ofSupplier,
  orNull,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { LARGEST_WEIGHT } from '../../domain/weight.ts';
import { ofProduct } from '../panel-fields.schema.ts';
import { productSaveTexts } from './panel-product-texts.ts';

const price = givenPrice;
const MAX_TIERS = 20;
const label = text(80);

/** What staff write about a product. Prices in reais, quantities with up to three decimals. */
const fields = {
  codigo: text(64, 'SKU, único na loja'),
  nome: text(200),
  marca: text(100),
  ean: text(14),
  descricao: text(10_000, 'Texto simples; linhas em branco separam parágrafos'),
  unidade: text(10),
  categoria: uuid,
  preco: price,
  atacado: orNull(Type.Object({ minimo: givenQuantity, preco: price }, closed)),
  faixas: Type.Array(Type.Object({ apartirde: givenQuantity, preco: price }, closed), {
    maxItems: MAX_TIERS,
  }),
  custo: orNull(price),
  granularidade: givenQuantity,
  minimo: givenQuantity,
  maximo: orNull(givenQuantity),
  multiplo: givenQuantity,
  peso: orNull(Type.Integer({ minimum: 1, maximum: LARGEST_WEIGHT, description: 'Gramas por unidade' })),
  precoembalagem: orNull(price),
  tags: Type.Array(text(40), { maxItems: 40 }),
  agrupadores: Type.Array(label, { maxItems: 40, description: 'Como em “Sabor: Morango”' }),
  principal: text(64, 'Código do produto de que este é outro tamanho, cor ou sabor; vazio sem vínculo'),
  maiorDeIdade: Type.Boolean(),
  ativo: Type.Boolean(),
  seotitulo: text(120),
  seodescricao: text(320),
  estoquebaixo: orNull(givenQuantity),
};
const FieldsObject = Type.Object(fields, closed);
export type WireProductFields = Static<typeof FieldsObject>;

const EditedProductObject = Type.Object({
  id: uuid,
  endereco: Type.String({ description: 'Última parte do endereço da página do produto' }),
  versao: version,
  arquivado: Type.Boolean(),
  estoque: orNull(Type.Number()),
  avisos: Type.Integer({ description: 'Quantos clientes pediram aviso de disponibilidade' }),
  alteradoem: instant,
  ...fields,
});
export type WireEditedProduct = Static<typeof EditedProductObject>;

const VALID = { 'product-not-valid': 'campos: a frase de cada campo' };
const notFound = someRefusals(productSaveTexts, 'product-not-found');

export const getPanelProductSchema = {
  summary: 'Um produto como a loja o edita, à venda ou não.',
  tag: 'Painel',
  params: ofProduct,
  answer: EditedProductObject,
  refusals: notFound,
} as const satisfies EndpointSchema;

export const createProductSchema = {
  summary: 'Cria um produto.',
  tag: 'Painel',
  params: ofSupplier,
  body: Type.Object({ ...fields, estoque: orNull(givenQuantity) }, closed),
  answer: EditedProductObject,
  refusals: someRefusals(productSaveTexts, 'product-not-valid'),
  facts: VALID,
} as const satisfies EndpointSchema;

export const saveProductSchema = {
  summary: 'Salva um produto inteiro, exceto estoque e fotos.',
  tag: 'Painel',
  params: ofProduct,
  body: Type.Object({ ...fields, versao: version }, closed),
  answer: EditedProductObject,
  refusals: { ...productSaveTexts, ...changedByOtherText },
  facts: { ...VALID, ...changedByOtherFacts },
} as const satisfies EndpointSchema;

export const duplicateProductSchema = {
  summary: 'Cria uma cópia de um produto, com as fotos; fora da venda, até que se confira.',
  tag: 'Painel',
  params: ofProduct,
  answer: EditedProductObject,
  refusals: notFound,
} as const satisfies EndpointSchema;

export const archiveProductSchema = {
  summary:
    'Arquiva um produto: sai da venda e das listas; pedidos antigos continuam a mostrá-lo. Ou o restaura.',
  tag: 'Painel',
  params: ofProduct,
  body: Type.Object({ arquivado: Type.Boolean() }, closed),
  answer: EditedProductObject,
  refusals: notFound,
} as const satisfies EndpointSchema;
