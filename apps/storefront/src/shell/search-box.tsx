import { useNavigate, useRouterState } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { shopHref, useShop } from '#features/suppliers/storefront/public.tsx';
import { usePublicHref } from '#platform/ui/use-public-href.ts';

/** Also where the bottom bar's "Buscar" leads. */
export const SEARCH_FIELD_ID = 'campo-busca';

/** A plain form that leads to the results; with JavaScript the page stays. */
export function SearchBox() {
  const { slug, name } = useShop();
  const to = shopHref(slug, '/busca');
  const action = usePublicHref(to);
  const navigate = useNavigate();
  const asked = useRouterState({ select: (state) => (state.location.search as { q?: string }).q ?? '' });

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (q !== '') void navigate({ to, search: { q } });
  }

  return (
    <search>
      <form action={action} method="get" onSubmit={search} className="relative">
        <label htmlFor={SEARCH_FIELD_ID} className="sr-only">
          Buscar em {name}
        </label>
        <input
          key={asked}
          id={SEARCH_FIELD_ID}
          type="search"
          name="q"
          defaultValue={asked}
          required
          maxLength={120}
          placeholder="O que você procura?"
          autoComplete="off"
          enterKeyHint="search"
          className="field h-12 rounded-full border-line-2 bg-canvas pr-14 pl-5 focus:bg-surface"
        />
        <button
          type="submit"
          aria-label="Buscar"
          className="absolute inset-y-0.5 right-0.5 flex w-12 items-center justify-center rounded-full bg-brand text-brand-ink transition hover:bg-brand-strong"
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
      </form>
    </search>
  );
}
