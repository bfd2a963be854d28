import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { ofSubscription } from './get-subscription.schema.ts';
import { subscriptionSchema } from './subscription.schema.ts';

export const cancelSubscriptionSchema = {
  summary: 'Cancela uma assinatura do cliente; os pedidos já feitos ficam como estão.',
  tag: 'Subscriptions',
  params: ofSubscription,
  answer: subscriptionSchema,
} as const satisfies EndpointSchema;
