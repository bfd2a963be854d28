import { endpoint } from '#platform/contract/endpoint.ts';
import type { liveTicketSchema } from './live.schema.ts';

export const liveTicketEndpoint = endpoint<typeof liveTicketSchema>(
  'POST',
  '/v4/bilhete-ao-vivo/:idfornecedor',
);
