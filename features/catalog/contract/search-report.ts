import { endpoint } from '#platform/contract/endpoint.ts';
import type { searchReportSchema } from './search-report.schema.ts';

export const searchReport = endpoint<typeof searchReportSchema>('GET', '/v4/painel/:idfornecedor/buscas');
