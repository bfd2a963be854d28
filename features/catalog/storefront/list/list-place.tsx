/** The address of the list on this page, and links to the same list otherwise narrowed, ordered or paged. */
import { useNavigate } from '@tanstack/react-router';
import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import { usePublicHref } from '#platform/ui/links/use-public-href.ts';
import { formatQuery } from '#platform/web/url.ts';
import type { ListSearch } from './list-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The first page of those shown one after another in this entry's list. */
    listFrom?: number;
  }
}

interface ListPlace {
  /** As routes know it, and as the browser's bar shows it. */
  readonly address: string;
  readonly publicAddress: string;
}

const Place = createContext<ListPlace>({ address: '/', publicAddress: '/' });

interface ListPlaceProviderProps {
  /** The list without its query. */
  readonly address: string;
  readonly children: ReactNode;
}

/** One link's work for all the links of a list. */
export function ListPlaceProvider({ address, children }: ListPlaceProviderProps) {
  const publicAddress = usePublicHref(address);
  const place = useMemo(() => ({ address, publicAddress }), [address, publicAddress]);
  return <Place.Provider value={place}>{children}</Place.Provider>;
}

export const useListPlace = (): ListPlace => useContext(Place);

/** Goes to the same list, and stays where the page is scrolled to. */
export function useListChange(): (search: ListSearch) => void {
  const navigate = useNavigate();
  const { address } = useContext(Place);
  return (search) => void navigate({ to: address, search: { ...search }, resetScroll: false });
}

interface ListLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly search: ListSearch;
  /** What a plain press does; otherwise it goes there. */
  readonly onPress?: () => void;
}

/** Dozens stand beside a list: a plain link, which a press follows without loading the page. */
export function ListLink({ search, onPress, ...rest }: ListLinkProps) {
  const { publicAddress } = useContext(Place);
  const change = useListChange();

  function follow(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (onPress === undefined) change(search);
    else onPress();
  }

  return <a {...rest} rel="nofollow" href={publicAddress + formatQuery(search)} onClick={follow} />;
}
