import { type Static, Type } from 'typebox';
import { buyingTerms } from '#features/catalog/contract/buying-terms.schema.ts';
import { productFields } from '#features/catalog/contract/products/product.schema.ts';
import { slotSchema } from '#features/delivery/contract/delivery-option.schema.ts';
import { firstSlotFields } from '#features/delivery/contract/first-slot.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { deliveryType, instant, orNull, reais, uuid } from '#platform/contract/fields.schema.ts';
import { orderStatusSchema } from '../order/order-parts.schema.ts';

const underwayFields = Type.Object({
  numpedido: Type.Integer(),
  status: orderStatusSchema,
  tipoEntrega: deliveryType,
  criadoEm: instant,
  totalpedido: reais,
  proximoPasso: Type.Optional(
    Type.Union([orderStatusSchema, Type.Literal('PAGAMENTO')], { description: 'Ausente: nenhum' }),
  ),
  esperaCliente: Type.Boolean({ description: 'Só anda quando o cliente pagar, ou responder ao orçamento' }),
  agendamento: Type.Optional(slotSchema),
});
export type WireUnderway = Static<typeof underwayFields>;

const homeFields = Type.Object({
  compreDeNovo: Type.Array(
    Type.Object({
      produto: Type.Object(productFields),
      quantidade: Type.Number({ description: 'A da última compra' }),
      compradoEm: instant,
    }),
  ),
  pedido: orNull(underwayFields),
  outrosPedidos: Type.Integer({ description: 'Quantos mais estão em andamento, até 9' }),
  previsao: orNull(firstSlotFields),
  listas: Type.Array(
    Type.Object({ idlista: uuid, nome: Type.String(), produtos: Type.Integer({ description: 'Quantos' }) }),
  ),
});
export type WireClientHome = Static<typeof homeFields>;

export const clientHomeSchema = {
  summary:
    'O que a home mostra a quem entrou: o que já comprou, o pedido em andamento, o próximo horário e as listas.',
  tag: 'Orders',
  params: Type.Object({ idcliente: uuid }),
  query: Type.Object(buyingTerms),
  answer: homeFields,
} as const satisfies EndpointSchema;
