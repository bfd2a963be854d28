import { Type } from 'typebox';
import {
  ClientSegment,
  DeliveryTypeField,
  Latitude,
  Longitude,
  Uuid,
} from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { deliveryOptionSchema } from './delivery-option.schema.ts';
import { addressQuery, shownSubtotal } from './delivery-options-by-address.schema.ts';
import { cepField, wantedProducts } from './delivery-options-by-cep.schema.ts';
import { orEmpty } from './or-empty.schema.ts';
import { deliveryTexts, lookupTexts } from './texts.ts';

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
