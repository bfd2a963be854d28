import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { arrivalsReportSchema } from '../../contract/reports/arrivals.schema.ts';
import {
  arrivalAreaToWire,
  arrivalRowToWire,
  arrivalSumsToWire,
} from '../../contract/reports/arrivals.wire.ts';
import { couponReportSchema } from '../../contract/reports/coupon-report.schema.ts';
import { couponSumsToWire, couponUseToWire } from '../../contract/reports/coupon-report.wire.ts';
import { marginPartsSchema, marginReportSchema } from '../../contract/reports/margin.schema.ts';
import {
  marginOrderFromWire,
  marginPartToWire,
  marginRowToWire,
  marginSumsToWire,
  marginTopicFromWire,
} from '../../contract/reports/margin.wire.ts';
import { reportTexts } from '../../contract/reports/report-texts.ts';
import {
  arrivalsReportEndpoint,
  couponReportEndpoint,
  marginPartsEndpoint,
  marginReportEndpoint,
} from '../../contract/reports/reports.endpoints.ts';
import { rankFromWire, reportSpanFromWire, stepFromWire } from '../../contract/reports/reports.wire.ts';
import { arrivalsReport } from '../reports/read-arrivals.ts';
import { couponReport } from '../reports/read-coupon-uses.ts';
import { marginParts, marginReport } from '../reports/read-margin.ts';

/** Reports on coupons and deliveries; and on margins, for the people who make prices. */
export function goodsReportsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'reports:read' } as const;
  const pricing = { access: 'staff', permission: 'prices:write' } as const;

  serve(app, couponReportEndpoint, couponReportSchema, readers, async (context, { query }) => {
    const span = orRefuse(reportSpanFromWire(query), reportTexts);
    const { uses, count, sums, before } = await couponReport(context, span, rankFromWire(query));
    return {
      linhas: uses.map(couponUseToWire),
      total: count,
      soma: couponSumsToWire(sums),
      anterior: couponSumsToWire(before),
    };
  });

  serve(app, arrivalsReportEndpoint, arrivalsReportSchema, readers, async (context, { query }) => {
    const span = orRefuse(reportSpanFromWire(query), reportTexts);
    const report = await arrivalsReport(context, span, stepFromWire(query.por ?? 'DIA'));
    return {
      linhas: report.rows.map(arrivalRowToWire),
      areas: report.areas.map(arrivalAreaToWire),
      soma: arrivalSumsToWire(report.sums),
      anterior: arrivalSumsToWire(report.before),
    };
  });

  serve(app, marginReportEndpoint, marginReportSchema, pricing, async (context, { query }) => {
    const span = orRefuse(reportSpanFromWire(query), reportTexts);
    const { rows, sums, before } = await marginReport(context, span, stepFromWire(query.por ?? 'DIA'));
    return {
      linhas: rows.map(marginRowToWire),
      soma: marginSumsToWire(sums),
      anterior: marginSumsToWire(before),
    };
  });

  serve(app, marginPartsEndpoint, marginPartsSchema, pricing, async (context, { params, query }) => {
    const span = orRefuse(reportSpanFromWire(query), reportTexts);
    const topic = marginTopicFromWire(params.assunto);
    const wish = { ...rankFromWire(query), order: marginOrderFromWire(query.ordem) };
    const { parts, count } = await marginParts(context, topic, span, wish);
    return { linhas: parts.map(marginPartToWire), total: count };
  });
}
