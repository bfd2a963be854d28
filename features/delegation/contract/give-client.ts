import { endpoint } from '#platform/contract/endpoint.ts';
import type { giveClientSchema } from './panel-representatives.schema.ts';

/** Adds a client to a representative's list. */
export const giveClient = endpoint<typeof giveClientSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/representantes/:idrepresentante/clientes/:idcliente',
);
