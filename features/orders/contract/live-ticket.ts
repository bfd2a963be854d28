import { endpoint } from '#platform/contract/endpoint.ts';
import type { liveTicketSchema } from './live-ticket.schema.ts';

export const liveTicket = endpoint<typeof liveTicketSchema>('POST', '/v4/bilhete-ao-vivo/:idfornecedor');
