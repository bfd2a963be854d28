import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { stepToWire } from '#features/orders/contract/reports/reports.wire.ts';
import type { DaySpan, ReportStep } from '#features/orders/domain/reports/report.ts';
import type { Api } from '#platform/web/api.ts';
import { searchesReportEndpoint, visitFunnelEndpoint } from '../contract/reports/visit-reports.endpoints.ts';
import {
  funnelRowFromWire,
  funnelSumsFromWire,
  searchSumsFromWire,
  searchVisitsFromWire,
} from '../contract/reports/visit-reports.wire.ts';

const queryOf = ({ from, to }: DaySpan, step: ReportStep) => ({ de: from, ate: to, por: stepToWire(step) });

export const visitFunnelQuery = (api: Api, shopId: string, span: DaySpan, step: ReportStep) =>
  queryOptions({
    queryKey: ['panel', shopId, 'reports', 'funnel', span, step] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const call = { params: { idfornecedor: shopId }, query: queryOf(span, step) };
      const { linhas, soma, anterior } = await api.call(visitFunnelEndpoint, call, { signal });
      return {
        rows: linhas.map(funnelRowFromWire),
        sums: funnelSumsFromWire(soma),
        before: funnelSumsFromWire(anterior),
      };
    },
  });

export const searchesReportQuery = (api: Api, shopId: string, span: DaySpan, step: ReportStep) =>
  queryOptions({
    queryKey: ['panel', shopId, 'reports', 'searches', span, step] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const call = { params: { idfornecedor: shopId }, query: queryOf(span, step) };
      const answer = await api.call(searchesReportEndpoint, call, { signal });
      const termFromWire = ({ termo, ...sums }: (typeof answer.termos)[number]) => ({
        term: termo,
        ...searchSumsFromWire(sums),
      });
      return {
        rows: answer.linhas.map(({ inicio, ...sums }) => ({ day: inicio, ...searchSumsFromWire(sums) })),
        sums: searchSumsFromWire(answer.soma),
        before: searchSumsFromWire(answer.anterior),
        visits: searchVisitsFromWire(answer.visitas),
        visitsBefore: searchVisitsFromWire(answer.visitasAntes),
        terms: answer.termos.map(termFromWire),
        fruitless: answer.semResultado.map(termFromWire),
      };
    },
  });
