import { endpoint } from '#platform/contract/endpoint.ts';
import type { revokeGrantSchema } from './panel-grants.schema.ts';

export const revokeGrant = endpoint<typeof revokeGrantSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/clientes/:idcliente/concessoes/:idconcessao',
);
