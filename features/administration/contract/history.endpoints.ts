import { endpoint } from '#platform/contract/endpoint.ts';
import type { listPlatformEventsSchema } from './history.schema.ts';

export const listPlatformEventsEndpoint = endpoint<typeof listPlatformEventsSchema>(
  'GET',
  '/v4/plataforma/historico',
);
