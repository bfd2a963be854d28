/** The address of the page's list, and links to the same list narrowed, sorted or paged differently. */
import { useNavigate } from '@tanstack/react-router';
import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import { usePublicHref } from '#platform/ui/links/link-scope.ts';
import { formatQuery } from '#platform/web/url.ts';
import type { ListSearch } from './list-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** First of the pages that this history entry shows together. */
    listFrom?: number;
  }
}

interface ListPlace {
  /** `address` as routes know it; `publicAddress` as the browser shows it. */
  readonly address: string;
  readonly publicAddress: string;
}

const Place = createContext<ListPlace>({ address: '/', publicAddress: '/' });

interface ListPlaceProviderProps {
  /** The list's address without its query. */
  readonly address: string;
  readonly children: ReactNode;
}

/** Computes the public address once for all links of a list. */
export function ListPlaceProvider({ address, children }: ListPlaceProviderProps) {
  const publicAddress = usePublicHref(address);
  const place = useMemo(() => ({ address, publicAddress }), [address, publicAddress]);
  return <Place.Provider value={place}>{children}</Place.Provider>;
}

export const useListPlace = (): ListPlace => useContext(Place);

/** Navigates to the same list with other parameters, without scrolling. */
export function useListChange(): (search: ListSearch) => void {
  const navigate = useNavigate();
  const { address } = useContext(Place);
  return (search) => void navigate({ to: address, search: { ...search }, resetScroll: false });
}

interface ListLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly search: ListSearch;
  /** Replaces the navigation on a plain click. */
  readonly onPress?: () => void;
}

/** A light link: dozens stand beside a list. A plain click navigates without loading the page. */
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
