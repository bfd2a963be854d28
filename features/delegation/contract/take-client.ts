import { endpoint } from '#platform/contract/endpoint.ts';
import type { takeClientSchema } from './panel-representatives.schema.ts';

/** Takes a client from a representative. */
export const takeClient = endpoint<typeof takeClientSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/representantes/:idrepresentante/clientes/:idcliente',
);
