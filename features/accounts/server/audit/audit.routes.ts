import type { FastifyInstance } from 'fastify';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { serve } from '#platform/http/serve.ts';
import { listChangesEndpoint } from '../../contract/audit/audit.endpoints.ts';
import { listChangesSchema } from '../../contract/audit/audit.schema.ts';
import { auditEntryToWire } from '../../contract/audit/change.wire.ts';
import { listChanges } from './list-changes.ts';

export function auditRoutes(app: FastifyInstance): void {
  const owners = { access: 'staff', permission: 'audit:read' } as const;
  serve(app, listChangesEndpoint, listChangesSchema, owners, async (context, { query }) => {
    const { changes, total } = await listChanges(context, pageFromWire(query));
    return pageToWire(query, total, changes.map(auditEntryToWire));
  });
}
