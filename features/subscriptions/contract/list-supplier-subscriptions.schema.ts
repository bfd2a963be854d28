import { type Static, Type } from 'typebox';
import { mandateStatusSchema } from '#features/payments/contract/mandates/mandate.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { uuid } from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';

const status = Type.Enum(['ATIVA', 'PARADA', 'CANCELADA']);

const row = Type.Object({
  idassinatura: uuid,
  idcliente: uuid,
  cliente: Type.String(),
  nome: Type.String({ description: 'A frequência, como o cliente a lê' }),
  situacao: status,
  proximaData: Type.Optional(Type.String({ description: 'Dia no calendário da loja: 2026-12-05' })),
  falhas: Type.Integer({ description: 'Pedidos seguidos que não puderam ser feitos' }),
  itens: Type.Integer(),
  formaPagamento: Type.String(),
  pixAutomatico: Type.Optional(mandateStatusSchema),
  local: Type.String(),
  primeiroPedido: Type.Integer(),
  desde: Type.String({ description: 'Em UTC: 2026-11-20T15:00:00.000Z' }),
});

export type WireSupplierSubscription = Static<typeof row>;

export const listSupplierSubscriptionsSchema = {
  summary: 'As assinaturas desta situação na loja, a do próximo pedido mais cedo primeiro.',
  tag: 'Painel',
  params: Type.Object({ idfornecedor: uuid }),
  query: Type.Object({
    situacao: Type.Optional(status),
    ...pageFields,
  }),
  answer: pageSchema(row),
} as const satisfies EndpointSchema;
