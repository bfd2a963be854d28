import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { listChangesEndpoint } from '../../contract/audit/audit.endpoints.ts';
import { listChangesSchema } from '../../contract/audit/audit.schema.ts';
import { auditEntryToWire } from '../../contract/audit/change.wire.ts';
import { listChanges } from './list-changes.ts';

export function auditRoutes(app: FastifyInstance): void {
  const owners = { access: 'staff', permission: 'audit:read' } as const;
  serve(app, listChangesEndpoint, listChangesSchema, owners, async (context, { query }) => {
    const { pagina: page = 1, limite: size = 20 } = query;
    const { changes, total } = await listChanges(context, { page, size });
    return {
      pagina: page,
      paginas: Math.max(1, Math.ceil(total / size)),
      total,
      dados: changes.map(auditEntryToWire),
    };
  });
}
