import { endpoint } from '#platform/contract/endpoint.ts';
import type { exportTitlesSchema, listInvoicesSchema } from './titles.schema.ts';

export const listInvoicesEndpoint = endpoint<typeof listInvoicesSchema>(
  'GET',
  '/v2/app/:client/faturas-cliente/fornecedor/:idfornecedor/cliente/:idcliente',
);

/** Not in the specification: it follows its style. */
export const exportTitlesEndpoint = endpoint<typeof exportTitlesSchema>(
  'GET',
  '/v4/faturas/:idfornecedor/:idcliente/exportar',
);
