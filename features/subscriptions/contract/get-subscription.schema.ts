import { Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { subscriptionSchema } from './subscription.schema.ts';

export const ofSubscription = Type.Object({ idassinatura: Uuid });

export const getSubscriptionSchema = {
  summary: 'Uma assinatura do cliente, com o que se repete e de quanto em quanto tempo.',
  tag: 'Subscriptions',
  params: ofSubscription,
  answer: subscriptionSchema,
} as const satisfies EndpointSchema;
