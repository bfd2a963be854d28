import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pageCount } from '#kernel/page.ts';
import type { Api } from '#platform/web/api.ts';
import {
  arrivalAreaFromWire,
  arrivalRowFromWire,
  arrivalSumsFromWire,
} from '../../contract/reports/arrivals.wire.ts';
import { couponSumsFromWire, couponUseFromWire } from '../../contract/reports/coupon-report.wire.ts';
import {
  marginOrderToWire,
  marginPartFromWire,
  marginRowFromWire,
  marginSumsFromWire,
  marginTopicToWire,
} from '../../contract/reports/margin.wire.ts';
import {
  arrivalsReportEndpoint,
  couponReportEndpoint,
  marginPartsEndpoint,
  marginReportEndpoint,
} from '../../contract/reports/reports.endpoints.ts';
import { stepToWire } from '../../contract/reports/reports.wire.ts';
import type { MarginOrder, MarginTopic } from '../../domain/reports/margin.ts';
import type { DaySpan, ReportStep } from '../../domain/reports/report.ts';
import { RANK_PAGE, rankQuery, reportsKey, spanToWire } from './reports-query.ts';

export const couponReportQuery = (api: Api, shopId: string, span: DaySpan, page: number) =>
  queryOptions({
    queryKey: [...reportsKey(shopId), 'coupons', span, page] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const call = { params: { idfornecedor: shopId }, query: { ...spanToWire(span), ...rankQuery(page) } };
      const answer = await api.call(couponReportEndpoint, call, { signal });
      return {
        uses: answer.linhas.map(couponUseFromWire),
        count: answer.total,
        pages: pageCount(answer.total, RANK_PAGE),
        sums: couponSumsFromWire(answer.soma),
        before: couponSumsFromWire(answer.anterior),
      };
    },
  });

export const arrivalsReportQuery = (api: Api, shopId: string, span: DaySpan, step: ReportStep) =>
  queryOptions({
    queryKey: [...reportsKey(shopId), 'arrivals', span, step] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { ...spanToWire(span), por: stepToWire(step) };
      const answer = await api.call(
        arrivalsReportEndpoint,
        { params: { idfornecedor: shopId }, query },
        { signal },
      );
      return {
        rows: answer.linhas.map(arrivalRowFromWire),
        areas: answer.areas.map(arrivalAreaFromWire),
        sums: arrivalSumsFromWire(answer.soma),
        before: arrivalSumsFromWire(answer.anterior),
      };
    },
  });

export const marginReportQuery = (api: Api, shopId: string, span: DaySpan, step: ReportStep) =>
  queryOptions({
    queryKey: [...reportsKey(shopId), 'margin', span, step] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { ...spanToWire(span), por: stepToWire(step) };
      const answer = await api.call(
        marginReportEndpoint,
        { params: { idfornecedor: shopId }, query },
        { signal },
      );
      return {
        rows: answer.linhas.map(marginRowFromWire),
        sums: marginSumsFromWire(answer.soma),
        before: marginSumsFromWire(answer.anterior),
      };
    },
  });

export const marginPartsQuery = (
  api: Api,
  shopId: string,
  span: DaySpan,
  { topic, order, page }: { readonly topic: MarginTopic; readonly order: MarginOrder; readonly page: number },
) =>
  queryOptions({
    queryKey: [...reportsKey(shopId), 'margin-parts', span, topic, order, page] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, assunto: marginTopicToWire(topic) };
      const query = { ...spanToWire(span), ordem: marginOrderToWire(order), ...rankQuery(page) };
      const answer = await api.call(marginPartsEndpoint, { params, query }, { signal });
      return {
        parts: answer.linhas.map(marginPartFromWire),
        count: answer.total,
        pages: pageCount(answer.total, RANK_PAGE),
      };
    },
  });
