import { endpoint } from '#platform/contract/endpoint.ts';
import type { listSubscriptionsSchema } from './list-subscriptions.schema.ts';

export const listSubscriptions = endpoint<typeof listSubscriptionsSchema>(
  'GET',
  '/v4/subscription/list/:idfornecedor/:idcliente',
);
