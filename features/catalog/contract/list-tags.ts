import { endpoint } from '#platform/contract/endpoint.ts';
import type { listTagsSchema } from './list-tags.schema.ts';

export const listTags = endpoint<typeof listTagsSchema>('GET', '/v4/tag-pesquisa/:idfornecedor/lista');
