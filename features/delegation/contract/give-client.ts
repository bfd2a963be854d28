import { endpoint } from '#platform/contract/endpoint.ts';
import type { giveClientSchema } from './panel-representatives.schema.ts';

/** Gives a representative a client. */
export const giveClient = endpoint<typeof giveClientSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/representantes/:idrepresentante/clientes/:idcliente',
);
