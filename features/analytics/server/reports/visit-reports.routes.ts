import type { FastifyInstance } from 'fastify';
import { periodTexts } from '#features/catalog/contract/panel-texts.ts';
import { periodOf } from '#features/catalog/domain/search/period.ts';
import { reportTexts } from '#features/orders/contract/reports/report-texts.ts';
import { reportSpanFromWire, stepFromWire } from '#features/orders/contract/reports/reports.wire.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  searchesReportEndpoint,
  visitFunnelEndpoint,
} from '../../contract/reports/visit-reports.endpoints.ts';
import { searchesReportSchema, visitFunnelSchema } from '../../contract/reports/visit-reports.schema.ts';
import {
  funnelRowToWire,
  funnelSumsToWire,
  searchSumsToWire,
  searchVisitsToWire,
} from '../../contract/reports/visit-reports.wire.ts';
import { searchReport, visitFunnel } from './read-visit-reports.ts';

/** Reports on what visitors did. */
export function visitReportsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'reports:read' } as const;

  serve(app, visitFunnelEndpoint, visitFunnelSchema, readers, async (context, { query }) => {
    const span = orRefuse(reportSpanFromWire(query), reportTexts);
    const { rows, sums, before } = await visitFunnel(context, span, stepFromWire(query.por ?? 'DIA'));
    return {
      linhas: rows.map(funnelRowToWire),
      soma: funnelSumsToWire(sums),
      anterior: funnelSumsToWire(before),
    };
  });

  serve(app, searchesReportEndpoint, searchesReportSchema, readers, async (context, { query }) => {
    // A year at most: each day has a row per text.
    const span = orRefuse(periodOf(query.de, query.ate), periodTexts);
    const report = await searchReport(context, span, stepFromWire(query.por ?? 'DIA'));
    const termToWire = ({ term, ...sums }: (typeof report.terms)[number]) => ({
      termo: term,
      ...searchSumsToWire(sums),
    });
    return {
      linhas: report.rows.map(({ day, ...sums }) => ({ inicio: day, ...searchSumsToWire(sums) })),
      soma: searchSumsToWire(report.sums),
      anterior: searchSumsToWire(report.before),
      visitas: searchVisitsToWire(report.visits),
      visitasAntes: searchVisitsToWire(report.visitsBefore),
      termos: report.terms.map(termToWire),
      semResultado: report.fruitless.map(termToWire),
    };
  });
}
