import { endpoint } from '#platform/contract/endpoint.ts';
import type { takeClientSchema } from './panel-representatives.schema.ts';

/** Removes a client from a representative's list. */
export const takeClient = endpoint<typeof takeClientSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/representantes/:idrepresentante/clientes/:idcliente',
);
