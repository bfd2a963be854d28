import { endpoint } from '#platform/contract/endpoint.ts';
import type { listSubscriptionTypesSchema } from './list-subscription-types.schema.ts';

export const listSubscriptionTypes = endpoint<typeof listSubscriptionTypesSchema>(
  'GET',
  '/v4/subscription/type/list/:idfornecedor',
);
