import { type Static, Type } from 'typebox';
import { reais, uuid } from '#features/catalog/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { instant } from './order.schema.ts';
import { issuerFields } from './order-issuer.schema.ts';
import { orderPreviewSchema } from './order-item.schema.ts';
import { orderStatusSchema } from './order-status.schema.ts';
import { ordersFilterFields } from './orders-filter.schema.ts';
import { ordersFilterTexts } from './orders-filter-texts.ts';

const orderSummarySchema = Type.Object({
  numpedido: Type.Integer(),
  status: orderStatusSchema,
  soOrcamento: Type.Boolean({
    description: 'Nunca virou pedido: um orçamento, também recusado ou encerrado',
  }),
  criadoEm: instant,
  ...issuerFields,
  tipoEntrega: Type.Enum(['DELIVERY', 'RETIRADA']),
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
