import { endpoint } from '#platform/contract/endpoint.ts';
import type { listGrantsSchema } from './panel-grants.schema.ts';

export const listGrants = endpoint<typeof listGrantsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/clientes/:idcliente/concessoes',
);
