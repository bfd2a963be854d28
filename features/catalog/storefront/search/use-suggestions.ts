import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { visitorSession } from '#features/accounts/domain/session.ts';
import { sessionQuery } from '#features/accounts/storefront/login/session-query.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { useApi } from '#platform/web/use-api.ts';
import { SUGGESTIONS } from '../../domain/product-query.ts';
import { isTypedOn } from '../../domain/search/is-typed-on.ts';
import { searchText } from '../../domain/search/search-text.ts';
import { useBuyingTerms } from '../buying-terms-context.ts';
import { categoriesQuery } from '../queries/categories-query.ts';
import { productListQuery, textOfList } from '../queries/product-list-query.ts';
import { suggestionsQuery } from '../queries/suggestions-query.ts';
import { type SearchSuggestion, suggestionsOf } from './suggestion.ts';

/** Spec 9: search debounce 250 ms, suggestion debounce 1000 ms. */
const SEARCH_DELAY = 250;
const SUGGESTION_DELAY = 1000;

/** Phones have less room above the keyboard. */
export const SUGGESTIONS_ON_PHONES = 6;

interface Suggestions {
  readonly lines: readonly SearchSuggestion[];
  /** The text that the lines are for; empty until something is loaded. */
  readonly text: string;
  /** No product matches the text, and no correction is offered: the lines are only similar. */
  readonly similar: boolean;
}

/**
 * Suggestions for a typed text. While typing, the results of the list call; once the text rests, those of the suggestions
 * call, which replace them without a gap. The queries drop responses for older texts.
 */
export function useSuggestions(typed: string): Suggestions {
  const api = useApi();
  const { id, slug } = useShop();
  const text = searchText(typed);
  const typing = useDebounced(text, SEARCH_DELAY);
  const resting = useDebounced(text, SUGGESTION_DELAY);
  const enabled = typing !== '';
  // Does not wait for the session, because the header must not; prices follow when it is known.
  const session = useQuery({ ...sessionQuery(api), enabled }).data ?? visitorSession;
  const scope = { ...useBuyingTerms(), api, supplierId: id, session };
  const { data: tree } = useQuery({ ...categoriesQuery(api, id), enabled });
  const { data: listed } = useQuery({
    ...productListQuery(scope, { text: typing, pageSize: SUGGESTIONS }),
    enabled,
    // While one text is typed on, its results stay until the next ones arrive; another text clears them. Spec 4.
    placeholderData: (before, query) => (isTypedOn(textOfList(query?.queryKey), typing) ? before : undefined),
  });
  const { data: suggested } = useQuery(suggestionsQuery(scope, resting));
  const guess = (resting === typing ? suggested : undefined) ?? listed;
  return useMemo(() => {
    if (typing === '' || guess === undefined) return { lines: [], text: '', similar: false };
    const most = matchMedia('(min-width: 64rem)').matches ? SUGGESTIONS : SUGGESTIONS_ON_PHONES;
    const lines = suggestionsOf({ shopSlug: slug, text: typing, tree: tree ?? [], guess, most });
    return { lines, text: typing, similar: guess.approximate && guess.corrected === undefined };
  }, [slug, typing, tree, guess]);
}

/** The value after it has not changed for so many milliseconds; an empty value applies immediately. */
function useDebounced(value: string, milliseconds: number): string {
  const [still, setStill] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), value === '' ? 0 : milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return value === '' ? '' : still;
}
