import { endpoint } from '#platform/contract/endpoint.ts';
import type { withdrawSuggestionSchema } from './suggestions.schema.ts';

export const withdrawSuggestion = endpoint<typeof withdrawSuggestionSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/listas-sugeridas/:idlista',
);
