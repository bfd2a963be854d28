import { useNavigate, useRouterState } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useCallback, useId, useState } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { usePublicHref } from '#platform/ui/links/link-scope.ts';
import { MAX_SEARCH_LENGTH, searchText } from '../../domain/search/search-text.ts';
import { searchAddress } from '../addresses.ts';
import type { ListSearch } from '../list/list-search.ts';
import type { SearchSuggestion } from './suggestion.ts';

const loadList = () => import('./suggestion-list.tsx');
const SuggestionList = lazy(async () => ({ default: (await loadList()).SuggestionList }));

interface SuggestBoxProps {
  /** Id of the input, for links to it. */
  readonly fieldId: string;
}

/** A search form with suggestions: a combobox with scripts, a plain form without. */
export function SuggestBox({ fieldId }: SuggestBoxProps) {
  const searched = useRouterState({ select: (state) => (state.location.search as { q?: string }).q ?? '' });
  return <Box key={searched} searched={searched} fieldId={fieldId} />;
}

function Box({ searched, fieldId }: SuggestBoxProps & { readonly searched: string }) {
  const { slug, name } = useShop();
  const listId = useId();
  const address = searchAddress(slug);
  const action = usePublicHref(address);
  const navigate = useNavigate();
  const [text, setText] = useState(searched);
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState<readonly SearchSuggestion[]>([]);
  const [active, setActive] = useState(-1);
  const chosen = open ? found[active] : undefined;

  const close = useCallback(() => {
    setOpen(false);
    setFound([]);
    setActive(-1);
  }, []);

  const leave = useCallback(() => {
    close();
    setText(searched);
  }, [close, searched]);

  function search(event: FormEvent): void {
    event.preventDefault();
    const q = searchText(text);
    if (q === '') return;
    close();
    const wanted: ListSearch = { q };
    void navigate({ to: address, search: { ...wanted } });
  }

  function press(event: KeyboardEvent): void {
    const place = open ? placeAfter(event.key, active, found.length) : undefined;
    if (place !== undefined) {
      event.preventDefault();
      setActive(place);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' && !open) {
      setOpen(true);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      document.getElementById(`${listId}-${active}`)?.click();
    }
  }

  return (
    <search>
      <form
        action={action}
        method="get"
        onSubmit={search}
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
        className="relative"
      >
        <label htmlFor={fieldId} className="sr-only">
          Buscar em {name}
        </label>
        <input
          id={fieldId}
          type="search"
          name="q"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => {
            void loadList();
            setOpen(text === '');
          }}
          onKeyDown={press}
          required
          maxLength={MAX_SEARCH_LENGTH}
          placeholder="O que você procura?"
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={open && found.length > 0}
          aria-controls={open && found.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={chosen === undefined ? undefined : `${listId}-${active}`}
          className="field h-12 rounded-pill border-line-2 bg-canvas pr-14 pl-5 focus:bg-surface"
        />
        <button
          type="submit"
          aria-label="Buscar"
          className="absolute inset-y-0.5 right-0.5 flex w-12 items-center justify-center rounded-pill bg-brand text-brand-ink transition hover:bg-brand-strong"
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
        {open && (
          <Suspense>
            <SuggestionList id={listId} text={text} active={active} onChoose={leave} onFound={setFound} />
          </Suspense>
        )}
      </form>
    </search>
  );
}

/**
 * The index that a key leads to. The arrows cycle through the suggestions and -1, which is the text itself. Home and End
 * act on the text until a suggestion is active.
 */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step !== 0) return ((place + 1 + step + count + 1) % (count + 1)) - 1;
  if (place < 0) return undefined;
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined;
}
