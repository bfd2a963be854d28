import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fromReais } from '#kernel/money.ts';
import { pageCount } from '#kernel/page.ts';
import { POLL_INTERVAL } from '#platform/panel/query-client.ts';
import type { Api } from '#platform/web/api.ts';
import {
  partsReportEndpoint,
  salesGlanceEndpoint,
  salesReportEndpoint,
} from '../../contract/reports/reports.endpoints.ts';
import {
  reportPartFromWire,
  salesRowFromWire,
  salesSumsFromWire,
  stepToWire,
  topicToWire,
} from '../../contract/reports/reports.wire.ts';
import type { DaySpan, ReportStep, ReportTopic } from '../../domain/reports/report.ts';

export const reportsKey = (shopId: string) => ['panel', shopId, 'reports'] as const;

export const spanToWire = ({ from, to }: DaySpan) => ({ de: from, ate: to });

/** Rows of a ranking on one page of its table. */
export const RANK_PAGE = 50;
export const rankQuery = (page: number) => ({ pagina: page, limite: RANK_PAGE });

/** Today, seven and thirty days, each beside the period before. */
export const salesGlanceQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: [...reportsKey(shopId), 'glance'] as const,
    refetchInterval: POLL_INTERVAL,
    queryFn: async ({ signal }) => {
      const { periodos } = await api.call(
        salesGlanceEndpoint,
        { params: { idfornecedor: shopId } },
        { signal },
      );
      return periodos.map(({ dias, vendas, anterior }) => ({
        days: dias,
        now: salesSumsFromWire(vendas),
        before: salesSumsFromWire(anterior),
      }));
    },
  });

export const salesReportQuery = (api: Api, shopId: string, span: DaySpan, step: ReportStep) =>
  queryOptions({
    queryKey: [...reportsKey(shopId), 'sales', span, step] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { ...spanToWire(span), por: stepToWire(step) };
      const params = { idfornecedor: shopId };
      const answer = await api.call(salesReportEndpoint, { params, query }, { signal });
      return {
        rows: answer.linhas.map(salesRowFromWire),
        sums: salesSumsFromWire(answer.soma),
        before: salesSumsFromWire(answer.anterior),
      };
    },
  });

export const partsReportQuery = (
  api: Api,
  shopId: string,
  span: DaySpan,
  { topic, page }: { readonly topic: ReportTopic; readonly page: number },
) =>
  queryOptions({
    queryKey: [...reportsKey(shopId), 'parts', span, topic, page] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, assunto: topicToWire(topic) };
      const query = { ...spanToWire(span), ...rankQuery(page) };
      const answer = await api.call(partsReportEndpoint, { params, query }, { signal });
      return {
        parts: answer.linhas.map(reportPartFromWire),
        count: answer.total,
        pages: pageCount(answer.total, RANK_PAGE),
        highest: fromReais(answer.maior),
      };
    },
  });
