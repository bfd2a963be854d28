import { useMemo } from 'react';
import { useLead, usePathname, useSearchTexts } from '../address.ts';
import {
  changedWish,
  isFiltered,
  otherParameters,
  type TableChange,
  type TableShape,
  type TableWish,
  tableWishOf,
  wishQuery,
  wishSearch,
} from './table-wish.ts';

export interface TableAddress extends TableWish {
  /** For the call and for its query key: 'pagina', 'busca', 'ordenar', 'sentido' and the list's filters. */
  readonly query: Readonly<Record<string, string | number>>;
  readonly filtered: boolean;
  readonly hrefOf: (change: TableChange) => string;
  readonly go: (change: TableChange) => void;
  /** Without words and filters; the order stays. */
  readonly clear: () => void;
  /** The query string of what is shown, without the page: a saved view. */
  readonly view: string;
  /** Shows a saved view. */
  readonly goToView: (view: string) => void;
}

/**
 * The state of a list in its address, so that Back, a bookmark and a shared link lead to the same list. `shape` may be written
 * where it is passed: it is compared by its contents.
 */
export function useTableAddress(shape: TableShape = {}): TableAddress {
  const search = useSearchTexts();
  const pathname = usePathname();
  const lead = useLead();
  const text = JSON.stringify([search, shape]);
  return useMemo(() => {
    const [texts, fixed] = JSON.parse(text) as [typeof search, TableShape];
    const wish = tableWishOf(texts, fixed);
    const others = otherParameters(texts, fixed);
    const searchOf = (next: TableWish): string => `${pathname}${wishSearch(next, fixed, others)}`;
    const hrefOf = (change: TableChange): string => searchOf(changedWish(wish, change));
    return {
      ...wish,
      query: wishQuery(wish),
      filtered: isFiltered(wish),
      hrefOf,
      go: (change) => void lead(hrefOf(change)),
      clear: () => void lead(searchOf({ ...wish, page: 1, text: '', filters: {} })),
      view: wishSearch({ ...wish, page: 1 }, fixed),
      goToView: (view) => void lead(`${pathname}${view}`),
    };
  }, [text, pathname, lead]);
}
