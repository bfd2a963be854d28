import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, nonBlankText, ofClient, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { clientPricingTexts } from './texts.ts';

const ClientPricingObject = Type.Object(
  {
    idtabela: Type.Union([uuid, Type.Null()], { description: 'null: os preços de todos' }),
    grupos: Type.Array(nonBlankText(100), {
      maxItems: 100,
      description:
        'Nomes que as políticas comerciais citam. Os grupos automáticos de que o cliente faz parte ficam como estão, citados ou não',
    }),
  },
  closed,
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
  summary: 'Dá a um cliente uma tabela de preços, ou nenhuma, e seus grupos escolhidos à mão.',
  tag: 'Painel',
  params: ofClient,
  body: ClientPricingObject,
  answer: ClientPricingObject,
  refusals: clientPricingTexts,
  facts: { 'grupo-automatico': 'grupos: os nomes recusados' },
} as const satisfies EndpointSchema;
