import { endpoint } from '#platform/contract/endpoint.ts';
import type { dropSynonymsSchema } from './panel-synonyms.schema.ts';

export const dropSynonyms = endpoint<typeof dropSynonymsSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/sinonimos/:idsinonimo',
);
