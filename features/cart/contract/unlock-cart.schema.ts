import { Type } from 'typebox';
import { deliveryType, uuid } from '#features/catalog/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { cartAnswer } from './cart.schema.ts';

export const unlockCartSchema = {
  summary: 'Desbloqueia o carrinho que um atendente preparou: o cliente volta a mudar os itens.',
  tag: 'Cart',
  params: Type.Object({ idfornecedor: uuid, idcliente: uuid }),
  query: Type.Object({
    idformapagamento: Type.Optional(uuid),
    tipoentrega: Type.Optional(deliveryType),
    idendereco: Type.Optional(uuid),
  }),
  answer: cartAnswer,
} as const satisfies EndpointSchema;
