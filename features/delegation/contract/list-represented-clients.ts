import { endpoint } from '#platform/contract/endpoint.ts';
import type { listRepresentedClientsSchema } from './representative.schema.ts';

/** Clients that this representative may buy for. Spec 7. */
export const listRepresentedClients = endpoint<typeof listRepresentedClientsSchema>(
  'GET',
  '/v4/representante/:idfornecedor/:token',
);
