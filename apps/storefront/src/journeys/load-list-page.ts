import { categoryAsk, searchAsk } from '#features/catalog/storefront/list/list-ask.ts';
import { categorySearch, pageOf, textSearch } from '#features/catalog/storefront/list/list-change.ts';
import { categoryHead, searchHead } from '#features/catalog/storefront/list/list-head.ts';
import type { ListSearch } from '#features/catalog/storefront/list/list-search.ts';
import { loadList, loadSearch } from '#features/catalog/storefront/list/load-list.ts';
import { firstTogether } from '#features/catalog/storefront/list/pages/list-pages.ts';
import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import type { ShopPageContext } from '../page-context.ts';

interface Arrival {
  /** First page of the list that this history entry shows. */
  readonly listFrom: number | undefined;
  readonly navigation: AbortSignal;
}

/** Loads a category's products and returns the page's head. */
export async function loadCategoryPage(
  context: ShopPageContext,
  path: string,
  said: ListSearch,
  { listFrom, navigation }: Arrival,
) {
  const { queryClient, shop } = context;
  const search = categorySearch(said);
  const first = firstTogether(listFrom, pageOf(search));
  const scope = await loadScope(context);
  const list = await loadList({ queryClient, scope, first, navigation }, categoryAsk(path, search));
  return { first, head: categoryHead(context, shop, path, search, list ?? { breadcrumb: [], total: 0 }) };
}

/** Loads the search results and returns the page's head. */
export async function loadSearchPage(
  context: ShopPageContext,
  said: ListSearch,
  { listFrom, navigation }: Arrival,
) {
  const { queryClient, shop } = context;
  const search = textSearch(said);
  const first = firstTogether(listFrom, pageOf(search));
  const scope = await loadScope(context);
  const found = await loadSearch({ queryClient, scope, first, navigation }, searchAsk(search));
  return { first, head: searchHead(context, shop, search, found) };
}
