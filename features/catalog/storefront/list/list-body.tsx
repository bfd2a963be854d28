import type { ReactNode } from 'react';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { cx } from '#platform/ui/cx.ts';
import type { ProductControls } from '../card/product-controls.ts';
import { ProductGrid, ProductGridSkeleton } from '../card/product-grid.tsx';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import type { ListAsk } from '../queries/product-list-query.ts';
import { chosenFilters } from './chosen.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { totalWords } from './count-words.ts';
import { FILTERS_ID, FilterButton } from './filter-button.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { pageOf, withPage } from './list-change.ts';
import { ListEnd } from './list-end.tsx';
import { ListPlaceProvider, useListPlaceOf } from './list-place.tsx';
import type { ListSearch } from './list-search.ts';
import { useListView } from './list-view.ts';
import { PastTheEnd } from './past-the-end.tsx';
import { PopularFilters } from './popular-filters.tsx';
import { rangeFault, rangeFaultWords } from './price-range.ts';
import { sortOptions } from './sort-options.ts';
import { SortSelect } from './sort-select.tsx';
import { type ShownList, useFacets } from './use-list.ts';
import { ViewSwitch } from './view-switch.tsx';

export interface ListBodyProps {
  readonly scope: CatalogScope;
  readonly title: string;
  /** What there is to say about the whole list. */
  readonly lead?: ReactNode;
  readonly shown: ShownList;
  /** The first of the pages that are shown together. */
  readonly first: number;
  readonly search: ListSearch;
  readonly askOf: (search: ListSearch) => ListAsk;
  readonly linkedHidden: boolean;
  readonly controls?: ProductControls | undefined;
  /** The list without its query. */
  readonly address: string;
  readonly hrefOf: (search: ListSearch) => string;
  /** Stands in the column beside the list, above the filters. */
  readonly beside: ReactNode;
  /** Stands in place of the grid where nothing was found. */
  readonly empty: ReactNode;
}

const SKELETONS = 8;

/** Title, count, filters, order, products and pages: what category and search lists share. */
export function ListBody(props: ListBodyProps) {
  const { scope, title, lead, shown, first, search, askOf, linkedHidden, address } = props;
  const { orderings = [] } = useShop();
  const facets = useFacets(scope, askOf(search));
  const place = useListPlaceOf(address);
  const chosen = chosenFilters(search, facets).length;
  const fault = rangeFault(search);
  const { list } = shown;
  const sorts = sortOptions(orderings, list?.products.some(({ offer }) => offer === undefined) ?? false);
  return (
    <ListPlaceProvider value={place}>
      <div className="flex flex-col gap-x-8 gap-y-4 lg:flex-row">
        <div className="shrink-0 max-lg:contents lg:w-60">
          {props.beside}
          <section
            id={FILTERS_ID}
            aria-label="Filtros"
            className="scroll-mt-4 max-lg:hidden max-lg:target:block lg:mt-6"
          >
            <FilterPanel facets={facets} search={search} linkedHidden={linkedHidden} />
          </section>
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
            <div className="min-w-0">
              <h1 className="text-2xl [overflow-wrap:anywhere]">{title}</h1>
              <p className="min-h-6 text-ink-2" role="status">
                {list !== undefined && totalWords(list, first)}
              </p>
            </div>
            {(chosen > 0 || list?.total !== 0) && (
              <div className="flex min-w-0 items-center gap-2 max-lg:w-full">
                <FilterButton {...{ chosen, address, search, linkedHidden, askOf }} />
                <div className="ml-auto flex min-w-0 items-center gap-2">
                  {list !== undefined && list.total > 1 && <SortSelect search={search} options={sorts} />}
                  <ViewSwitch />
                </div>
              </div>
            )}
          </div>
          {lead}
          <PopularFilters search={search} facets={facets} />
          <ChosenFilters search={search} facets={facets} />
          {fault !== undefined && (
            <Alert tone="warn" title="O filtro de preço ficou de fora">
              {rangeFaultWords[fault]}
            </Alert>
          )}
          {shown.failure !== undefined && <ListFailure failure={shown.failure} retry={shown.retry} />}
          <ListContent {...props} />
        </div>
      </div>
    </ListPlaceProvider>
  );
}

function ListContent({ shown, first, scope, title, search, controls, hrefOf, empty }: ListBodyProps) {
  const asRows = useListView() === 'rows';
  const { list, changing, growing, failure } = shown;
  if (list === undefined) {
    return failure === undefined ? (
      <div aria-busy="true">
        <ProductGridSkeleton count={SKELETONS} />
      </div>
    ) : null;
  }
  if (list.products.length === 0 && !changing)
    return list.total > 0 ? <PastTheEnd href={hrefOf(withPage(search, 1))} /> : empty;
  return (
    <div
      aria-busy={changing || undefined}
      className={cx('flex flex-col gap-6 transition-opacity duration-200', changing && 'opacity-45')}
    >
      <ProductGrid
        products={list.products}
        session={scope.session}
        controls={controls}
        label={title}
        asRows={asRows}
      />
      <ListEnd
        list={list}
        first={first}
        page={changing ? pageOf(search) : list.page}
        growing={growing}
        search={search}
        hrefOf={hrefOf}
      />
    </div>
  );
}

/** A string answer's own words, else a sentence of ours. Spec 8. */
function ListFailure({ failure, retry }: { readonly failure: Error; readonly retry: () => void }) {
  return (
    <Alert
      tone="warn"
      title="Não foi possível carregar os produtos"
      announced
      actions={
        <Button size="sm" onClick={retry}>
          Tentar novamente
        </Button>
      }
    >
      {failure.name === 'ApiRefusal' ? failure.message : 'Verifique sua conexão e tente novamente.'}
    </Alert>
  );
}
