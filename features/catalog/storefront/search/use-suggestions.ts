import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { visitorSession } from '#features/accounts/domain/session.ts';
import { sessionQuery } from '#features/accounts/storefront/public.tsx';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { searchText } from '../../domain/search-text.ts';
import { categoriesQuery } from '../queries/categories-query.ts';
import { suggestionsQuery } from '../queries/suggestions-query.ts';
import { type Suggestion, suggestionsOf } from './suggestion.ts';
import { useDebounced } from './use-debounced.ts';

const STILL = 250;

/** What might be meant; late answers to older texts are given up by the query. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const api = useApi();
  const { id, slug } = useShop();
  const text = useDebounced(searchText(typed), STILL);
  const enabled = text !== '';
  // The header must not wait for the session: prices follow when it is known.
  const session = useQuery({ ...sessionQuery(api), enabled }).data ?? visitorSession;
  const { data: categories } = useQuery({ ...categoriesQuery(api, id), enabled });
  const { data: products } = useQuery({
    ...suggestionsQuery({ api, supplierId: id, session }, text),
    enabled,
    // What was found for the text before stays until the next is known.
    placeholderData: keepPreviousData,
  });
  return useMemo(
    () =>
      text === '' || products === undefined ? [] : suggestionsOf(slug, text, categories ?? [], products),
    [slug, text, categories, products],
  );
}
