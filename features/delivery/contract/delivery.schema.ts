import { type TSchema, Type } from 'typebox';
import {
  ClientSegment,
  DeliveryTypeField,
  Latitude,
  Longitude,
  Uuid,
} from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { deliveryOptionSchema, deliveryOptionsSchema } from './delivery-option.schema.ts';
import { deliveryTexts, lookupTexts } from './texts.ts';

/** Accepts '' for absent: some API clients send every field. */
export const orEmpty = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Literal('')]);

/** Turns '' into undefined. */
export const emptyToUndefined = <Text extends string>(text: Text | '' | undefined): Text | undefined =>
  text === '' ? undefined : text;

export const shownSubtotal = Type.Number({
  minimum: 0,
  maximum: 1e10,
  description: 'Só para mostrar a taxa; o pedido é sempre calculado de novo.',
});

/** Without products: the server knows the client's saved cart. */
export const addressQuery = Type.Object({
  idendereco: Type.Optional(orEmpty(Uuid)),
  tipoEntrega: Type.Optional(orEmpty(DeliveryTypeField)),
  idformapagamento: Type.Optional(orEmpty(Uuid)),
  totalprodutos: Type.Optional(shownSubtotal),
});

export const deliveryOptionsByAddressSchema = {
  summary: 'Entrega e retirada para um endereço do cliente, com taxa e horários.',
  tag: 'Delivery',
  params: Type.Object({ client: ClientSegment, idfornecedor: Uuid }),
  query: addressQuery,
  answer: deliveryOptionsSchema,
  refusals: deliveryTexts,
  facts: { 'no-delivery-option': 'pedidoMinimo e taxaEntrega, quando só o valor falta' },
} as const satisfies EndpointSchema;

/** The look-up runs only with a non-empty cart (spec 5); other fields of a cart item are ignored. */
const productSchema = Type.Object(
  {
    id: Type.Optional(Uuid),
    idproduto: Type.Optional(Uuid),
    quantidade: Type.Number({ minimum: 0.001, maximum: 999_999 }),
  },
  { anyOf: [{ required: ['id'] }, { required: ['idproduto'] }] },
);

export const wantedProducts = Type.Array(productSchema, { minItems: 1, maxItems: 500 });

export const cepField = Type.String({ pattern: '^[0-9]{5}-?[0-9]{3}$' });

export const deliveryOptionsByCepSchema = {
  summary: 'Entrega e retirada para um CEP, também para visitantes; os produtos são precificados aqui.',
  tag: 'Delivery',
  params: Type.Object({ idfornecedor: Uuid, cep: cepField }),
  query: Type.Object({
    tipoEntrega: Type.Optional(orEmpty(DeliveryTypeField)),
    lat: Type.Optional(Latitude),
    lng: Type.Optional(Longitude),
  }),
  body: Type.Object({ produtos: wantedProducts }),
  answer: deliveryOptionsSchema,
  refusals: lookupTexts,
  facts: {
    'no-delivery-option':
      'pedidoMinimo e taxaEntrega, quando só o valor falta; aproximada, quando é só pelo CEP',
  },
} as const satisfies EndpointSchema;

/** The first option with its fee and slots. */
const feeAnswer = Type.Object({ taxaentrega: Type.Number(), formaEntrega: deliveryOptionSchema });

export const deliveryFeeByAddressSchema = {
  summary: 'A taxa de entrega do carrinho do cliente para um endereço seu, ou da retirada.',
  tag: 'Delivery',
  params: Type.Object({ client: ClientSegment, idfornecedor: Uuid }),
  query: addressQuery,
  answer: feeAnswer,
  refusals: deliveryTexts,
  facts: { 'no-delivery-option': 'pedidoMinimo e taxaEntrega, quando só o valor falta' },
} as const satisfies EndpointSchema;

export const deliveryFeeByCepSchema = {
  summary: 'A taxa de entrega de um carrinho para um CEP, também para visitantes.',
  tag: 'Delivery',
  params: Type.Object({ idfornecedor: Uuid, cep: cepField }),
  body: Type.Object({
    carrinho: wantedProducts,
    position: Type.Optional(
      Type.Union([Type.Object({ lat: Latitude, lng: Longitude }), Type.Null()], {
        description: 'Onde fica o lugar, se for conhecido: áreas desenhadas precisam disso.',
      }),
    ),
    tipoEntrega: Type.Optional(orEmpty(DeliveryTypeField)),
    totalprodutos: Type.Optional(shownSubtotal),
  }),
  answer: feeAnswer,
  refusals: lookupTexts,
  facts: {
    'no-delivery-option':
      'pedidoMinimo e taxaEntrega, quando só o valor falta; aproximada, quando é só pelo CEP',
  },
} as const satisfies EndpointSchema;
