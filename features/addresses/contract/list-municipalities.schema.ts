import { Type } from 'typebox';
import { Latitude, Longitude } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';

export const listMunicipalitiesSchema = {
  summary: 'Os municípios de um estado e onde fica a sede de cada um; vazia enquanto não foram importados.',
  tag: 'Addresses',
  params: Type.Object({ uf: Type.String({ pattern: '^[A-Z]{2}$' }) }),
  answer: Type.Object({
    municipios: Type.Array(
      Type.Object({ codigo_ibge: Type.Integer(), nome: Type.String(), lat: Latitude, lng: Longitude }),
    ),
  }),
} as const satisfies EndpointSchema;
