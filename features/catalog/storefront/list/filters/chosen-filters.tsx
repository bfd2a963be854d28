import { X } from 'lucide-react';
import type { Facets } from '../../../domain/filters/facets.ts';
import { withoutFilters } from '../list-change.ts';
import { ListLink } from '../list-place.tsx';
import type { ListSearch } from '../list-search.ts';
import { chosenFilters } from './chosen.ts';

interface ChosenFiltersProps {
  readonly search: ListSearch;
  readonly facets: Facets;
}

/** The chosen filters, to be removed one by one or all at once. */
export function ChosenFilters({ search, facets }: ChosenFiltersProps) {
  const chosen = chosenFilters(search, facets);
  if (chosen.length === 0) return null;
  return (
    <section aria-label="Filtros aplicados">
      <ul className="flex flex-wrap items-center gap-2">
        {chosen.map(({ id, label, without }) => (
          <li key={id} className="min-w-0">
            <ListLink
              search={without}
              className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-pill border border-brand-text bg-brand-soft px-4 font-medium text-brand-text text-sm transition hover:border-ink md:min-h-9"
            >
              <span className="sr-only">Remover filtro: </span>
              <span className="truncate">{label}</span>
              <X aria-hidden="true" className="-mr-1 size-4 shrink-0" />
            </ListLink>
          </li>
        ))}
        <li>
          <ListLink
            search={withoutFilters(search)}
            className="inline-flex min-h-11 items-center rounded-sm px-2 font-semibold text-sm underline underline-offset-4 hover:text-brand-text md:min-h-9"
          >
            Limpar filtros
          </ListLink>
        </li>
      </ul>
    </section>
  );
}
