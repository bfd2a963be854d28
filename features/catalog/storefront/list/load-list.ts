import type { QueryClient } from '@tanstack/react-query';
import { isNotFound } from '@tanstack/react-router';
import { PAGE_SIZE } from '../../domain/page.ts';
import type { ProductList } from '../../domain/product-list.ts';
import { bestSellersAsk } from '../home/home-asks.ts';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { facetsQuery } from '../queries/facets-query.ts';
import { loadQuery } from '../queries/load-query.ts';
import { orNotFound } from '../queries/or-not-found.ts';
import { type ListAsk, placeKey, productListQuery } from '../queries/product-list-query.ts';
import { loadListParts } from './list-parts.ts';
import { joinPages, pagesBetween } from './pages/list-pages.ts';

export interface Loading {
  readonly queryClient: QueryClient;
  readonly scope: CatalogScope;
  /** The first of the pages shown together. */
  readonly first: number;
  readonly navigation: AbortSignal;
}

const inBrowser = typeof document === 'object';

/**
 * What the screen needs for its first sight. Where the same place's list is on the screen, that one stays while the
 * new one comes, so nothing is waited for. In the browser the screen tells of a failure itself.
 */
export async function loadList(loading: Loading, ask: ListAsk): Promise<ProductList | undefined> {
  const { queryClient, scope, first, navigation } = loading;
  const asks = pagesBetween(first, ask.page ?? 1).map((page) => ({ ...ask, page }));
  const shown = shownOf(loading, ask);
  if (shown !== undefined) {
    const before = asks
      .slice(0, -1)
      .map((each) => queryClient.ensureQueryData(productListQuery(scope, each)));
    void queryClient.prefetchQuery(productListQuery(scope, ask));
    // Pages that stand before the asked one are usually here; they must be, for the place one had scrolled to.
    await Promise.allSettled(before);
    return shown;
  }
  const around = Promise.all([
    loadListParts(),
    queryClient.prefetchQuery({ ...facetsQuery(scope, ask), retry: false }),
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

/** What was found; where that is nothing, what others buy is shown instead. */
export async function loadSearch(loading: Loading, ask: ListAsk): Promise<ProductList | undefined> {
  const found = await loadList(loading, ask);
  if (found?.total === 0)
    await loading.queryClient.prefetchQuery(productListQuery(loading.scope, bestSellersAsk));
  return found;
}

/** The list of this place that a screen is showing; rows elsewhere are shorter. */
function shownOf({ queryClient, scope }: Loading, ask: ListAsk): ProductList | undefined {
  const key = placeKey(scope, ask);
  const active = queryClient.getQueryCache().findAll({
    queryKey: key,
    type: 'active',
    predicate: ({ queryKey }) => (queryKey.at(-1) as { limit?: number }).limit === PAGE_SIZE,
  });
  return active.map(({ state }) => state.data as ProductList | undefined).find((list) => list !== undefined);
}
