import { endpoint } from '#platform/contract/endpoint.ts';
import type { getClientTermsSchema, putClientTermsSchema } from './client-terms.schema.ts';

export const getClientTermsEndpoint = endpoint<typeof getClientTermsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/clientes/:idcliente/condicoes',
);
export const putClientTermsEndpoint = endpoint<typeof putClientTermsSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/clientes/:idcliente/condicoes',
);
