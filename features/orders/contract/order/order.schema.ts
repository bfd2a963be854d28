import { type Static, Type } from 'typebox';
import { chargeSchema, paymentStepSchema } from '#features/payments/contract/charges/charge.schema.ts';
import { described, instant, reais, uuid } from '#platform/contract/fields.schema.ts';
import { orderEditSchema } from '../edits/order-edit.schema.ts';
import { orderRatingSchema } from '../ratings/order-rating.schema.ts';
import { orderReturnSchema } from '../returns/order-return.schema.ts';
import { shipmentSchema } from '../shipments/shipment.schema.ts';
import { orderItemSchema } from './order-item.schema.ts';
import {
  issuerFields,
  orderBillingSchema,
  orderCouponSchema,
  orderDeliverySchema,
  orderStatusSchema,
  quoteSchema,
  trackingSchema,
} from './order-parts.schema.ts';
import { WIRE_SIDES } from './order-side.wire.ts';

export const orderSchema = Type.Object({
  numpedido: Type.Integer(),
  status: orderStatusSchema,
  criadoEm: instant,
  ...issuerFields,
  idapikeys: Type.Optional(described(uuid, 'A chave do sistema que fez o pedido')),
  itens: Type.Array(orderItemSchema),
  subtotal: reais,
  taxaentrega: reais,
  desconto: reais,
  cupom: Type.Optional(orderCouponSchema),
  totalpedido: reais,
  assinatura: Type.Optional(
    Type.Object(
      { idtipoassinatura: uuid, nome: Type.String() },
      { description: 'A assinatura que este pedido começou' },
    ),
  ),
  idformapagto: uuid,
  formaPagamento: Type.String(),
  pagamento: Type.Optional(chargeSchema),
  entrega: orderDeliverySchema,
  enderecofaturamento: Type.Optional(orderBillingSchema),
  anotacoes: Type.String(),
  numPedidoCliente: Type.String(),
  caracteristicas: Type.Array(
    Type.Object({ idcaracteristica: Type.String(), nome: Type.String(), valor: Type.String() }),
  ),
  brindesEmFalta: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Os brindes que as ofertas dariam e estavam sem estoque: o pedido foi sem eles',
    }),
  ),
  maioridadeDeclaradaEm: Type.Optional(
    Type.String({
      description: 'Quando quem comprou declarou ter 18 anos ou mais; um documento é pedido na entrega',
    }),
  ),
  rastreio: Type.Optional(trackingSchema),
  orcamento: Type.Optional(quoteSchema),
  alteracao: Type.Optional(orderEditSchema),
  avaliacao: Type.Optional(orderRatingSchema),
  devolucoes: Type.Optional(
    Type.Array(orderReturnSchema, {
      description: 'O que voltou depois de sair da loja, da primeira devolução à última',
    }),
  ),
  envios: Type.Optional(
    Type.Array(shipmentSchema, {
      description: 'O que saiu em partes, do primeiro envio ao último; ausente se saiu de uma vez',
    }),
  ),
  historicoPagamento: Type.Optional(
    Type.Array(paymentStepSchema, {
      description: 'O que houve com o pagamento, do primeiro passo ao último',
    }),
  ),
  historico: Type.Array(
    Type.Object({
      status: orderStatusSchema,
      em: instant,
      motivo: Type.String(),
      por: Type.Enum([...WIRE_SIDES], { description: 'Quem o passou para esta situação' }),
    }),
  ),
});

export type WireOrder = Static<typeof orderSchema>;
