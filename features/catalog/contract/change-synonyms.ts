import { endpoint } from '#platform/contract/endpoint.ts';
import type { changeSynonymsSchema } from './panel-synonyms.schema.ts';

export const changeSynonyms = endpoint<typeof changeSynonymsSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/sinonimos/:idsinonimo',
);
