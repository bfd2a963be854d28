import { endpoint } from '#platform/contract/endpoint.ts';
import type { cancelSubscriptionSchema } from './cancel-subscription.schema.ts';

export const cancelSubscription = endpoint<typeof cancelSubscriptionSchema>(
  'DELETE',
  '/v4/subscription/cancel/:idassinatura',
);
