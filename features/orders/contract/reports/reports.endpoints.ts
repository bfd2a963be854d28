import { endpoint } from '#platform/contract/endpoint.ts';
import type { partsReportSchema, salesGlanceSchema, salesReportSchema } from './reports.schema.ts';

export const salesGlanceEndpoint = endpoint<typeof salesGlanceSchema>(
  'GET',
  '/v4/painel/:idfornecedor/relatorios/resumo',
);
export const salesReportEndpoint = endpoint<typeof salesReportSchema>(
  'GET',
  '/v4/painel/:idfornecedor/relatorios/vendas',
);
export const partsReportEndpoint = endpoint<typeof partsReportSchema>(
  'GET',
  '/v4/painel/:idfornecedor/relatorios/vendas/:assunto',
);
