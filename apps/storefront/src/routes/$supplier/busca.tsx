import { createFileRoute } from '@tanstack/react-router';
import { searchHead } from '#features/catalog/storefront/list/list-head.ts';
import { parseListSearch } from '#features/catalog/storefront/list/list-search.ts';
import { ListSkeleton } from '#features/catalog/storefront/list/list-skeleton.tsx';
import { loadSearch } from '#features/catalog/storefront/list/load-list.ts';
import { SearchScreen } from '#features/catalog/storefront/list/search-screen.tsx';
import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { cartControls } from '../../journeys/product-controls.ts';

/** What was found: /busca?q=arroz&ordenacao=menor_preco&page=2&tags=oferta. */
export const Route = createFileRoute('/$supplier/busca')({
  validateSearch: parseListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, abortController }) => {
    await loadSearch(context.queryClient, await loadScope(context), deps, abortController.signal);
    return searchHead(context, context.shop, deps);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Search,
  pendingComponent: ListSkeleton,
  pendingMs: 200,
});

function Search() {
  return <SearchScreen controls={cartControls} scope={useCatalogScope()} search={Route.useSearch()} />;
}
