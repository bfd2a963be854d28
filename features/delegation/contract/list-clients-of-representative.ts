import { endpoint } from '#platform/contract/endpoint.ts';
import type { listClientsOfRepresentativeSchema } from './panel-representatives.schema.ts';

export const listClientsOfRepresentative = endpoint<typeof listClientsOfRepresentativeSchema>(
  'GET',
  '/v4/painel/:idfornecedor/representantes/:idrepresentante/clientes',
);
