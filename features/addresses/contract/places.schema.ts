import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { latitude, longitude, orNull, postalCode } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { addressTexts } from './texts.ts';

export const postalCodeSchema = {
  summary:
    'O endereço de um CEP: pelo serviço de consulta, se há um (`fonte` CONSULTA), ou o que a faixa do CEP diz (FAIXA).',
  tag: 'Addresses',
  params: Type.Object({ cep: postalCode }),
  answer: Type.Object({
    cep: Type.String(),
    rua: Type.String(),
    bairro: Type.String(),
    cidade: Type.String(),
    uf: Type.String(),
    lat: orNull(latitude),
    lng: orNull(longitude),
    fonte: Type.Union([Type.Literal('CONSULTA'), Type.Literal('FAIXA')]),
  }),
  refusals: someRefusals(addressTexts, 'unknown-postal-code'),
} as const satisfies EndpointSchema;

export const geocodeSchema = {
  summary:
    'Onde fica um endereço (`texto`), ou que endereço fica em um ponto (`lat` e `lng`); `null` quando não se sabe.',
  tag: 'Addresses',
  query: Type.Object({
    texto: Type.Optional(Type.String({ minLength: 3, maxLength: 400 })),
    lat: Type.Optional(latitude),
    lng: Type.Optional(longitude),
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
        lat: latitude,
        lng: longitude,
      }),
      Type.Null(),
    ]),
  }),
} as const satisfies EndpointSchema;

export const listMunicipalitiesSchema = {
  summary: 'Os municípios de um estado e onde fica a sede de cada um; vazia enquanto não foram importados.',
  tag: 'Addresses',
  params: Type.Object({ uf: Type.String({ pattern: '^[A-Z]{2}$' }) }),
  answer: Type.Object({
    municipios: Type.Array(
      Type.Object({ codigo_ibge: Type.Integer(), nome: Type.String(), lat: latitude, lng: longitude }),
    ),
  }),
} as const satisfies EndpointSchema;

export const mapSettingsSchema = {
  summary: 'De onde vêm os mapas das telas, com os créditos, e se há quem ache um endereço neles.',
  tag: 'Addresses',
  answer: Type.Object({
    mapas: Type.Union([Type.Object({ url: Type.String(), creditos: Type.String() }), Type.Null()]),
    geocodifica: Type.Boolean(),
  }),
} as const satisfies EndpointSchema;
