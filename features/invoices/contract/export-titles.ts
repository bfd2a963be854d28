import { endpoint } from '#platform/contract/endpoint.ts';
import type { exportTitlesSchema } from './export-titles.schema.ts';

/** Not shown in the specification: chosen in its style. */
export const exportTitles = endpoint<typeof exportTitlesSchema>(
  'GET',
  '/v4/faturas/:idfornecedor/:idcliente/exportar',
);
