import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { ofSubscription } from './get-subscription.schema.ts';
import { wholeSubscriptionSchema } from './subscription.schema.ts';

export const cancelSubscriptionSchema = {
  summary: 'Cancela uma assinatura do cliente; os pedidos já feitos ficam como estão.',
  tag: 'Subscriptions',
  params: ofSubscription,
  answer: wholeSubscriptionSchema,
} as const satisfies EndpointSchema;
