import { endpoint } from '#platform/contract/endpoint.ts';
import type { getSuggestionSchema } from './suggestions.schema.ts';

export const getSuggestion = endpoint<typeof getSuggestionSchema>(
  'GET',
  '/v4/painel/:idfornecedor/listas-sugeridas/:idlista',
);
