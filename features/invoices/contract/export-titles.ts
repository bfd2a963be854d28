import { endpoint } from '#platform/contract/endpoint.ts';
import type { exportTitlesSchema } from './export-titles.schema.ts';

/** Not in the specification: it follows its style. */
export const exportTitles = endpoint<typeof exportTitlesSchema>(
  'GET',
  '/v4/faturas/:idfornecedor/:idcliente/exportar',
);
