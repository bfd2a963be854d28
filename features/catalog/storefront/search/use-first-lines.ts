import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { useApi } from '#platform/web/use-api.ts';
import { SUGGESTIONS } from '../../domain/page.ts';
import { popularSearchesQuery } from '../queries/popular-searches-query.ts';
import { firstLines } from './first-lines.ts';
import { recentSearches } from './recent-searches.ts';
import { SUGGESTIONS_ON_PHONES } from './use-suggestions.ts';

/** The lines under the empty field; read again whenever `forgotten` increases. */
export function useFirstLines(forgotten: number) {
  const { id, slug } = useShop();
  const { data: popular } = useQuery(popularSearchesQuery(useApi(), id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `forgotten` says that storage, which is read here, has changed.
  return useMemo(() => {
    const most = matchMedia('(min-width: 64rem)').matches ? SUGGESTIONS : SUGGESTIONS_ON_PHONES;
    return firstLines({ shopSlug: slug, recent: recentSearches(id), popular: popular ?? [], most });
  }, [id, slug, popular, forgotten]);
}
