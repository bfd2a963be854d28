import { endpoint } from '#platform/contract/endpoint.ts';
import type { saveListSchema } from './lists.schema.ts';

export const saveList = endpoint<typeof saveListSchema>('POST', '/v4/shopping-list/:idfornecedor');
