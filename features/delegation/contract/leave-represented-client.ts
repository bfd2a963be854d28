import { endpoint } from '#platform/contract/endpoint.ts';
import type { leaveRepresentedClientSchema } from './representative.schema.ts';

/** Returns to the representative's own view, without a client. */
export const leaveRepresentedClient = endpoint<typeof leaveRepresentedClientSchema>(
  'POST',
  '/v4/representante/:idfornecedor/:token/minha-visao',
);
