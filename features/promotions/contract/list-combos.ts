import { endpoint } from '#platform/contract/endpoint.ts';
import type { listCombosSchema } from './list-combos.schema.ts';

export const listCombos = endpoint<typeof listCombosSchema>('GET', '/v4/promotional-combo-all/:idfornecedor');
