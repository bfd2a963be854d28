import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  day,
  deliveryType,
  described,
  givenMoment,
  instant,
  nonBlankText,
  ofSupplier,
  orderNumber,
  reais,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema, sortFields } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { MAX_COUNTED } from '../../domain/shop-order-list.ts';
import { knownEditSchema } from '../edits/order-edit.schema.ts';
import { orderSchema } from '../order/order.schema.ts';
import { issuerFields, orderStatusSchema } from '../order/order-parts.schema.ts';
import { WIRE_SIDES } from '../order/order-side.wire.ts';
import { pickedGoodsSchema } from '../picking/picking.schema.ts';
import {
  paymentOfReturnSchema,
  shopReturnSchema,
  type WirePaymentOfReturn,
} from '../returns/order-return.schema.ts';
import { shopShipmentSchema } from '../shipments/shipment.schema.ts';
import { shopOrderTexts } from './panel-texts.ts';

const clientSchema = Type.Object({
  idcliente: uuid,
  nome: Type.String(),
  documento: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
});
export type WireOrderClient = Static<typeof clientSchema>;

const shopOrderSummarySchema = Type.Object({
  numpedido: Type.Integer(),
  status: orderStatusSchema,
  criadoEm: instant,
  ...issuerFields,
  cliente: clientSchema,
  tipoEntrega: deliveryType,
  formaPagamento: Type.String(),
  totalpedido: reais,
  validoAte: Type.Optional(
    Type.String({ description: 'Até quando vale o orçamento precificado, em ISO 8601' }),
  ),
});
export type WireShopOrderSummary = Static<typeof shopOrderSummarySchema>;

const { historico: _, devolucoes: __, envios: ___, ...orderFields } = orderSchema.properties;

export const shopOrderSchema = Type.Object({
  ...orderFields,
  cliente: clientSchema,
  historico: Type.Array(
    Type.Object({
      status: orderStatusSchema,
      em: instant,
      motivo: Type.String(),
      por: Type.Enum([...WIRE_SIDES]),
      nome: Type.String({ description: 'De quem o passou para esta situação; vazio para o sistema' }),
    }),
  ),
  proximas: Type.Array(orderStatusSchema, {
    description: 'Para que situações a loja pode passar o pedido agora',
  }),
  alteracoes: Type.Array(knownEditSchema, {
    description: 'As alterações que a loja propôs, da primeira à última',
  }),
  devolucoes: Type.Array(shopReturnSchema, {
    description: 'O que voltou depois de sair da loja, da primeira devolução à última',
  }),
  envios: Type.Array(shopShipmentSchema, {
    description: 'O que saiu em partes, do primeiro envio ao último; vazio se saiu de uma vez',
  }),
  separacao: Type.Optional(described(pickedGoodsSchema, 'O que foi separado na tela; ausente se nada foi')),
  devolvivel: Type.Optional(
    Type.Unsafe<WirePaymentOfReturn>({
      ...paymentOfReturnSchema,
      description: 'Quanto ainda pode voltar; presente depois que o pedido saiu da loja',
    }),
  ),
  anotacoesInternas: Type.Array(
    Type.Object({ id: uuid, em: instant, nome: Type.String(), texto: Type.String() }),
    {
      description: 'Anotações internas da loja: o cliente nunca as vê',
    },
  ),
});
export type WireShopOrder = Static<typeof shopOrderSchema>;

const CSV = 'text/csv; charset=utf-8';

const filterFields = {
  status: Type.Optional(orderStatusSchema),
  busca: Type.Optional(text(80, 'Número do pedido; nome, documento ou e-mail do cliente, ou uma parte')),
  numero: Type.Optional(orderNumber),
  idcliente: Type.Optional(uuid),
  de: Type.Optional(day),
  ate: Type.Optional(day),
  formaPagamento: Type.Optional(uuid),
  tipoEntrega: Type.Optional(deliveryType),
  representante: Type.Optional(described(uuid, 'Os emitidos por este representante')),
};

export const listShopOrdersSchema = {
  summary: 'Os pedidos e orçamentos da loja, do mais novo ao mais antigo.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({
    ...sortFields(['criado', 'total']),
    ...filterFields,
    apos: Type.Optional(described(givenMoment, 'Só os feitos depois deste instante')),
    ateInstante: Type.Optional(described(givenMoment, 'Só os feitos até este instante')),
    ...pageFields,
  }),
  answer: Type.Object({
    ...pageSchema(shopOrderSummarySchema).properties,
    total: Type.Integer({ description: `Contados até ${MAX_COUNTED.toLocaleString('pt-BR')}` }),
    em: described(instant, 'Quando a lista foi lida'),
  }),
  refusals: someRefusals(shopOrderTexts, 'no-such-day', 'no-such-moment'),
} as const satisfies EndpointSchema;

export const ofShopOrder = Type.Object({ ...ofSupplier.properties, numpedido: orderNumber });

export const getShopOrderSchema = {
  summary: 'Um pedido da loja, com todo o histórico e as situações que podem vir a seguir.',
  tag: 'Painel',
  params: ofShopOrder,
  answer: shopOrderSchema,
} as const satisfies EndpointSchema;

export const moveOrderSchema = {
  summary: 'Passa um pedido para a situação seguinte; para cancelar, o motivo é obrigatório.',
  tag: 'Painel',
  params: ofShopOrder,
  body: Type.Object(
    {
      para: orderStatusSchema,
      motivo: Type.Optional(text(300, 'O cliente lê; obrigatório ao cancelar')),
      devolverEstoque: Type.Optional(
        Type.Boolean({ description: 'Ao cancelar: se os produtos voltam ao estoque; por padrão, sim' }),
      ),
    },
    closed,
  ),
  answer: shopOrderSchema,
  refusals: someRefusals(
    shopOrderTexts,
    'order-not-found',
    'illegal-move',
    'reason-missing',
    'payment-awaited',
    'goods-pending',
  ),
  facts: { 'illegal-move': 'de, a situação em que está; proximas, as que podem vir' },
} as const satisfies EndpointSchema;

export const trackOrderSchema = {
  summary: 'Diz como a entrega de um pedido pode ser acompanhada; tudo vazio retira o que foi dito.',
  tag: 'Painel',
  params: ofShopOrder,
  body: Type.Object(
    {
      transportadora: text(80),
      codigo: Type.Optional(text(80, 'Como a transportadora conhece o pedido')),
      link: Type.Optional(text(500, 'Endereço https')),
    },
    closed,
  ),
  answer: shopOrderSchema,
  refusals: someRefusals(shopOrderTexts, 'order-not-found', 'bad-tracking', 'order-picked-up'),
} as const satisfies EndpointSchema;

export const exportShopOrdersSchema = {
  summary: 'Os pedidos e orçamentos que a lista com os mesmos filtros mostra, como planilha CSV.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({
    ...filterFields,
  }),
  answer: Type.Unsafe<ReadableStream<Uint8Array>>({ type: 'string', contentMediaType: CSV }),
  answerType: CSV,
  refusals: someRefusals(shopOrderTexts, 'no-such-day'),
} as const satisfies EndpointSchema;

export const moveOrdersSchema = {
  summary: 'Passa vários pedidos para uma situação, cada um pelas mesmas regras de um só.',
  tag: 'Painel',
  params: ofSupplier,
  body: Type.Object(
    {
      pedidos: Type.Array(orderNumber, { minItems: 1, maxItems: 100, uniqueItems: true }),
      para: orderStatusSchema,
      motivo: Type.Optional(text(300, 'O cliente lê; obrigatório ao cancelar')),
      devolverEstoque: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  answer: Type.Object({
    resultados: Type.Array(
      Type.Object({
        numpedido: Type.Integer(),
        mudou: Type.Boolean(),
        codigo: Type.Optional(Type.String()),
        mensagem: Type.Optional(Type.String({ description: 'Por que não mudou' })),
      }),
    ),
  }),
} as const satisfies EndpointSchema;

export const noteOrderSchema = {
  summary: 'Anota algo num pedido para a própria loja; o cliente nunca lê.',
  tag: 'Painel',
  params: ofShopOrder,
  body: Type.Object({ texto: nonBlankText(2000) }, closed),
  answer: shopOrderSchema,
  refusals: someRefusals(shopOrderTexts, 'order-not-found'),
} as const satisfies EndpointSchema;
