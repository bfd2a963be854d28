import { endpoint } from '#platform/contract/endpoint.ts';
import type { arrivalsReportSchema } from './arrivals.schema.ts';
import type { couponFileSchema, couponReportSchema } from './coupon-report.schema.ts';
import type { marginFileSchema, marginPartsSchema, marginReportSchema } from './margin.schema.ts';
import type {
  partsFileSchema,
  partsReportSchema,
  salesGlanceSchema,
  salesReportSchema,
} from './reports.schema.ts';

const REPORTS = '/v4/painel/:idfornecedor/relatorios';

export const salesGlanceEndpoint = endpoint<typeof salesGlanceSchema>('GET', `${REPORTS}/resumo`);
export const salesReportEndpoint = endpoint<typeof salesReportSchema>('GET', `${REPORTS}/vendas`);
export const partsReportEndpoint = endpoint<typeof partsReportSchema>('GET', `${REPORTS}/vendas/:assunto`);
export const couponReportEndpoint = endpoint<typeof couponReportSchema>('GET', `${REPORTS}/cupons`);
export const arrivalsReportEndpoint = endpoint<typeof arrivalsReportSchema>('GET', `${REPORTS}/entregas`);
export const marginReportEndpoint = endpoint<typeof marginReportSchema>('GET', `${REPORTS}/margem`);
export const marginPartsEndpoint = endpoint<typeof marginPartsSchema>('GET', `${REPORTS}/margem/:assunto`);

export const partsFileEndpoint = endpoint<typeof partsFileSchema>(
  'GET',
  `${REPORTS}/vendas/:assunto/arquivo`,
);
export const couponFileEndpoint = endpoint<typeof couponFileSchema>('GET', `${REPORTS}/cupons/arquivo`);
export const marginFileEndpoint = endpoint<typeof marginFileSchema>(
  'GET',
  `${REPORTS}/margem/:assunto/arquivo`,
);
