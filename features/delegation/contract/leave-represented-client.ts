import { endpoint } from '#platform/contract/endpoint.ts';
import type { leaveRepresentedClientSchema } from './representative.schema.ts';

/** Back to the representative's own view. */
export const leaveRepresentedClient = endpoint<typeof leaveRepresentedClientSchema>(
  'POST',
  '/v4/representante/:idfornecedor/:token/minha-visao',
);
