import { type Static, Type } from 'typebox';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  described,
  done,
  givenMoment,
  givenPrice,
  givenQuantity,
  nonBlankText,
  ofSupplier,
  orNull,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { salesChannels } from './panel-policies.schema.ts';
import { priceTableTexts } from './texts.ts';

/** Maximum lines per call; a larger table is written in several calls. */
const MAX_LINES = 5_000;

const TableObject = Type.Object({
  id: uuid,
  nome: Type.String(),
  inicio: Type.Optional(givenMoment),
  fim: Type.Optional(described(givenMoment, 'A partir daqui não vale mais')),
  canais: described(salesChannels, 'Onde ela vale; nenhum: em todos'),
  produtos: Type.Integer(),
  clientes: Type.Integer({ description: 'A quantos clientes ela foi dada' }),
  grupos: Type.Array(Type.String(), { description: 'Grupos automáticos para quem ela também vale' }),
  arquivada: Type.Boolean({ description: 'Não faz preço; os clientes e os preços dela ficam' }),
  versao: version,
});
export type WirePriceTable = Static<typeof TableObject>;

/** Of a new table, absent is null. */
const terms = {
  inicio: Type.Optional(described(orNull(givenMoment), 'Ausente: fica como está; null: sem início')),
  fim: Type.Optional(described(orNull(givenMoment), 'Ausente: fica como está; null: sem fim')),
  canais: Type.Optional(described(salesChannels, 'Ausente: ficam como estão; nenhum: em todos')),
};
const TermsBody = Type.Object(terms);
export type WireTableTerms = Static<typeof TermsBody>;

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
  body: Type.Object({ nome: nonBlankText(100), ...terms }, closed),
  answer: TableObject,
  refusals: someRefusals(
    priceTableTexts,
    'table-there-already',
    'too-many-tables',
    'ends-before-it-starts',
    'no-such-moment',
  ),
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
  body: Type.Object(
    {
      precos: Type.Array(LineToPut, { minItems: 1, maxItems: MAX_LINES }),
      versao: Type.Optional(described(version, 'Ausente: grava sobre o que houver')),
    },
    closed,
  ),
  answer: TableObject,
  refusals: {
    ...someRefusals(
      priceTableTexts,
      'table-not-found',
      'unknown-products',
      'product-twice',
      'price-of-nothing',
      'half-wholesale',
      'price-not-exact',
      'quantity-not-exact',
    ),
    ...changedByOtherText,
  },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const changePriceTableSchema = {
  summary:
    'Muda o nome de uma tabela de preços, desde quando, até quando e onde ela vale, arquiva-a ou a põe de volta em uso.',
  tag: 'Painel',
  params: ofTable,
  body: Type.Object(
    { nome: nonBlankText(100), arquivada: Type.Boolean(), ...terms, versao: version },
    closed,
  ),
  answer: TableObject,
  refusals: {
    ...someRefusals(
      priceTableTexts,
      'table-not-found',
      'table-there-already',
      'ends-before-it-starts',
      'no-such-moment',
    ),
    ...changedByOtherText,
  },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const listTableClientsSchema = {
  summary: 'Os clientes para quem uma tabela de preços vale, por nome.',
  tag: 'Painel',
  params: ofTable,
  query: Type.Object({ ...pageFields, busca: Type.Optional(text(100)) }),
  answer: pageSchema(Type.Object({ idcliente: uuid, nome: Type.String(), documento: orNull(Type.String()) })),
  refusals: someRefusals(priceTableTexts, 'table-not-found'),
} as const satisfies EndpointSchema;

export const giveTableSchema = {
  summary:
    'Dá uma tabela de preços a clientes, e a todos que estão agora em um grupo; quem tinha outra passa a ter esta.',
  tag: 'Painel',
  params: ofTable,
  body: Type.Object(
    {
      clientes: Type.Optional(Type.Array(uuid, { maxItems: 500 })),
      grupo: Type.Optional(nonBlankText(100)),
    },
    closed,
  ),
  answer: Type.Object({
    incluidos: Type.Integer({ description: 'Quantos não a tinham' }),
    trocados: Type.Integer({ description: 'Quantos deles tinham outra' }),
  }),
  refusals: someRefusals(priceTableTexts, 'table-not-found', 'unknown-clients', 'nobody-in-group'),
} as const satisfies EndpointSchema;

export const takeTableSchema = {
  summary: 'Tira uma tabela de preços de um cliente; quem não a tem fica como está.',
  tag: 'Painel',
  params: Type.Object({ ...ofTable.properties, idcliente: uuid }),
  answer: done,
  refusals: someRefusals(priceTableTexts, 'table-not-found'),
} as const satisfies EndpointSchema;
