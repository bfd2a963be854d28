import type { FastifyInstance } from 'fastify';
import { auditTexts } from '#features/accounts/contract/audit/audit-texts.ts';
import { auditPeriod } from '#features/accounts/domain/audit-filter.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { listPlatformEventsEndpoint } from '../../contract/history.endpoints.ts';
import { listPlatformEventsSchema } from '../../contract/history.schema.ts';
import { platformEventToWire } from '../../contract/history.wire.ts';
import { listPlatformEvents } from './list-platform-events.ts';

export function historyRoutes(app: FastifyInstance): void {
  const readers = { access: 'platform', permission: 'platform:read', supplier: 'none' } as const;

  serve(
    app,
    listPlatformEventsEndpoint,
    listPlatformEventsSchema,
    readers,
    async (context, { query: { busca, tipo: kind, loja: supplierId, de, ate, ...page } }) => {
      const period = auditPeriod({ from: de, to: ate }, timeZoneOf(context.supplier));
      const filter = {
        ...orRefuse(period, auditTexts),
        ...defined({ person: busca?.trim() || undefined, kind, supplierId }),
      };
      const { events, total } = await listPlatformEvents(context, filter, pageFromWire(page));
      return pageToWire(page, total, events.map(platformEventToWire));
    },
  );
}
