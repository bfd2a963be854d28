import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Facets, NO_FACETS } from '../../domain/facets.ts';
import type { ProductList } from '../../domain/product-list.ts';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { facetsQuery } from '../queries/facets-query.ts';
import { type ListAsk, placeKey, productListQuery } from '../queries/product-list-query.ts';
import { joinPages, pagesBetween } from './list-pages.ts';

export interface ShownList {
  /** The products of all pages that are shown; absent while there is nothing to show. */
  readonly list: ProductList | undefined;
  /** What is shown is the list as it was, while the new one is on its way. */
  readonly changing: boolean;
  /** A further page is on its way. */
  readonly growing: boolean;
  readonly failure: Error | undefined;
  readonly retry: () => void;
}

/** The pages of a list from `first` to the asked one. A change leaves the list of the same place until the new one is there. */
export function useList(scope: CatalogScope, ask: ListAsk, first: number): ShownList {
  const pages = useQueries({
    queries: pagesBetween(first, ask.page ?? 1).map((page) => ({
      ...productListQuery(scope, { ...ask, page }),
      // The loader has asked; a failure waits for the shopper to try again.
      retryOnMount: false,
    })),
  });
  const place = JSON.stringify(placeKey(scope, ask));
  const here = joinPages(pages.map(({ data }) => data));
  const before = useRef<{ readonly place: string; readonly list: ProductList }>(undefined);
  useEffect(() => {
    if (here !== undefined) before.current = { place, list: here };
  });
  const stale = before.current?.place === place ? before.current.list : undefined;
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

/** The filters beside a list, as they were while they are counted anew. Spec 8: a failure is an empty panel. */
export function useFacets(scope: CatalogScope, ask: ListAsk): Facets {
  const query = facetsQuery(scope, ask);
  const { data } = useQuery({
    ...query,
    retry: false,
    placeholderData: (facets, previous) =>
      previous?.queryKey.slice(0, -1).join() === query.queryKey.slice(0, -1).join() ? facets : undefined,
  });
  return data ?? NO_FACETS;
}
