import { endpoint } from '#platform/contract/endpoint.ts';
import type { resumeSubscriptionSchema } from './change-subscription.schema.ts';

export const resumeSubscription = endpoint<typeof resumeSubscriptionSchema>(
  'POST',
  '/v4/subscription/resume/:idassinatura',
);
