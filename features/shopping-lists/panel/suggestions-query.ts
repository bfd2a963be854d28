import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';
import type { Api } from '#platform/web/api.ts';
import { getSuggestionEndpoint, listSuggestionsEndpoint } from '../contract/suggestions.endpoints.ts';
import { listSuggestionFromWire, suggestionHeadFromWire } from '../contract/suggestions.wire.ts';
import type { AudienceSources } from './audience-sources.ts';

export const suggestionsKey = (shopId: string) => ['panel', shopId, 'suggested-lists'] as const;

/** The state in the address; anything else means both. */
const ACTIVE: Readonly<Record<string, boolean>> = { sugerida: true, retirada: false };

interface Wish {
  readonly page: number;
  readonly text: string;
  readonly state: string | undefined;
}

/** Those that clients see first. */
export const suggestionsQuery = (api: Api, shopId: string, { page, text, state = '' }: Wish) =>
  queryOptions({
    queryKey: [...suggestionsKey(shopId), 'list', page, text, state] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const active = ACTIVE[state];
      const query = {
        pagina: page,
        ...(text === '' ? {} : { busca: text.slice(0, 80) }),
        ...(active === undefined ? {} : { ativa: active }),
      };
      const params = { idfornecedor: shopId };
      const found = await api.call(listSuggestionsEndpoint, { params, query }, { signal });
      return { rows: found.dados.map(suggestionHeadFromWire), total: found.total, pages: found.paginas };
    },
  });

export const suggestionQuery = (api: Api, shopId: string, id: string) =>
  queryOptions({
    queryKey: [...suggestionsKey(shopId), 'one', id] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idlista: id };
      return listSuggestionFromWire(await api.call(getSuggestionEndpoint, { params }, { signal }));
    },
  });

/** What the form offers, and the names of the clients whom the list cites. */
export interface AudienceChoices {
  readonly sources: AudienceSources;
  readonly groups: readonly string[];
  readonly nameOf: (id: string) => string | undefined;
}

export const audienceChoicesQuery = (
  sources: AudienceSources,
  shopId: string,
  clients: readonly string[] = [],
) =>
  queryOptions({
    queryKey: ['panel', shopId, 'suggested-list-choices', clients] as const,
    gcTime: 0,
    queryFn: async (): Promise<AudienceChoices> => {
      const [groups, named] = await Promise.all([
        sources.groups(),
        // Who may not see clients edits the list without their names.
        sources.clientsOf(clients).catch((): readonly Choice[] => []),
      ]);
      const names = new Map(named.map(({ id, label }) => [id, label] as const));
      return { sources, groups, nameOf: (id) => names.get(id) };
    },
  });
