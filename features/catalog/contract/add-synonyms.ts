import { endpoint } from '#platform/contract/endpoint.ts';
import type { addSynonymsSchema } from './panel-synonyms.schema.ts';

export const addSynonyms = endpoint<typeof addSynonymsSchema>('POST', '/v4/painel/:idfornecedor/sinonimos');
