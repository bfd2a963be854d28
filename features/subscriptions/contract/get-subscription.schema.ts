import { Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { subscriptionSchema } from './subscription.schema.ts';

export const ofSubscription = Type.Object({ idassinatura: Uuid });

export const getSubscriptionSchema = {
  summary: 'Uma assinatura do cliente, com os itens e a frequência que ele escolheu.',
  tag: 'Subscriptions',
  params: ofSubscription,
  answer: subscriptionSchema,
} as const satisfies EndpointSchema;
