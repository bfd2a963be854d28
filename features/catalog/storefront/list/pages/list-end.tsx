import { Pagination } from '#platform/ui/pagination.tsx';
import type { ProductList } from '../../../domain/product-query.ts';
import { withPage } from '../list-change.ts';
import { ListPlaceProvider } from '../list-place.tsx';
import type { ListSearch } from '../list-search.ts';
import { shownWords } from '../toolbar/count-words.ts';
import { canGrow } from './list-pages.ts';
import { LoadMore } from './load-more.tsx';

interface ListEndProps {
  readonly list: ProductList;
  readonly first: number;
  readonly page: number;
  readonly growing: boolean;
  readonly search: ListSearch;
  /** The list's address without its query. */
  readonly address: string;
  readonly hrefOf: (search: ListSearch) => string;
}

/** Below the list: the range shown, a button for more, and page links. */
export function ListEnd({ list, first, page, growing, search, address, hrefOf }: ListEndProps) {
  if (list.pages <= 1) return null;
  return (
    <div className="flex flex-col items-center gap-5 pt-2">
      <p className="text-ink-2 text-sm">{shownWords(list, first)}</p>
      {canGrow(first, list) && (
        <ListPlaceProvider address={address}>
          <LoadMore
            search={search}
            page={list.page}
            first={first}
            shown={list.products.length}
            growing={growing}
          />
        </ListPlaceProvider>
      )}
      <Pagination page={page} pages={list.pages} hrefOf={(each) => hrefOf(withPage(search, each))} />
    </div>
  );
}
