import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { useApi } from '#platform/web/use-api.ts';
import { SUGGESTIONS } from '../../domain/product-query.ts';
import { popularSearchesQuery } from '../queries/popular-searches-query.ts';
import { firstLines } from './first-lines.ts';
import { ForgetColumn, RecentTitle } from './forget-recent.tsx';
import { Popup } from './popup.tsx';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import { SuggestionLines } from './suggestion-lines.tsx';
import type { SuggestionListProps } from './suggestion-list-props.ts';
import { SUGGESTIONS_ON_PHONES } from './use-suggestions.ts';

/** Shown under the empty field: recent searches, which can be repeated or removed, and popular ones. */
export function FirstList({ id, active, onChoose, onFound }: Omit<SuggestionListProps, 'text'>) {
  const shop = useShop();
  const [forgotten, setForgotten] = useState(0);
  const { recent, popular, all } = useFirstLines(forgotten);
  // A layout effect, because a key press may follow immediately.
  useLayoutEffect(() => onFound(all), [all, onFound]);
  if (all.length === 0) return null;

  function forget(text?: string): void {
    forgetSearches(shop.id, text);
    setForgotten(forgotten + 1);
  }

  const groups = [
    { title: 'Buscas recentes', titled: false, lines: recent },
    { title: 'Mais buscados', titled: true, lines: popular },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <Popup>
      <p role="status" className="sr-only">
        {all.length === 1 ? '1 sugestão de busca' : `${all.length} sugestões de busca`}
      </p>
      {recent.length > 0 && <RecentTitle onForget={forget} />}
      <div className="grid grid-cols-[minmax(0,1fr)_auto]">
        <SuggestionLines
          {...{ id, active, onChoose, groups }}
          label="Buscas recentes e mais buscados"
          lines={all}
        />
        {recent.length > 0 && <ForgetColumn lines={recent} onForget={forget} />}
      </div>
    </Popup>
  );
}

/** The lines under the empty field; read again whenever `forgotten` increases. */
function useFirstLines(forgotten: number) {
  const { id, slug } = useShop();
  const { data: popular } = useQuery(popularSearchesQuery(useApi(), id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `forgotten` says that storage, which is read here, has changed.
  return useMemo(() => {
    const most = matchMedia('(min-width: 64rem)').matches ? SUGGESTIONS : SUGGESTIONS_ON_PHONES;
    return firstLines({ shopSlug: slug, recent: recentSearches(id), popular: popular ?? [], most });
  }, [id, slug, popular, forgotten]);
}
