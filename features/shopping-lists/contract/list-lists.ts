import { endpoint } from '#platform/contract/endpoint.ts';
import type { listListsSchema } from './lists.schema.ts';

export const listLists = endpoint<typeof listListsSchema>('GET', '/v4/shopping-list/:idfornecedor');
