import type { FastifyInstance } from 'fastify';
import { CSV } from '#platform/contract/csv.ts';
import { csvFile } from '#platform/documents/csv-file.ts';
import type { SheetRows } from '#platform/documents/sheet-file.ts';
import { asFile } from '#platform/http/as-file.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { type RequestContext, serve } from '#platform/http/serve.ts';
import { couponFileSchema } from '../../contract/reports/coupon-report.schema.ts';
import { marginFileSchema } from '../../contract/reports/margin.schema.ts';
import { marginOrderFromWire, marginTopicFromWire } from '../../contract/reports/margin.wire.ts';
import { partWords } from '../../contract/reports/report-sheets.ts';
import { reportTexts } from '../../contract/reports/report-texts.ts';
import {
  couponFileEndpoint,
  marginFileEndpoint,
  partsFileEndpoint,
} from '../../contract/reports/reports.endpoints.ts';
import { partsFileSchema } from '../../contract/reports/reports.schema.ts';
import { reportSpanFromWire, topicFromWire } from '../../contract/reports/reports.wire.ts';
import type { DaySpan } from '../../domain/reports/report.ts';
import { couponsSheet, marginPartsSheet, partsSheet } from '../reports/report-sheets.ts';

const during = ({ from, to }: DaySpan): string => `${from}-a-${to}`;

/** Whole rankings as files, which are written while they are downloaded. */
export function reportFilesRoutes(app: FastifyInstance): void {
  // Weight: sums a period up, perhaps of two years.
  const readers = { access: 'staff', permission: 'reports:read', weight: 50 } as const;
  const pricing = { access: 'staff', permission: 'prices:write', weight: 50 } as const;

  serve(app, partsFileEndpoint, partsFileSchema, readers, (context, { params, query }) => {
    const span = orRefuse(reportSpanFromWire(query), reportTexts);
    const topic = topicFromWire(params.assunto);
    asFile(context, `${partWords[topic].many}-${during(span)}.csv`);
    return asCsv(context, partsSheet(context, topic, span));
  });

  serve(app, couponFileEndpoint, couponFileSchema, readers, (context, { query }) => {
    const span = orRefuse(reportSpanFromWire(query), reportTexts);
    asFile(context, `cupons-${during(span)}.csv`);
    return asCsv(context, couponsSheet(context, span));
  });

  serve(app, marginFileEndpoint, marginFileSchema, pricing, (context, { params, query }) => {
    const span = orRefuse(reportSpanFromWire(query), reportTexts);
    const topic = marginTopicFromWire(params.assunto);
    const order = marginOrderFromWire(query.ordem);
    asFile(context, `margem-${partWords[topic].many}-${during(span)}.csv`);
    return asCsv(context, marginPartsSheet(context, topic, span, order));
  });
}

function asCsv({ reply }: RequestContext, { headings, rows }: SheetRows): ReadableStream<Uint8Array> {
  reply.type(CSV);
  return csvFile(headings, rows);
}
