import { endpoint } from '#platform/contract/endpoint.ts';
import type { changeCompanySchema, getCompanySchema } from './company.schema.ts';

export const getCompanyEndpoint = endpoint<typeof getCompanySchema>(
  'GET',
  '/v4/painel/:idfornecedor/clientes/:idcliente/empresa',
);
export const changeCompanyEndpoint = endpoint<typeof changeCompanySchema>(
  'PUT',
  '/v4/painel/:idfornecedor/clientes/:idcliente/empresa',
);
