import { endpoint } from '#platform/contract/endpoint.ts';
import type { changeSubscriptionSchema } from './change-subscription.schema.ts';

export const changeSubscription = endpoint<typeof changeSubscriptionSchema>(
  'PUT',
  '/v4/subscription/change/:idassinatura',
);
