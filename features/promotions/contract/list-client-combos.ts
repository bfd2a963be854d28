import { endpoint } from '#platform/contract/endpoint.ts';
import type { listClientCombosSchema } from './list-combos.schema.ts';

export const listClientCombos = endpoint<typeof listClientCombosSchema>(
  'GET',
  '/v4/promotional-combo-client/:idfornecedor/:idcliente',
);
