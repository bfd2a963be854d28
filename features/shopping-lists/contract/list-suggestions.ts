import { endpoint } from '#platform/contract/endpoint.ts';
import type { listSuggestionsSchema } from './suggestions.schema.ts';

export const listSuggestions = endpoint<typeof listSuggestionsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/listas-sugeridas',
);
