import { type Static, Type } from 'typebox';
import { GivenAnswers } from '#features/accounts/contract/clients/profile.schema.ts';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { subscriptionSchema, wholeSubscriptionSchema } from './subscription.schema.ts';
import { subscriptionTexts } from './texts.ts';

export const listSubscriptionsSchema = {
  summary: 'As assinaturas do cliente nesta loja, da mais nova à mais antiga.',
  tag: 'Subscriptions',
  params: Type.Object({ idfornecedor: Uuid, idcliente: Uuid }),
  answer: Type.Object({ assinaturas: Type.Array(subscriptionSchema) }),
} as const satisfies EndpointSchema;

export const ofSubscription = Type.Object({ idassinatura: Uuid });

export const getSubscriptionSchema = {
  summary:
    'Uma assinatura do cliente: o que ele escolheu, os pedidos de cada data, e o que o próximo seria hoje.',
  tag: 'Subscriptions',
  params: ofSubscription,
  answer: wholeSubscriptionSchema,
  refusals: someRefusals(subscriptionTexts, 'subscription-not-found'),
} as const satisfies EndpointSchema;

const closed = { additionalProperties: false } as const;

const changeBody = Type.Object(
  {
    idtipoassinatura: Type.Optional(Uuid),
    itens: Type.Optional(
      Type.Array(
        Type.Object({ id: Uuid, quantidade: Type.Number({ minimum: 0, maximum: 1_000_000 }) }, closed),
        { maxItems: 500, description: 'As novas quantidades; 0 tira o produto' },
      ),
    ),
    tipoEntrega: Type.Optional(
      Type.Enum(['DELIVERY', 'RETIRADA'], {
        description: 'Se vale o endereço ou a loja; sem ele, o endereço',
      }),
    ),
    idendereco: Type.Optional(Uuid),
    idloja: Type.Optional(Uuid),
    idformapagto: Type.Optional(Uuid),
    caracteristicas: Type.Optional(GivenAnswers),
  },
  closed,
);

export type WireSubscriptionChange = Static<typeof changeBody>;

const { 'turn-passed': _, ...changeRefusals } = subscriptionTexts;

export const changeSubscriptionSchema = {
  summary: 'Muda uma assinatura do cliente a partir do próximo pedido; o que não vem fica como está.',
  tag: 'Subscriptions',
  params: ofSubscription,
  body: changeBody,
  answer: wholeSubscriptionSchema,
  refusals: changeRefusals,
  facts: { 'quantity-not-sold': 'itens, cada um com id, nome e a quantidade que não se vende' },
} as const satisfies EndpointSchema;

export const skipNextSchema = {
  summary: 'Pula o próximo pedido de uma assinatura: o do dia que se diz, e nenhum outro.',
  tag: 'Subscriptions',
  params: ofSubscription,
  body: Type.Object(
    { data: Type.String({ pattern: String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$` }) },
    closed,
  ),
  answer: wholeSubscriptionSchema,
  refusals: someRefusals(subscriptionTexts, 'subscription-not-found', 'subscription-ended', 'turn-passed'),
} as const satisfies EndpointSchema;

export const resumeSubscriptionSchema = {
  summary: 'Retoma uma assinatura que parou depois de pedidos que não puderam ser feitos.',
  tag: 'Subscriptions',
  params: ofSubscription,
  answer: wholeSubscriptionSchema,
  refusals: someRefusals(subscriptionTexts, 'subscription-not-found', 'subscription-ended'),
} as const satisfies EndpointSchema;

export const cancelSubscriptionSchema = {
  summary: 'Cancela uma assinatura do cliente; os pedidos já feitos ficam como estão.',
  tag: 'Subscriptions',
  params: ofSubscription,
  answer: wholeSubscriptionSchema,
  refusals: someRefusals(subscriptionTexts, 'subscription-not-found'),
} as const satisfies EndpointSchema;
