import { useLayoutEffect, useState } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { ForgetColumn, RecentTitle } from './forget-recent.tsx';
import { Popup } from './popup.tsx';
import { forgetSearches } from './recent-searches.ts';
import { SuggestionLines } from './suggestion-lines.tsx';
import type { SuggestionListProps } from './suggestion-list-props.ts';
import { useFirstLines } from './use-first-lines.ts';

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
