import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  day,
  deliveryType,
  instant,
  ofSupplier,
  orderNumber,
  reais,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { orderSchema } from '../order/order.schema.ts';
import { issuerFields, orderStatusSchema } from '../order/order-parts.schema.ts';
import { WIRE_SIDES } from '../order/order-side.wire.ts';
import { shopOrderTexts } from './panel-texts.ts';

/** A day in the shop's time zone. */

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

const { historico: _, ...orderFields } = orderSchema.properties;

const shopOrderSchema = Type.Object({
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
});
export type WireShopOrder = Static<typeof shopOrderSchema>;

export const listShopOrdersSchema = {
  summary: 'Os pedidos e orçamentos da loja, do mais novo ao mais antigo.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({
    status: Type.Optional(orderStatusSchema),
    busca: Type.Optional(text(80, 'Nome, documento ou e-mail do cliente, ou uma parte')),
    numero: Type.Optional(orderNumber),
    de: Type.Optional(day),
    ate: Type.Optional(day),
    ...pageFields,
  }),
  answer: pageSchema(shopOrderSummarySchema),
  refusals: someRefusals(shopOrderTexts, 'no-such-day'),
} as const satisfies EndpointSchema;

const ofShopOrder = Type.Object({ ...ofSupplier.properties, numpedido: orderNumber });

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
