import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, givenQuantity, givenReais, reais, text } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { orderSchema } from '../order/order.schema.ts';
import { ofOrder } from '../own-order-params.schema.ts';
import { ofShopOrder, shopOrderSchema } from '../panel/panel-orders.schema.ts';
import { answerEditTexts, previewEditTexts, proposeEditTexts } from './edit-texts.ts';
import { orderEditSchema } from './order-edit.schema.ts';

const items = Type.Array(
  Type.Object(
    {
      linha: Type.Integer({ minimum: 0, maximum: 10_000, description: 'Posição do item no pedido' }),
      quantidade: givenQuantity,
    },
    closed,
  ),
  { minItems: 1, maxItems: 500 },
);
const totals = Type.Object({ subtotal: reais, taxaentrega: reais, desconto: reais, totalpedido: reais });

export const previewEditSchema = {
  summary: 'O que um pedido passa a custar com outras quantidades; não grava nada.',
  tag: 'Painel',
  params: ofShopOrder,
  body: Type.Object({ itens: items }, closed),
  answer: Type.Object({
    antes: totals,
    depois: totals,
    linhas: orderEditSchema.properties.linhas,
  }),
  refusals: previewEditTexts,
} as const satisfies EndpointSchema;

export const proposeEditSchema = {
  summary:
    'Propõe ao cliente outras quantidades para um pedido que ainda não foi pago nem separado; vale só depois que ele aceita.',
  tag: 'Painel',
  params: ofShopOrder,
  body: Type.Object(
    {
      itens: items,
      mensagem: text(500, 'O cliente lê'),
      totalConferido: Type.Unsafe<number>({ ...givenReais, description: 'O total que a prévia mostrou' }),
    },
    closed,
  ),
  answer: shopOrderSchema,
  refusals: proposeEditTexts,
} as const satisfies EndpointSchema;

export const withdrawEditSchema = {
  summary: 'Retira a alteração proposta, se o cliente ainda não respondeu.',
  tag: 'Painel',
  params: ofShopOrder,
  answer: shopOrderSchema,
  refusals: someRefusals(proposeEditTexts, 'order-not-found'),
} as const satisfies EndpointSchema;

const answer = Type.Object({ versao: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }, closed);

export const acceptEditSchema = {
  summary: 'O cliente aceita a alteração que a loja propôs: itens, estoque, cupom e cobrança mudam juntos.',
  tag: 'Orders',
  params: ofOrder,
  body: answer,
  answer: orderSchema,
  refusals: answerEditTexts,
} as const satisfies EndpointSchema;

export const declineEditSchema = {
  summary: 'O cliente recusa a alteração que a loja propôs: o pedido continua como está.',
  tag: 'Orders',
  params: ofOrder,
  body: answer,
  answer: orderSchema,
  refusals: someRefusals(answerEditTexts, 'order-not-found', 'edit-changed'),
} as const satisfies EndpointSchema;
