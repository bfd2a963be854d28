import { type Static, Type } from 'typebox';
import { GivenAnswers } from '#features/accounts/contract/clients/profile.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, deliveryType, described, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { subscriptionSchema, wholeSubscriptionSchema } from './subscription.schema.ts';
import { subscriptionTexts } from './texts.ts';

export const listSubscriptionsSchema = {
  summary: 'As assinaturas do cliente nesta loja, da mais nova à mais antiga.',
  tag: 'Subscriptions',
  params: Type.Object({ idfornecedor: uuid, idcliente: uuid }),
  answer: Type.Object({ assinaturas: Type.Array(subscriptionSchema) }),
} as const satisfies EndpointSchema;

export const ofSubscription = Type.Object({ idassinatura: uuid });

export const getSubscriptionSchema = {
  summary:
    'Uma assinatura do cliente: o que ele escolheu, os pedidos de cada data, e o que o próximo seria hoje.',
  tag: 'Subscriptions',
  params: ofSubscription,
  answer: wholeSubscriptionSchema,
  refusals: someRefusals(subscriptionTexts, 'subscription-not-found'),
} as const satisfies EndpointSchema;

const changeBody = Type.Object(
  {
    idtipoassinatura: Type.Optional(uuid),
    itens: Type.Optional(
      Type.Array(
        Type.Object({ id: uuid, quantidade: Type.Number({ minimum: 0, maximum: 1_000_000 }) }, closed),
        { maxItems: 500, description: 'As novas quantidades; 0 tira o produto' },
      ),
    ),
    tipoEntrega: Type.Optional(described(deliveryType, 'Se vale o endereço ou a loja; sem ele, o endereço')),
    idendereco: Type.Optional(uuid),
    idloja: Type.Optional(uuid),
    idformapagto: Type.Optional(uuid),
    caracteristicas: Type.Optional(GivenAnswers),
  },
  closed,
);

export type WireSubscriptionChange = Static<typeof changeBody>;

const { 'turn-passed': _, 'automatic-pix-not-offered': __, ...changeRefusals } = subscriptionTexts;

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

export const authoriseAutomaticPixSchema = {
  summary:
    'Pede ao cliente que autorize, no banco dele, o débito automático dos próximos pedidos; se já há um pedido, ele vale.',
  tag: 'Subscriptions',
  params: ofSubscription,
  answer: wholeSubscriptionSchema,
  refusals: someRefusals(
    subscriptionTexts,
    'subscription-not-found',
    'subscription-ended',
    'automatic-pix-not-offered',
  ),
} as const satisfies EndpointSchema;

export const cancelAutomaticPixSchema = {
  summary:
    'Cancela a autorização do débito automático; a assinatura continua, e cada pedido vem com um Pix a pagar.',
  tag: 'Subscriptions',
  params: ofSubscription,
  answer: wholeSubscriptionSchema,
  refusals: someRefusals(subscriptionTexts, 'subscription-not-found'),
} as const satisfies EndpointSchema;

export const cancelSubscriptionSchema = {
  summary: 'Cancela uma assinatura do cliente; os pedidos já feitos ficam como estão.',
  tag: 'Subscriptions',
  params: ofSubscription,
  answer: wholeSubscriptionSchema,
  refusals: someRefusals(subscriptionTexts, 'subscription-not-found'),
} as const satisfies EndpointSchema;
