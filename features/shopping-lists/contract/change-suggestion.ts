import { endpoint } from '#platform/contract/endpoint.ts';
import type { changeSuggestionSchema } from './suggestions.schema.ts';

export const changeSuggestion = endpoint<typeof changeSuggestionSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/listas-sugeridas/:idlista',
);
