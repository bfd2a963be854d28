import type { FastifyInstance } from 'fastify';
import { CSV } from '#platform/contract/csv.ts';
import { csvFile } from '#platform/documents/csv-file.ts';
import { asFile } from '#platform/http/as-file.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { couponFileSchema } from '../../contract/reports/coupon-report.schema.ts';
import { marginFileSchema } from '../../contract/reports/margin.schema.ts';
import { marginOrderFromWire, marginTopicFromWire } from '../../contract/reports/margin.wire.ts';
import {
  COUPON_HEADS,
  couponCells,
  marginCells,
  marginHeads,
  partCells,
  partHeads,
  partWords,
} from '../../contract/reports/report-sheets.ts';
import { reportTexts } from '../../contract/reports/report-texts.ts';
import {
  couponFileEndpoint,
  marginFileEndpoint,
  partsFileEndpoint,
} from '../../contract/reports/reports.endpoints.ts';
import { partsFileSchema } from '../../contract/reports/reports.schema.ts';
import { reportSpanFromWire, topicFromWire } from '../../contract/reports/reports.wire.ts';
import type { DaySpan } from '../../domain/reports/report.ts';
import { everyRow } from '../reports/every-row.ts';
import { couponRanking } from '../reports/read-coupon-uses.ts';
import { marginParts } from '../reports/read-margin.ts';
import { partsReport } from '../reports/read-reports.ts';

const during = ({ from, to }: DaySpan): string => `${from}-a-${to}`;

/** Whole rankings as files, which are written while they are downloaded. */
export function reportFilesRoutes(app: FastifyInstance): void {
  // Weight: sums a period up, perhaps of two years.
  const readers = { access: 'staff', permission: 'reports:read', weight: 50 } as const;
  const pricing = { access: 'staff', permission: 'prices:write', weight: 50 } as const;

  serve(app, partsFileEndpoint, partsFileSchema, readers, async (context, { params, query }) => {
    const span = orRefuse(reportSpanFromWire(query), reportTexts);
    const topic = topicFromWire(params.assunto);
    context.reply.type(CSV);
    asFile(context, `${partWords[topic].many}-${during(span)}.csv`);
    const rows = everyRow(
      async (page) => (await partsReport(context, topic, span, page)).parts,
      (part) => partCells(topic, part),
    );
    return csvFile(partHeads(topic), rows);
  });

  serve(app, couponFileEndpoint, couponFileSchema, readers, async (context, { query }) => {
    const span = orRefuse(reportSpanFromWire(query), reportTexts);
    context.reply.type(CSV);
    asFile(context, `cupons-${during(span)}.csv`);
    return csvFile(
      COUPON_HEADS,
      everyRow((page) => couponRanking(context, span, page), couponCells),
    );
  });

  serve(app, marginFileEndpoint, marginFileSchema, pricing, async (context, { params, query }) => {
    const span = orRefuse(reportSpanFromWire(query), reportTexts);
    const topic = marginTopicFromWire(params.assunto);
    const order = marginOrderFromWire(query.ordem);
    context.reply.type(CSV);
    asFile(context, `margem-${partWords[topic].many}-${during(span)}.csv`);
    const rows = everyRow(
      async (page) => (await marginParts(context, topic, span, { ...page, order })).parts,
      (part) => marginCells(topic, part),
    );
    return csvFile(marginHeads(topic), rows);
  });
}
