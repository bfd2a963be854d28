import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  deliveryType,
  deliveryTypeOrEmpty,
  handle,
  instant,
  orderNumber,
  reais,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { orderSchema } from '../order/order.schema.ts';
import { orderPreviewSchema } from '../order/order-item.schema.ts';
import { issuerFields, orderStatusSchema } from '../order/order-parts.schema.ts';
import { orderTexts } from '../texts.ts';
import { ordersFilterTexts } from './orders-texts.ts';

export const getOrderSchema = {
  summary: 'Um pedido do cliente: itens, entrega, pagamento e histórico.',
  tag: 'Orders',
  params: Type.Object({
    token: handle,
    numpedido: orderNumber,
  }),
  answer: orderSchema,
  refusals: someRefusals(orderTexts, 'order-not-found'),
} as const satisfies EndpointSchema;

const day = Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$', description: 'AAAA-MM-DD, em São Paulo' });

export const ordersFilterFields = {
  idusuariovinculado: Type.Optional(
    Type.Union([uuid, Type.Literal('')], {
      description: 'Só os pedidos emitidos por este usuário vinculado',
    }),
  ),
  clientevinculadoprincipal: Type.Optional(
    Type.Enum(['true', 'false', ''], {
      description: 'true: só os pedidos emitidos pelo usuário principal',
    }),
  ),
  tipoEntrega: Type.Optional(deliveryTypeOrEmpty),
  situacao: Type.Optional(
    Type.Enum(['abertos', 'orcamentos', 'entregues', 'cancelados', ''], {
      description: 'Em andamento, ainda sem pedido, já com o cliente, ou cancelados',
    }),
  ),
  de: Type.Optional(day),
  ate: Type.Optional(day),
  busca: Type.Optional(
    text(100, 'Número do pedido, número do cliente, código ou palavras do nome de um produto'),
  ),
};

const ordersFilterSchema = Type.Object(ordersFilterFields);
export type WireOrdersFilter = Static<typeof ordersFilterSchema>;

const orderSummarySchema = Type.Object({
  numpedido: Type.Integer(),
  status: orderStatusSchema,
  soOrcamento: Type.Boolean({
    description: 'Nunca virou pedido: um orçamento, também recusado ou encerrado',
  }),
  criadoEm: instant,
  ...issuerFields,
  tipoEntrega: deliveryType,
  formaPagamento: Type.String(),
  totalpedido: reais,
  quantidadeItens: Type.Integer({ description: 'Quantos produtos; os de um combo contam um a um' }),
  primeirosItens: Type.Array(orderPreviewSchema),
});

export const listOrdersSchema = {
  summary:
    'Os pedidos do cliente neste fornecedor, do mais novo ao mais antigo, em páginas de 20. Um usuário vinculado vê os que ele emitiu.',
  tag: 'Orders',
  params: Type.Object({ idcliente: uuid }),
  query: Type.Object({
    ...ordersFilterFields,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  }),
  answer: Type.Object({
    pedidos: Type.Array(orderSummarySchema),
    page: Type.Integer(),
    temMais: Type.Boolean({ description: 'Se há mais pedidos depois destes' }),
  }),
  refusals: ordersFilterTexts,
} as const satisfies EndpointSchema;

export type WireOrderSummary = Static<typeof orderSummarySchema>;

/** The list's filters select the orders; any other field is ignored. */
export const exportOrdersSchema = {
  summary:
    'Os pedidos do cliente neste fornecedor como planilha, XLSX ou CSV, com os mesmos filtros da lista. Um usuário vinculado recebe os que ele emitiu.',
  tag: 'Orders',
  params: Type.Object({ idcliente: uuid }),
  body: Type.Object({
    formato: Type.Optional(Type.Enum(['xlsx', 'csv'], { description: 'xlsx quando ausente' })),
    ...ordersFilterFields,
  }),
  answer: Type.Unsafe<ReadableStream<Uint8Array>>({ type: 'string' }),
  answerType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  otherAnswerTypes: ['text/csv; charset=utf-8'],
  refusals: ordersFilterTexts,
} as const satisfies EndpointSchema;
