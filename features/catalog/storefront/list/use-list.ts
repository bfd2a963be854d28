import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ProductList } from '../../domain/product-list.ts';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import type { ListQuery } from '../queries/product-list-query.ts';
import { placeKey, productListQuery } from '../queries/product-list-query.ts';
import { joinPages } from './pages/list-pages.ts';
import { pagesBeforeQuery } from './pages/pages-before-query.ts';

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
const placeOf = ({ api, supplierId, session }: CatalogScope, ask: ListQuery): string =>
  JSON.stringify(placeKey({ api, supplierId, session }, ask));

/** The pages of a list from `first` to the current one. The previous list of the same place stays until the new one loads. */
export function useList(scope: CatalogScope, ask: ListQuery, first: number): ShownList {
  const before = useQuery({ ...pagesBeforeQuery(useQueryClient(), scope, ask, first), enabled: notFailed });
  const asked = useQuery({ ...productListQuery(scope, ask), enabled: notFailed });
  const pages = [before, asked];
  const place = placeOf(scope, ask);
  const here = joinPages([...(before.data ?? [undefined]), asked.data]);
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
