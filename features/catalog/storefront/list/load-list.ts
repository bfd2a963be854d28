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
 * Loads what the screen needs for its first render. If the screen already shows a list of the same category and text,
 * that list stays meanwhile and nothing is awaited. In the browser, errors are shown by the screen itself.
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
    // Earlier pages are usually cached; they are needed to restore the scroll position.
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

/** Loads a search; if it found nothing, also the best sellers that are shown instead. */
export async function loadSearch(loading: Loading, ask: ListAsk): Promise<ProductList | undefined> {
  const found = await loadList(loading, ask);
  if (found?.total === 0)
    await loading.queryClient.prefetchQuery(productListQuery(loading.scope, bestSellersAsk));
  return found;
}

/** The list of this category and text that is on the screen; product rows elsewhere have smaller pages. */
function shownOf({ queryClient, scope }: Loading, ask: ListAsk): ProductList | undefined {
  const key = placeKey(scope, ask);
  const active = queryClient.getQueryCache().findAll({
    queryKey: key,
    type: 'active',
    predicate: ({ queryKey }) => (queryKey.at(-1) as { limit?: number }).limit === PAGE_SIZE,
  });
  return active.map(({ state }) => state.data as ProductList | undefined).find((list) => list !== undefined);
}
