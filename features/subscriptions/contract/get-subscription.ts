import { endpoint } from '#platform/contract/endpoint.ts';
import type { getSubscriptionSchema } from './get-subscription.schema.ts';

export const getSubscription = endpoint<typeof getSubscriptionSchema>(
  'GET',
  '/v4/subscription/get/:idassinatura',
);
