import type { FastifyInstance } from 'fastify';
import { forgetAnalyticsVisits } from '#features/orders/server/store/analytics-visits.store.ts';
import { sendsAnalyticsEvents } from '#features/suppliers/domain/tags/tag-rules.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import { allows } from '#platform/http/consent.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  funnelEndpoint,
  logAnalyticsEventEndpoint,
  withdrawVisitEndpoint,
} from '../contract/analytics.endpoints.ts';
import { funnelSchema, logAnalyticsEventSchema, withdrawVisitSchema } from '../contract/analytics.schema.ts';
import { reportTexts } from '../contract/texts.ts';
import { addUpSteps, reportPeriod, type StepCount } from '../domain/funnel.ts';
import { funnelReport } from './funnel-report.ts';
import { isSentToGoogle, recordEvent, type TotalOfOrder } from './record-event.ts';

/** The shop's events and their report. Spec 7, google-analytics. */
export function analyticsRoutes(
  app: FastifyInstance,
  { totalOfOrder }: { readonly totalOfOrder: TotalOfOrder },
): void {
  serve(
    app,
    logAnalyticsEventEndpoint,
    logAnalyticsEventSchema,
    { access: 'anyone' },
    async (context, { body }) => {
      const { supplier, request } = context;
      if (!allows(request.headers, 'performance') || !sendsAnalyticsEvents(supplier.tags))
        return { registrado: false, enviado_ao_google: false };
      const reported = {
        event: body.event,
        value: body.value === undefined ? undefined : fromReais(body.value),
        listName: body.item_list_name,
        orderNumber: body.transaction_id,
        session: body.session_id,
      };
      const counted = await recordEvent(context, reported, totalOfOrder);
      return { registrado: counted, enviado_ao_google: counted && (await isSentToGoogle(context, reported)) };
    },
  );
  serve(
    app,
    withdrawVisitEndpoint,
    withdrawVisitSchema,
    { access: 'anyone' },
    async ({ db, supplier }, { body }) => {
      await forgetAnalyticsVisits(db, supplier.id, body.navegador);
      return { ok: true } as const;
    },
  );
  serve(
    app,
    funnelEndpoint,
    funnelSchema,
    { access: 'staff', permission: 'orders:read' },
    async (context, { query }) => {
      const period = orRefuse(reportPeriod(query.de, query.ate ?? todayOf(context)), reportTexts);
      const { days, lists } = await funnelReport(context, period);
      return {
        de: period.from,
        ate: period.to,
        etapas: addUpSteps(days).map(({ step, ...counts }) => ({ evento: step, ...countsToWire(counts) })),
        dias: days.map(({ day, step, ...counts }) => ({ dia: day, evento: step, ...countsToWire(counts) })),
        listas: lists.map(({ name, views, selections }) => ({
          nome: name,
          exibicoes: views,
          selecoes: selections,
        })),
      };
    },
  );
}

const countsToWire = ({ visits, times, value }: StepCount) => ({
  visitas: visits,
  vezes: times,
  valor: toReais(value),
});
