import { endpoint } from '#platform/contract/endpoint.ts';
import type { getComboSchema, listClientCombosSchema, listCombosSchema } from './combo.schema.ts';

export const listCombosEndpoint = endpoint<typeof listCombosSchema>(
  'GET',
  '/v4/promotional-combo-all/:idfornecedor',
);
export const listClientCombosEndpoint = endpoint<typeof listClientCombosSchema>(
  'GET',
  '/v4/promotional-combo-client/:idfornecedor/:idcliente',
);
export const getComboEndpoint = endpoint<typeof getComboSchema>('GET', '/v4/promotional-combo/:idcombo');
