import type { QueryClient } from '@tanstack/react-query';
import { isNotFound, redirect } from '@tanstack/react-router';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import type { ProductList } from '../../domain/product-query.ts';
import { PAGE_SIZE } from '../../domain/product-query.ts';
import type { Site } from '../head/full-address.ts';
import { bestSellersList } from '../home/home-lists.ts';
import { type CatalogScope, loadScope } from '../queries/catalog-scope.ts';
import { facetsQuery } from '../queries/facets-query.ts';
import { loadQuery } from '../queries/load-query.ts';
import { orNotFound } from '../queries/or-not-found.ts';
import { type ListQuery, placeKey, productListQuery } from '../queries/product-list-query.ts';
import { categorySearch, pageNumberOf, textSearch } from './list-change.ts';
import { categoryHead, searchHead } from './list-head.ts';
import { loadListParts } from './list-parts.ts';
import { categoryListQuery, searchListQuery } from './list-query.ts';
import type { ListSearch } from './list-search.ts';
import { firstTogether, joinPages, pagesBetween } from './pages/list-pages.ts';

type ListPageContext = Parameters<typeof loadScope>[0] & Site & { readonly shop: Shop };

interface Arrival {
  /** First page of the list that this history entry shows. */
  readonly listFrom: number | undefined;
  readonly navigation: AbortSignal;
}

/** Loads a category's products and returns the page's head. */
export async function loadCategoryPage(
  context: ListPageContext,
  path: string,
  said: ListSearch,
  { listFrom, navigation }: Arrival,
) {
  const { queryClient, shop } = context;
  const search = categorySearch(said);
  const first = firstTogether(listFrom, pageNumberOf(search));
  const scope = await loadScope(context);
  const list = await loadList(
    { queryClient, scope, asTable: opensAsTable(shop), first, navigation },
    categoryListQuery(path, search),
  );
  return { first, head: categoryHead(context, shop, path, search, list ?? { breadcrumb: [], total: 0 }) };
}

/** Loads the search results and returns the page's head, or leads to the page that the shop has for this search. */
export async function loadSearchPage(
  context: ListPageContext,
  said: ListSearch,
  { listFrom, navigation }: Arrival,
) {
  const { queryClient, shop } = context;
  const search = textSearch(said);
  const first = firstTogether(listFrom, pageNumberOf(search));
  const scope = await loadScope(context);
  const found = await loadSearch(
    { queryClient, scope, asTable: opensAsTable(shop), first, navigation },
    searchListQuery(search),
  );
  // Not where the person has narrowed or sorted the list: who does that wants to see it.
  if (found?.redirect !== undefined && Object.keys(search).length === 1)
    throw redirect({ href: shopHref(shop.slug, found.redirect), replace: true });
  return { first, head: searchHead(context, shop, search, found) };
}

interface Loading {
  readonly queryClient: QueryClient;
  readonly scope: CatalogScope;
  /** Whether the shop's lists open as tables. */
  readonly asTable: boolean;
  /** The first of the pages shown together. */
  readonly first: number;
  readonly navigation: AbortSignal;
}

const opensAsTable = ({ theme }: Shop): boolean => theme.style?.list === 'table';

const inBrowser = typeof document === 'object';

/**
 * Loads what the screen needs for its first render. If the screen already shows a list of the same category and text,
 * that list stays meanwhile and nothing is awaited. In the browser, errors are shown by the screen itself.
 */
async function loadList(loading: Loading, listQuery: ListQuery): Promise<ProductList | undefined> {
  const { queryClient, scope, asTable, first, navigation } = loading;
  const asks = pagesBetween(first, listQuery.page ?? 1).map((page) => ({ ...listQuery, page }));
  const shown = shownOf(loading, listQuery);
  if (shown !== undefined) {
    const before = asks
      .slice(0, -1)
      .map((each) => queryClient.ensureQueryData(productListQuery(scope, each)));
    void queryClient.prefetchQuery(productListQuery(scope, listQuery));
    // Earlier pages are usually cached; they are needed to restore the scroll position.
    await Promise.allSettled(before);
    return shown;
  }
  const around = Promise.all([
    loadListParts(asTable),
    queryClient.prefetchQuery({ ...facetsQuery(scope, listQuery), retry: false }),
  ]);
  try {
    const pages = asks.map((each) => loadQuery(queryClient, productListQuery(scope, each), navigation));
    const list = joinPages(await orNotFound(Promise.all(pages)));
    await around;
    return list;
  } catch (error) {
    if (!inBrowser || navigation.aborted || isNotFound(error)) throw error;
    return undefined;
  }
}

/** Loads a search; if it found nothing, also the best sellers that are shown instead. */
async function loadSearch(loading: Loading, listQuery: ListQuery): Promise<ProductList | undefined> {
  const found = await loadList(loading, listQuery);
  if (found?.total === 0)
    await loading.queryClient.prefetchQuery(productListQuery(loading.scope, bestSellersList));
  return found;
}

/** The list of this category and text that is on the screen; product rows elsewhere have smaller pages. */
function shownOf({ queryClient, scope }: Loading, listQuery: ListQuery): ProductList | undefined {
  const key = placeKey(scope, listQuery);
  const active = queryClient.getQueryCache().findAll({
    queryKey: key,
    type: 'active',
    predicate: ({ queryKey }) => (queryKey.at(-1) as { limit?: number }).limit === PAGE_SIZE,
  });
  return active.map(({ state }) => state.data as ProductList | undefined).find((list) => list !== undefined);
}
