import { Type } from 'typebox';
import { Latitude, Longitude } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { addressTexts } from './texts.ts';

export const postalCodeSchema = {
  summary:
    'O endereço de um CEP: pelo serviço de consulta, se há um (`fonte` CONSULTA), ou o que a faixa do CEP diz (FAIXA).',
  tag: 'Addresses',
  params: Type.Object({ cep: Type.String({ pattern: '^\\d{5}-?\\d{3}$' }) }),
  answer: Type.Object({
    cep: Type.String(),
    rua: Type.String(),
    bairro: Type.String(),
    cidade: Type.String(),
    uf: Type.String(),
    lat: Type.Union([Latitude, Type.Null()]),
    lng: Type.Union([Longitude, Type.Null()]),
    fonte: Type.Union([Type.Literal('CONSULTA'), Type.Literal('FAIXA')]),
  }),
  refusals: someRefusals(addressTexts, 'unknown-postal-code'),
} as const satisfies EndpointSchema;
