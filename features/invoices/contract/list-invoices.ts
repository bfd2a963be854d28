import { endpoint } from '#platform/contract/endpoint.ts';
import type { listInvoicesSchema } from './list-invoices.schema.ts';

export const listInvoices = endpoint<typeof listInvoicesSchema>(
  'GET',
  '/v2/app/:client/faturas-cliente/fornecedor/:idfornecedor/cliente/:idcliente',
);
