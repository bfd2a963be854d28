import { type Static, Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { name, ofClient } from './fields.schema.ts';
import { clientPricingTexts } from './texts.ts';

const ClientPricingObject = Type.Object(
  {
    idtabela: Type.Union([Uuid, Type.Null()], { description: 'null: os preços de todos' }),
    grupos: Type.Array(name(100), { maxItems: 50, description: 'Nomes que as políticas comerciais citam' }),
  },
  { additionalProperties: false },
);
export type WireClientPricing = Static<typeof ClientPricingObject>;

export const getClientPricingSchema = {
  summary: 'A tabela de preços e os grupos de um cliente.',
  tag: 'Painel',
  params: ofClient,
  answer: ClientPricingObject,
  refusals: someRefusals(clientPricingTexts, 'client-not-found'),
} as const satisfies EndpointSchema;

export const putClientPricingSchema = {
  summary: 'Dá a um cliente uma tabela de preços, ou nenhuma, e seus grupos.',
  tag: 'Painel',
  params: ofClient,
  body: ClientPricingObject,
  answer: ClientPricingObject,
  refusals: clientPricingTexts,
} as const satisfies EndpointSchema;
