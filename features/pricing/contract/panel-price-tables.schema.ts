import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  described,
  givenPrice,
  givenQuantity,
  nonBlankText,
  ofSupplier,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { priceTableTexts } from './texts.ts';

/** Maximum lines per call; a larger table is written in several calls. */
const MAX_LINES = 5_000;

const TableObject = Type.Object({ id: uuid, nome: Type.String(), produtos: Type.Integer() });
const ofTable = Type.Object({ ...ofSupplier.properties, idtabela: uuid });

const line = {
  idproduto: uuid,
  precoatacado: Type.Optional(givenPrice),
  minatacado: Type.Optional(givenQuantity),
};
const LineToPut = Type.Object(
  {
    ...line,
    preco: Type.Union([givenPrice, Type.Null()], { description: 'null retira o produto da tabela' }),
  },
  closed,
);
export type WireTableLine = Static<typeof LineToPut>;

const TablePriceObject = Type.Object({ ...line, preco: givenPrice });
export type WireTablePrice = Static<typeof TablePriceObject>;

export const listPriceTablesSchema = {
  summary: 'As tabelas de preços da loja, por nome, cada uma com quantos produtos tem.',
  tag: 'Painel',
  params: ofSupplier,
  answer: Type.Object({ tabelas: Type.Array(TableObject) }),
} as const satisfies EndpointSchema;

export const addPriceTableSchema = {
  summary: 'Cria uma tabela de preços, ainda sem produtos.',
  tag: 'Painel',
  params: ofSupplier,
  body: Type.Object({ nome: nonBlankText(100) }, closed),
  answer: TableObject,
  refusals: someRefusals(priceTableTexts, 'table-there-already', 'too-many-tables'),
} as const satisfies EndpointSchema;

export const listTablePricesSchema = {
  summary: 'Os preços de uma tabela, em páginas de 5.000.',
  tag: 'Painel',
  params: ofTable,
  query: Type.Object({
    depois: Type.Optional(described(uuid, 'O último produto da página anterior')),
  }),
  answer: Type.Object({ precos: Type.Array(TablePriceObject) }),
  refusals: someRefusals(priceTableTexts, 'table-not-found'),
} as const satisfies EndpointSchema;

export const putTablePricesSchema = {
  summary: 'Grava preços numa tabela, até 5.000 por chamada; os outros ficam como estão.',
  tag: 'Painel',
  params: ofTable,
  body: Type.Object({ precos: Type.Array(LineToPut, { minItems: 1, maxItems: MAX_LINES }) }, closed),
  answer: TableObject,
  refusals: someRefusals(
    priceTableTexts,
    'table-not-found',
    'unknown-products',
    'product-twice',
    'price-of-nothing',
    'half-wholesale',
    'price-not-exact',
    'quantity-not-exact',
  ),
} as const satisfies EndpointSchema;
