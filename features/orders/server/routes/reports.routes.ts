import type { FastifyInstance } from 'fastify';
import { toReais } from '#kernel/money.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { reportTexts } from '../../contract/reports/report-texts.ts';
import {
  partsReportEndpoint,
  salesGlanceEndpoint,
  salesReportEndpoint,
} from '../../contract/reports/reports.endpoints.ts';
import {
  partsReportSchema,
  salesGlanceSchema,
  salesReportSchema,
} from '../../contract/reports/reports.schema.ts';
import {
  rankFromWire,
  reportPartToWire,
  reportSpanFromWire,
  salesRowToWire,
  salesSumsToWire,
  stepFromWire,
  topicFromWire,
} from '../../contract/reports/reports.wire.ts';
import { partsReport, salesAtAGlance, salesReport } from '../reports/read-reports.ts';

/** Reports on a shop's sales, read from the sums by day. */
export function reportsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'reports:read' } as const;

  serve(app, salesGlanceEndpoint, salesGlanceSchema, readers, async (context) => ({
    periodos: (await salesAtAGlance(context)).map(({ days, now, before }) => ({
      dias: days,
      vendas: salesSumsToWire(now),
      anterior: salesSumsToWire(before),
    })),
  }));

  serve(app, salesReportEndpoint, salesReportSchema, readers, async (context, { query }) => {
    const span = orRefuse(reportSpanFromWire(query), reportTexts);
    const { rows, sums, before } = await salesReport(context, span, stepFromWire(query.por ?? 'DIA'));
    return {
      linhas: rows.map(salesRowToWire),
      soma: salesSumsToWire(sums),
      anterior: salesSumsToWire(before),
    };
  });

  serve(app, partsReportEndpoint, partsReportSchema, readers, async (context, { params, query }) => {
    const span = orRefuse(reportSpanFromWire(query), reportTexts);
    const topic = topicFromWire(params.assunto);
    const { parts, count, highest } = await partsReport(context, topic, span, rankFromWire(query));
    return { linhas: parts.map(reportPartToWire), total: count, maior: toReais(highest) };
  });
}
