import type { ReactNode } from 'react';
import { cx } from '#platform/ui/cx.ts';
import type { CategoryNode } from '../../domain/category.ts';
import type { ProductControls } from '../card/product-controls.ts';
import { ProductGrid, ProductGridSkeleton } from '../card/product-grid.tsx';
import { Lazy } from '../lazy.tsx';
import { chosenCount } from './filters/chosen-count.ts';
import type { NarrowedList } from './filters/narrowed-list.ts';
import { pageOf, withPage } from './list-change.ts';
import {
  lazyListFilters,
  lazyProductLines,
  listColumn,
  listEnd,
  listFailure,
  listToolbar,
  pastTheEnd,
} from './list-parts.ts';
import type { ListSearch } from './list-search.ts';
import { totalWords } from './toolbar/count-words.ts';
import { useListView } from './toolbar/list-view.ts';
import type { ShownList } from './use-list.ts';

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
            <div className="flex min-w-0 items-center gap-2 max-lg:w-full">
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
  const asRows = useListView() === 'rows';
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
      {asRows ? <Lazy part={lazyProductLines} props={shared} meanwhile={grid} /> : grid}
      <Lazy
        part={listEnd}
        props={{ list, first, page: changing ? pageOf(search) : list.page, growing, search, address, hrefOf }}
      />
    </div>
  );
}
