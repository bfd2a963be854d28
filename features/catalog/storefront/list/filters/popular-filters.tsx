import { History } from 'lucide-react';
import type { Facets } from '../../../domain/filters/facets.ts';
import { tagWords } from '../../words/tag-words.ts';
import { chosenTags, toggled, withPart } from '../list-change.ts';
import { ListLink } from '../list-place.tsx';
import type { ListSearch } from '../list-search.ts';
import { productCountWords } from '../toolbar/count-words.ts';

interface PopularFiltersProps {
  readonly search: ListSearch;
  readonly facets: Facets;
  /** A client may ask for what it bought before. */
  readonly isClient: boolean;
}

const MAX = 6;

const chip =
  'inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-line-2 bg-surface px-4 font-medium text-sm whitespace-nowrap transition hover:border-ink md:min-h-9';

/** What the client bought before, and the most frequent tags of the listed products, above the list; the panel has all filters. */
export function PopularFilters({ search, facets, isClient }: PopularFiltersProps) {
  const chosen = chosenTags(search);
  const offered = facets.tags
    .filter(({ key, count }) => !chosen.includes(key) && count > 0 && count < facets.total)
    .slice(0, MAX);
  const bought = isClient && search.comprados === undefined;
  if (offered.length === 0 && !bought) return null;
  return (
    <nav aria-label="Filtros mais usados" className="min-w-0">
      <ul className="scroll-quiet relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
        {bought && (
          <li className="shrink-0">
            <ListLink search={withPart(search, { comprados: 'sim' })} className={chip}>
              <History aria-hidden="true" className="size-4" />
              <span className="sr-only">Filtrar por: </span>
              Comprados antes
            </ListLink>
          </li>
        )}
        {offered.map(({ key, count }) => (
          <li key={key} className="shrink-0">
            <ListLink search={toggled(search, 'tags', key)} className={chip}>
              <span className="sr-only">Filtrar por: </span>
              {tagWords(key).label}
              <span aria-hidden="true" className="text-ink-2 tabular-nums">
                {count}
              </span>
              <span className="sr-only">, {productCountWords(count)}</span>
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
