import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { ofSubscription } from './get-subscription.schema.ts';
import { wholeSubscriptionSchema } from './subscription.schema.ts';
import { subscriptionTexts } from './texts.ts';

export const cancelSubscriptionSchema = {
  summary: 'Cancela uma assinatura do cliente; os pedidos já feitos ficam como estão.',
  tag: 'Subscriptions',
  params: ofSubscription,
  answer: wholeSubscriptionSchema,
  refusals: someRefusals(subscriptionTexts, 'subscription-not-found'),
} as const satisfies EndpointSchema;
