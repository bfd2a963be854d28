import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  changeSuggestionSchema,
  getSuggestionSchema,
  listSuggestionsSchema,
  suggestListSchema,
  withdrawSuggestionSchema,
} from './suggestions.schema.ts';

export const listSuggestionsEndpoint = endpoint<typeof listSuggestionsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/listas-sugeridas',
);
export const getSuggestionEndpoint = endpoint<typeof getSuggestionSchema>(
  'GET',
  '/v4/painel/:idfornecedor/listas-sugeridas/:idlista',
);
export const suggestListEndpoint = endpoint<typeof suggestListSchema>(
  'POST',
  '/v4/painel/:idfornecedor/listas-sugeridas',
);
export const changeSuggestionEndpoint = endpoint<typeof changeSuggestionSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/listas-sugeridas/:idlista',
);
export const withdrawSuggestionEndpoint = endpoint<typeof withdrawSuggestionSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/listas-sugeridas/:idlista',
);
