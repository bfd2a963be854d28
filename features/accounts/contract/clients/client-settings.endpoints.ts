import { endpoint } from '#platform/contract/endpoint.ts';
import type { getClientSettingsSchema, putClientSettingsSchema } from './client-settings.schema.ts';

/** What the shop itself notes of a client: its own code and the client's tags. Spec 6, user tags. */
export const getClientSettingsEndpoint = endpoint<typeof getClientSettingsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/clientes/:idcliente/configuracoes',
);
export const putClientSettingsEndpoint = endpoint<typeof putClientSettingsSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/clientes/:idcliente/configuracoes',
);
