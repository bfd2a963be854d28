import { X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { Popup } from './popup.tsx';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import { recentSuggestions } from './suggestion.ts';
import { SuggestionLines } from './suggestion-lines.tsx';
import type { SuggestionListProps } from './suggestion-list-props.ts';

/** What was searched before, each to search again or to forget. */
export function RecentList({ id, active, onChoose, onFound }: SuggestionListProps) {
  const shop = useShop();
  const [texts, setTexts] = useState(() => recentSearches(shop.id));
  const lines = useMemo(() => recentSuggestions(shop.slug, texts), [shop.slug, texts]);
  useEffect(() => onFound(lines), [lines, onFound]);
  if (texts.length === 0) return null;

  function forget(text?: string): void {
    forgetSearches(shop.id, text);
    setTexts(recentSearches(shop.id));
  }

  return (
    <Popup>
      <p role="status" className="sr-only">
        {texts.length === 1 ? '1 busca recente' : `${texts.length} buscas recentes`}
      </p>
      <div className="flex items-center justify-between gap-3 pl-3">
        <p className="font-semibold text-sm">Buscas recentes</p>
        <button
          type="button"
          onClick={() => forget()}
          className="min-h-11 rounded-md px-3 font-semibold text-brand-text text-sm hover:underline"
        >
          Limpar<span className="sr-only"> buscas recentes</span>
        </button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto]">
        <SuggestionLines id={id} label="Buscas recentes" lines={lines} active={active} onChoose={onChoose} />
        <ul aria-label="Esquecer buscas recentes">
          {texts.map((text) => (
            <li key={text} className="flex h-14 items-center">
              <IconButton
                label={`Esquecer ${text}`}
                icon={<X aria-hidden="true" className="size-4.5" />}
                onClick={() => forget(text)}
              />
            </li>
          ))}
        </ul>
      </div>
    </Popup>
  );
}
