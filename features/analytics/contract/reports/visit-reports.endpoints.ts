import { endpoint } from '#platform/contract/endpoint.ts';
import type { searchesReportSchema, visitFunnelSchema } from './visit-reports.schema.ts';

export const visitFunnelEndpoint = endpoint<typeof visitFunnelSchema>(
  'GET',
  '/v4/painel/:idfornecedor/relatorios/funil',
);
export const searchesReportEndpoint = endpoint<typeof searchesReportSchema>(
  'GET',
  '/v4/painel/:idfornecedor/relatorios/buscas',
);
