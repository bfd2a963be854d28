import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { changeToWire } from '../../contract/change.wire.ts';
import { listChangesSchema } from '../../contract/list-changes.schema.ts';
import { listChanges } from '../../contract/list-changes.ts';
import { listChanges as list } from './list-changes.ts';

export function auditRoutes(app: FastifyInstance): void {
  const owners = { access: 'staff', permission: 'audit:read' } as const;
  serve(app, listChanges, listChangesSchema, owners, async (context, { query }) => {
    const { pagina: page = 1, limite: size = 20 } = query;
    const { changes, total } = await list(context, { page, size });
    return {
      pagina: page,
      paginas: Math.max(1, Math.ceil(total / size)),
      total,
      dados: changes.map(changeToWire),
    };
  });
}
