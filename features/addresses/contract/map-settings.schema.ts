import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';

export const mapSettingsSchema = {
  summary: 'De onde vêm os mapas das telas, com os créditos, e se há quem ache um endereço neles.',
  tag: 'Addresses',
  answer: Type.Object({
    mapas: Type.Union([Type.Object({ url: Type.String(), creditos: Type.String() }), Type.Null()]),
    geocodifica: Type.Boolean(),
  }),
} as const satisfies EndpointSchema;
