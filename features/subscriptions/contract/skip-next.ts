import { endpoint } from '#platform/contract/endpoint.ts';
import type { skipNextSchema } from './change-subscription.schema.ts';

export const skipNext = endpoint<typeof skipNextSchema>('POST', '/v4/subscription/skip/:idassinatura');
