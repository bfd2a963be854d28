import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { slugify } from '#kernel/slugify.ts';
import { useApi } from '#platform/web/use-api.ts';
import { popularSearchesQuery } from '../../queries/popular-searches-query.ts';
import { recentSearches } from '../../search/recent-searches.ts';
import { SearchChips } from '../search-chips.tsx';

/** This browser's recent searches and the shop's popular ones, except the text just searched. */
export function SearchesInstead({ searched }: { readonly searched: string | undefined }) {
  const { id } = useShop();
  const { data: popular = [] } = useQuery(popularSearchesQuery(useApi(), id));
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => setRecent(recentSearches(id)), [id]);
  const isOther = (text: string) => text !== searched;
  const own = new Set(recent.map(slugify));
  return (
    <>
      <SearchChips title="Suas buscas recentes" texts={recent.filter(isOther)} />
      <SearchChips
        title="Mais buscados nesta loja"
        texts={popular.filter((text) => isOther(text) && !own.has(slugify(text)))}
      />
    </>
  );
}
