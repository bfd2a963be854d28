import { Type } from 'typebox';
import { ClientSegment, DeliveryTypeField, Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { deliveryOptionsSchema } from './delivery-option.schema.ts';
import { orEmpty } from './or-empty.schema.ts';
import { deliveryTexts } from './texts.ts';

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
