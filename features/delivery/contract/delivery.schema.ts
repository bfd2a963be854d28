import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  boughtQuantity,
  clientSegment,
  deliveryTypeOrEmpty,
  latitude,
  longitude,
  orEmpty,
  postalCode,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { deliveryOptionSchema, deliveryOptionsSchema } from './delivery-option.schema.ts';
import { deliveryTexts, lookupTexts } from './texts.ts';

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
  idendereco: Type.Optional(orEmpty(uuid)),
  tipoEntrega: Type.Optional(deliveryTypeOrEmpty),
  idformapagamento: Type.Optional(orEmpty(uuid)),
  totalprodutos: Type.Optional(shownSubtotal),
});

export const deliveryOptionsByAddressSchema = {
  summary: 'Entrega e retirada para um endereço do cliente, com taxa e horários.',
  tag: 'Delivery',
  params: Type.Object({ client: clientSegment, idfornecedor: uuid }),
  query: addressQuery,
  answer: deliveryOptionsSchema,
  refusals: deliveryTexts,
  facts: { 'no-delivery-option': 'pedidoMinimo e taxaEntrega, quando só o valor falta' },
} as const satisfies EndpointSchema;

/** The look-up runs only with a non-empty cart (spec 5); other fields of a cart item are ignored. */
const productSchema = Type.Object(
  {
    id: Type.Optional(uuid),
    idproduto: Type.Optional(uuid),
    quantidade: boughtQuantity,
  },
  { anyOf: [{ required: ['id'] }, { required: ['idproduto'] }] },
);

export const wantedProducts = Type.Array(productSchema, { minItems: 1, maxItems: 500 });

export const deliveryOptionsByCepSchema = {
  summary: 'Entrega e retirada para um CEP, também para visitantes; os produtos são precificados aqui.',
  tag: 'Delivery',
  params: Type.Object({ idfornecedor: uuid, cep: postalCode }),
  query: Type.Object({
    tipoEntrega: Type.Optional(deliveryTypeOrEmpty),
    lat: Type.Optional(latitude),
    lng: Type.Optional(longitude),
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
  params: Type.Object({ client: clientSegment, idfornecedor: uuid }),
  query: addressQuery,
  answer: feeAnswer,
  refusals: deliveryTexts,
  facts: { 'no-delivery-option': 'pedidoMinimo e taxaEntrega, quando só o valor falta' },
} as const satisfies EndpointSchema;

export const deliveryFeeByCepSchema = {
  summary: 'A taxa de entrega de um carrinho para um CEP, também para visitantes.',
  tag: 'Delivery',
  params: Type.Object({ idfornecedor: uuid, cep: postalCode }),
  body: Type.Object({
    carrinho: wantedProducts,
    position: Type.Optional(
      Type.Union([Type.Object({ lat: latitude, lng: longitude }), Type.Null()], {
        description: 'Onde fica o lugar, se for conhecido: áreas desenhadas precisam disso.',
      }),
    ),
    tipoEntrega: Type.Optional(deliveryTypeOrEmpty),
    totalprodutos: Type.Optional(shownSubtotal),
  }),
  answer: feeAnswer,
  refusals: lookupTexts,
  facts: {
    'no-delivery-option':
      'pedidoMinimo e taxaEntrega, quando só o valor falta; aproximada, quando é só pelo CEP',
  },
} as const satisfies EndpointSchema;
