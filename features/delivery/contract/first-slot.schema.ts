import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  clockTime,
  deliveryType,
  deliveryTypeOrEmpty,
  handle,
  latitude,
  longitude,
  orNull,
  postalCode,
  supplierKey,
} from '#platform/contract/fields.schema.ts';

export const firstSlotFields = Type.Object({
  tipoEntrega: deliveryType,
  data: Type.String({ description: 'O dia, AAAA-MM-DD, no fuso da loja' }),
  hoje: Type.String({ description: 'O dia da loja quando respondeu' }),
  inicio: clockTime,
  fim: clockTime,
  loja: Type.Optional(Type.String({ description: 'Onde se retira' })),
});
export type WireFirstSlot = Static<typeof firstSlotFields>;

export const firstSlotSchema = {
  summary:
    'O primeiro horário com vaga em que se recebe em um lugar, ou se retira; nulo onde não se sabe, ou onde o fornecedor não entrega.',
  tag: 'Delivery',
  params: Type.Object({ token: handle }),
  query: Type.Object({
    idfornecedor: Type.Optional(supplierKey),
    tipoEntrega: Type.Optional(deliveryTypeOrEmpty),
    cep: Type.Optional(postalCode),
    lat: Type.Optional(latitude),
    lng: Type.Optional(longitude),
  }),
  answer: Type.Object({ previsao: orNull(firstSlotFields) }),
} as const satisfies EndpointSchema;
