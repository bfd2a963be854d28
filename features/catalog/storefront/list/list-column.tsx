import { actsForClient } from '#features/accounts/domain/session.ts';
import type { CategoryNode } from '../../domain/category.ts';
import { CategoryNav } from './category-nav.tsx';
import { FILTERS_ID } from './filters/filter-button.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import type { NarrowedList } from './filters/narrowed-list.ts';
import { useFacets } from './filters/use-facets.ts';
import { ListPlaceProvider } from './list-place.tsx';

interface ListColumnProps extends NarrowedList {
  readonly categories: readonly CategoryNode[];
  /** Path, e.g. 'hortifruti/frutas'; absent on a search. */
  readonly category: string | undefined;
}

/** Beside the list on wide screens: category tree and filters. */
export function ListColumn({
  categories,
  category,
  scope,
  address,
  search,
  queryOf,
  linkedHidden,
}: ListColumnProps) {
  const facets = useFacets(scope, queryOf(search));
  return (
    <ListPlaceProvider address={address}>
      <CategoryNav categories={categories} current={category} />
      <section
        id={FILTERS_ID}
        aria-label="Filtros"
        className="scroll-mt-4 max-lg:hidden max-lg:target:block lg:mt-6"
      >
        <h2 className="sr-only">Filtros</h2>
        <FilterPanel
          facets={facets}
          search={search}
          linkedHidden={linkedHidden}
          isClient={actsForClient(scope.session)}
        />
      </section>
    </ListPlaceProvider>
  );
}
