import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#platform/ui/cx.ts';
import type { CategoryNode } from '../../domain/category.ts';
import type { ProductList } from '../../domain/product-query.ts';
import type { ProductControls } from '../card/product-controls.ts';
import { ProductGrid, ProductGridSkeleton } from '../card/product-grid.tsx';
import { Lazy } from '../lazy.tsx';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { type ListQuery, placeKey, productListQuery } from '../queries/product-list-query.ts';
import { chosenCount } from './filters/chosen-count.ts';
import type { NarrowedList } from './filters/narrowed-list.ts';
import { pageNumberOf, withPage } from './list-change.ts';
import {
  lazyListFilters,
  lazyProductLines,
  listColumn,
  listEnd,
  listFailure,
  listToolbar,
  pastTheEnd,
  productTable,
} from './list-parts.ts';
import type { ListSearch } from './list-search.ts';
import { joinPages } from './pages/list-pages.ts';
import { pagesBeforeQuery } from './pages/pages-before-query.ts';
import { totalWords } from './toolbar/count-words.ts';
import { useListView } from './toolbar/list-view.ts';

export interface ListBodyProps extends NarrowedList {
  readonly title: string;
  /** Notice about the whole list. */
  readonly lead?: ReactNode;
  readonly shown: ShownList;
  /** The first of the pages that are shown together. */
  readonly first: number;
  readonly controls?: ProductControls | undefined;
  readonly hrefOf: (search: ListSearch) => string;
  readonly categories: readonly CategoryNode[];
  /** Path, e.g. 'hortifruti/frutas'; absent if all categories are searched. */
  readonly category: string | undefined;
  /** Shown instead of the grid if nothing was found. */
  readonly empty: ReactNode;
}

const SKELETONS = 8;

/** Title, count, filters, order, products and pages: shared by category and search lists. */
export function ListBody(props: ListBodyProps) {
  const { scope, title, lead, shown, first, search, queryOf, linkedHidden, address } = props;
  const { categories, category } = props;
  const chosen = chosenCount(search);
  const { list, failure, retry } = shown;
  return (
    <div className="flex flex-col gap-x-8 gap-y-4 lg:flex-row">
      <div className="shrink-0 max-lg:contents lg:w-60">
        <Lazy
          part={listColumn}
          props={{ categories, category, scope, address, search, queryOf, linkedHidden }}
        />
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
            <div className="flex min-w-0 items-center gap-2 max-lg:w-full max-[22.5rem]:flex-wrap">
              <Lazy part={listToolbar} props={{ chosen, list, address, search, queryOf, linkedHidden }} />
            </div>
          )}
        </div>
        {lead}
        <Lazy part={lazyListFilters} props={{ scope, address, search, queryOf }} />
        {failure !== undefined && <Lazy part={listFailure} props={{ failure, retry }} />}
        <ListContent {...props} />
      </div>
    </div>
  );
}

function ListContent({
  shown,
  first,
  scope,
  title,
  search,
  controls,
  address,
  hrefOf,
  empty,
}: ListBodyProps) {
  const view = useListView();
  const { list, changing, growing, failure } = shown;
  if (list === undefined) {
    return failure === undefined ? (
      <div aria-busy="true">
        <ProductGridSkeleton count={SKELETONS} />
      </div>
    ) : null;
  }
  if (list.products.length === 0 && !changing) {
    if (list.total === 0) return empty;
    return <Lazy part={pastTheEnd} props={{ href: hrefOf(withPage(search, 1)) }} />;
  }
  const shared = { products: list.products, session: scope.session, controls, label: title };
  const grid = <ProductGrid {...shared} />;
  return (
    <div
      aria-busy={changing || undefined}
      className={cx('flex flex-col gap-6 transition-opacity duration-200', changing && 'opacity-45')}
    >
      {view === 'grid' ? (
        grid
      ) : (
        <Lazy part={view === 'rows' ? lazyProductLines : productTable} props={shared} meanwhile={grid} />
      )}
      <Lazy
        part={listEnd}
        props={{
          list,
          first,
          page: changing ? pageNumberOf(search) : list.page,
          growing,
          search,
          address,
          hrefOf,
        }}
      />
    </div>
  );
}

export interface ShownList {
  /** The products of all pages shown; undefined while there is nothing to show. */
  readonly list: ProductList | undefined;
  /** The previous list is shown while the new one loads. */
  readonly changing: boolean;
  /** Another page is loading. */
  readonly growing: boolean;
  readonly failure: Error | undefined;
  readonly retry: () => void;
}

/** Disables a failed query, so that only the shopper's retry repeats it. */
const notFailed = ({ state }: { readonly state: { readonly status: string } }): boolean =>
  state.status !== 'error';

/** Excludes buying terms: with other terms it is the same list with other prices. */
const placeOf = ({ api, supplierId, session }: CatalogScope, listQuery: ListQuery): string =>
  JSON.stringify(placeKey({ api, supplierId, session }, listQuery));

/** The pages of a list from `first` to the current one. The previous list of the same place stays until the new one loads. */
export function useList(scope: CatalogScope, listQuery: ListQuery, first: number): ShownList {
  const before = useQuery({
    ...pagesBeforeQuery(useQueryClient(), scope, listQuery, first),
    enabled: notFailed,
  });
  const result = useQuery({ ...productListQuery(scope, listQuery), enabled: notFailed });
  const pages = [before, result];
  const place = placeOf(scope, listQuery);
  const here = joinPages([...(before.data ?? [undefined]), result.data]);
  const former = useRef<{ readonly place: string; readonly list: ProductList }>(undefined);
  useEffect(() => {
    if (here !== undefined) former.current = { place, list: here };
  });
  const stale = former.current?.place === place ? former.current.list : undefined;
  const failed = pages.filter(({ isError, isFetching }) => isError && !isFetching);
  return {
    list: here ?? stale,
    changing: here === undefined && failed.length === 0,
    growing: here !== undefined && pages.some(({ isPending, isFetching }) => isPending && isFetching),
    failure: failed[0]?.error ?? undefined,
    retry: () => {
      for (const page of failed) void page.refetch();
    },
  };
}
