import { endpoint } from '#platform/contract/endpoint.ts';
import type { listChangesSchema } from './list-changes.schema.ts';

export const listChanges = endpoint<typeof listChangesSchema>('GET', '/v4/painel/:idfornecedor/auditoria');
