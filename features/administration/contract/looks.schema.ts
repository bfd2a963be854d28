import { type Static, Type } from 'typebox';
import { WIRE_SIDES } from '#features/orders/contract/order/order-side.wire.ts';
import { WIRE_ORDER_STATUSES } from '#features/orders/contract/order/order-status.wire.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  clientKind,
  deliveryType,
  instant,
  ofClient,
  orderNumber,
  quantity,
  reais,
  uuid,
} from '#platform/contract/fields.schema.ts';

/** How far the payment is. */
const WIRE_PAYMENT_PHASES = [
  'SEM_COBRANCA',
  'NA_ENTREGA_OU_A_PRAZO',
  'DEBITO_AUTOMATICO',
  'AGUARDANDO',
  'CONFIRMANDO',
  'RESERVADO',
  'PAGO',
  'FALHOU',
  'VENCIDO',
  'DEVOLVIDO',
  'ENCERRADO',
] as const;

const tag = 'Plataforma';
const status = Type.Enum([...WIRE_ORDER_STATUSES]);

const LookedOrder = Type.Object({
  numpedido: Type.Integer(),
  situacao: status,
  em: instant,
  cliente: Type.Object({ idcliente: uuid, nome: Type.String() }),
  porChaveApi: Type.Boolean({ description: 'Feito por um sistema da loja' }),
  entrega: deliveryType,
  pagamento: Type.Object({
    forma: Type.String(),
    fase: Type.Enum([...WIRE_PAYMENT_PHASES]),
  }),
  subtotal: reais,
  taxaEntrega: reais,
  desconto: reais,
  total: reais,
  itens: Type.Array(
    Type.Object({
      sku: Type.String(),
      nome: Type.String(),
      unidade: Type.String(),
      quantidade: quantity,
      total: reais,
    }),
  ),
  historico: Type.Array(
    Type.Object({
      situacao: status,
      em: instant,
      por: Type.Enum([...WIRE_SIDES]),
      motivo: Type.Optional(Type.String({ description: 'O que o sistema registrou' })),
    }),
  ),
});
export type WireLookedOrder = Static<typeof LookedOrder>;

export const lookAtOrderSchema = {
  summary:
    'Um pedido de uma loja para quem dá suporte: sem endereço, telefone e documento. A consulta fica na auditoria da loja.',
  tag,
  params: Type.Object({ idfornecedor: uuid, numpedido: orderNumber }),
  answer: LookedOrder,
} as const satisfies EndpointSchema;

const LookedClient = Type.Object({
  idcliente: uuid,
  nome: Type.String(),
  tipo: clientKind,
  documento: Type.Optional(Type.String({ description: 'De uma pessoa, só uma parte' })),
  email: Type.Optional(Type.String({ description: 'Só uma parte' })),
  situacao: Type.Enum(['APROVADO', 'RECUSADO', 'AGUARDANDO']),
  desde: instant,
  codigoErp: Type.Optional(Type.String()),
  compras: Type.Integer(),
  gasto: reais,
  pedidos: Type.Array(
    Type.Object({ numpedido: Type.Integer(), situacao: status, em: instant, total: reais }),
    { description: 'Os dez últimos' },
  ),
});
export type WireLookedClient = Static<typeof LookedClient>;

export const lookAtClientSchema = {
  summary:
    'Um cliente de uma loja para quem dá suporte: sem endereços e telefone, com o documento em parte. A consulta fica na auditoria da loja.',
  tag,
  params: ofClient,
  answer: LookedClient,
} as const satisfies EndpointSchema;
