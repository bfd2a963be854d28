import { endpoint } from '#platform/contract/endpoint.ts';
import type { exportChangesSchema, listChangesSchema } from './audit.schema.ts';

export const listChangesEndpoint = endpoint<typeof listChangesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/auditoria',
);
export const exportChangesEndpoint = endpoint<typeof exportChangesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/auditoria/exportar',
);
