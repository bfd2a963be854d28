import { endpoint } from '#platform/contract/endpoint.ts';
import type { listSynonymsSchema } from './panel-synonyms.schema.ts';

export const listSynonyms = endpoint<typeof listSynonymsSchema>('GET', '/v4/painel/:idfornecedor/sinonimos');
