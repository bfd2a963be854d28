import { type Static, Type } from 'typebox';
import { CapacityField } from '#features/accounts/contract/sessions/session-fields.schema.ts';
import { postalAddressFields } from '#features/addresses/contract/address.schema.ts';
import { discountFields } from '#features/coupons/contract/coupon.schema.ts';
import { slotSchema } from '#features/delivery/contract/delivery-option.schema.ts';
import { described, instant, latitude, longitude, uuid } from '#platform/contract/fields.schema.ts';
import { WIRE_ORDER_STATUSES } from './order-status.wire.ts';

export const orderStatusSchema = Type.Enum([...WIRE_ORDER_STATUSES]);

/** The billing address that the order was made with. */
export const orderBillingSchema = Type.Object(
  {
    ...postalAddressFields,
    pais: Type.String(),
  },
  { description: 'O endereço de faturamento do cliente quando o pedido foi feito; ausente se não havia um' },
);

export type WireOrderBilling = Static<typeof orderBillingSchema>;

/** The coupon that the order was made with. Spec 3, dadospedido.cupom. */
export const orderCouponSchema = Type.Object({
  codigocupom: Type.String(),
  descricao: Type.String(),
  ...discountFields,
});

export type WireOrderCoupon = Static<typeof orderCouponSchema>;

export const orderDeliverySchema = Type.Union([
  Type.Object({
    tipoEntrega: Type.Literal('DELIVERY'),
    area: Type.String(),
    enderecoentrega: Type.Object({
      idendereco: uuid,
      apelido: Type.String(),
      ...postalAddressFields,
      pais: Type.String(),
      pontoref: Type.String(),
      coords: Type.Optional(
        described(Type.Object({ lat: latitude, lng: longitude }), 'Ausente onde ninguém as sabia'),
      ),
    }),
    agendamento: Type.Optional(slotSchema),
  }),
  Type.Object({
    tipoEntrega: Type.Literal('RETIRADA'),
    lojaRetira: Type.Object({
      idloja: uuid,
      nome: Type.String(),
      descricao_endereco_loja: Type.String(),
      coordenadas_loja: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }),
    }),
    agendamento: Type.Optional(slotSchema),
  }),
]);

export type WireOrderDelivery = Static<typeof orderDeliverySchema>;

const person = Type.Object({ nome: Type.String() });

/** Who made an order, and in which role. Spec 6; `representante` and `usuarioVinculado` in the specification's payload. */
export const issuerFields = {
  emitidoPor: Type.String({ description: 'Pedido emitido por' }),
  emitidoComo: CapacityField,
  representante: Type.Optional(described(person, 'Se foi um representante')),
  usuarioVinculado: Type.Optional(described(person, 'Se foi um usuário vinculado')),
};

const issuerSchema = Type.Object(issuerFields);
export type WireIssuer = Static<typeof issuerSchema>;

/** A supplier's answer to a quote; the prices are those of the order's items. */
export const quoteSchema = Type.Object({
  versao: Type.Integer(),
  mensagem: Type.String({ description: 'O que a loja diz; pode ser vazia' }),
  precificadoEm: instant,
  validoAte: Type.String({ description: 'Último instante em que pode ser aceito, em ISO 8601' }),
});
export type WireQuote = Static<typeof quoteSchema>;

export const trackingSchema = Type.Object({
  transportadora: Type.String(),
  codigo: Type.String({ description: 'Vazio onde não há' }),
  link: Type.Optional(Type.String({ description: 'Onde a entrega é acompanhada' })),
});
export type WireTracking = Static<typeof trackingSchema>;
