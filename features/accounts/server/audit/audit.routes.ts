import type { FastifyInstance } from 'fastify';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { asFile } from '#platform/http/as-file.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import { exportChangesEndpoint, listChangesEndpoint } from '../../contract/audit/audit.endpoints.ts';
import { exportChangesSchema, listChangesSchema } from '../../contract/audit/audit.schema.ts';
import { auditTexts } from '../../contract/audit/audit-texts.ts';
import { auditEntryToWire } from '../../contract/audit/change.wire.ts';
import { type AuditFilter, auditPeriod } from '../../domain/audit-filter.ts';
import { changesCsv } from './changes-csv.ts';
import { changesToExport, listChanges } from './list-changes.ts';

interface WireFilter {
  readonly busca?: string;
  readonly tipo?: string;
  readonly alvo?: string;
  readonly de?: string;
  readonly ate?: string;
}

export function auditRoutes(app: FastifyInstance): void {
  const owners = { access: 'staff', permission: 'audit:read' } as const;
  const filterOf = (
    { supplier }: RequestContext,
    { busca, tipo: kind, alvo: subjectId, de, ate }: WireFilter,
  ): AuditFilter => ({
    ...orRefuse(auditPeriod({ from: de, to: ate }, timeZoneOf(supplier)), auditTexts),
    ...defined({ person: busca?.trim() || undefined, kind, subjectId }),
  });

  serve(app, listChangesEndpoint, listChangesSchema, owners, async (context, { query }) => {
    const { changes, total } = await listChanges(context, filterOf(context, query), pageFromWire(query));
    return pageToWire(query, total, changes.map(auditEntryToWire));
  });

  serve(app, exportChangesEndpoint, exportChangesSchema, owners, async (context, { query }) => {
    const changes = await changesToExport(context, filterOf(context, query));
    asFile(context, 'auditoria.csv');
    return changesCsv(changes, timeZoneOf(context.supplier));
  });
}
