import { endpoint } from '#platform/contract/endpoint.ts';
import type { listChangesSchema } from './audit.schema.ts';

export const listChangesEndpoint = endpoint<typeof listChangesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/auditoria',
);
