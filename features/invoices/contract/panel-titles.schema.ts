import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  day,
  givenReais,
  ofClient,
  ofSupplier,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { panelTitleTexts } from './title-texts.ts';
import { documentName, ofTitle, shownTitle, titleFilter } from './titles.schema.ts';

const tag = 'Painel';
const amount = Type.Number({ minimum: 0.01, maximum: 99_999_999.99 });

const panelTitle = Type.Object({ ...shownTitle.properties, idclientedevedor: uuid });
export type WirePanelTitle = Static<typeof panelTitle>;

const titleBody = Type.Object(
  {
    documento: documentName,
    idclientedevedor: uuid,
    valor: amount,
    emissao: day,
    vencimento: day,
    linhadigitavel: Type.Optional(text(60, 'Linha digitável ou código de barras do boleto do banco')),
    usaCredito: Type.Optional(Type.Boolean({ description: 'Se não informado, sim' })),
    pagoEm: Type.Optional(text(40, 'Instante em ISO 8601')),
  },
  closed,
);
export type WireTitleDraft = Static<typeof titleBody>;

export const listTitlesSchema = {
  summary: 'Os títulos dos clientes da loja.',
  tag,
  params: ofSupplier,
  query: Type.Object({ ...pageFields, ...titleFilter, idclientedevedor: Type.Optional(uuid) }),
  answer: pageSchema(panelTitle),
  refusals: someRefusals(panelTitleTexts, 'no-such-day'),
} as const satisfies EndpointSchema;

export const putTitlesSchema = {
  summary:
    'Grava títulos como o sistema da loja os tem, pelo documento de cada um: ou todos, ou nenhum. O que já está pago ou cancelado fica como está.',
  tag,
  params: ofSupplier,
  body: Type.Object({ titulos: Type.Array(titleBody, { minItems: 1, maxItems: 500 }) }, closed),
  answer: Type.Object({ titulos: Type.Array(panelTitle) }),
  refusals: someRefusals(
    panelTitleTexts,
    'titles-refused',
    'no-document',
    'no-such-day',
    'not-exact',
    'no-such-moment',
  ),
  facts: { 'titles-refused': 'titulos, cada um com documento, codigo e mensagem' },
} as const satisfies EndpointSchema;

export const payTitleSchema = {
  summary: 'Marca um título como pago. Com o último de um pedido, o pedido está pago.',
  tag,
  params: ofTitle,
  body: Type.Object(
    { pagoEm: Type.Optional(text(40, 'Instante em ISO 8601; se não informado, agora')) },
    closed,
  ),
  answer: panelTitle,
  refusals: someRefusals(
    panelTitleTexts,
    'title-not-found',
    'title-not-open',
    'title-given-up',
    'no-such-moment',
    'payment-in-future',
  ),
  facts: { 'title-given-up': 'idcobranca, a cobrança que se confirma' },
} as const satisfies EndpointSchema;

export const cancelTitleSchema = {
  summary: 'Cancela um título que o sistema da loja gravou; os de pedidos acabam com o pedido.',
  tag,
  params: ofTitle,
  answer: panelTitle,
  refusals: someRefusals(panelTitleTexts, 'title-not-found', 'title-not-open', 'title-of-order'),
} as const satisfies EndpointSchema;

const credit = Type.Object({
  limite_credito_total: Type.Number(),
  limite_credito_disponivel: Type.Number(),
});

export const getCreditSchema = {
  summary: 'Quanto a loja deixa o cliente dever, e quanto disso está livre.',
  tag,
  params: ofClient,
  answer: credit,
  refusals: someRefusals(panelTitleTexts, 'client-not-found'),
} as const satisfies EndpointSchema;

export const changeCreditSchema = {
  summary: 'Muda o limite de crédito de um cliente; o que ele já deve fica como está.',
  tag,
  params: ofClient,
  body: Type.Object({ limite_credito_total: givenReais }, closed),
  answer: credit,
  refusals: someRefusals(panelTitleTexts, 'client-not-found', 'not-exact'),
} as const satisfies EndpointSchema;
