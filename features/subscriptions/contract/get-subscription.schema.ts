import { Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { wholeSubscriptionSchema } from './subscription.schema.ts';
import { subscriptionTexts } from './texts.ts';

export const ofSubscription = Type.Object({ idassinatura: Uuid });

export const getSubscriptionSchema = {
  summary:
    'Uma assinatura do cliente: o que ele escolheu, os pedidos de cada data, e o que o próximo seria hoje.',
  tag: 'Subscriptions',
  params: ofSubscription,
  answer: wholeSubscriptionSchema,
  refusals: someRefusals(subscriptionTexts, 'subscription-not-found'),
} as const satisfies EndpointSchema;
