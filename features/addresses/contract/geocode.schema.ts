import { Type } from 'typebox';
import { Latitude, Longitude } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';

export const geocodeSchema = {
  summary:
    'Onde fica um endereço (`texto`), ou que endereço fica em um ponto (`lat` e `lng`); `null` quando não se sabe.',
  tag: 'Addresses',
  query: Type.Object({
    texto: Type.Optional(Type.String({ minLength: 3, maxLength: 400 })),
    lat: Type.Optional(Latitude),
    lng: Type.Optional(Longitude),
  }),
  answer: Type.Object({
    lugar: Type.Union([
      Type.Object({
        cep: Type.String(),
        rua: Type.String(),
        bairro: Type.String(),
        cidade: Type.String(),
        uf: Type.String(),
        pais: Type.String(),
        lat: Latitude,
        lng: Longitude,
      }),
      Type.Null(),
    ]),
  }),
} as const satisfies EndpointSchema;
