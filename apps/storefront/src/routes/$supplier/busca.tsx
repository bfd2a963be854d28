import { createFileRoute } from '@tanstack/react-router';
import { searchAsk } from '#features/catalog/storefront/list/list-ask.ts';
import { pageOf, textSearch } from '#features/catalog/storefront/list/list-change.ts';
import { searchHead } from '#features/catalog/storefront/list/list-head.ts';
import { firstTogether } from '#features/catalog/storefront/list/list-pages.ts';
import { parseListSearch } from '#features/catalog/storefront/list/list-search.ts';
import { ListSkeleton } from '#features/catalog/storefront/list/list-skeleton.tsx';
import { loadSearch } from '#features/catalog/storefront/list/load-list.ts';
import { SearchScreen } from '#features/catalog/storefront/list/search-screen.tsx';
import { useRestoredPages } from '#features/catalog/storefront/list/use-restored-pages.ts';
import { CatalogNotFound } from '#features/catalog/storefront/not-found.tsx';
import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { cartControls } from '../../journeys/product-controls.ts';

/** What was found: /busca?q=arroz&tags=oferta&ordenacao=menor_preco&page=2. */
export const Route = createFileRoute('/$supplier/busca')({
  // Whatever else stands in the address makes no other page: the server's, kept for all, is of this only.
  loaderDeps: ({ search }) => parseListSearch(search),
  loader: async ({ context, deps, location, abortController: { signal: navigation } }) => {
    const { queryClient, shop } = context;
    const search = textSearch(deps);
    const first = firstTogether(location.state.listFrom, pageOf(search));
    const scope = await loadScope(context);
    await loadSearch({ queryClient, scope, first, navigation }, searchAsk(search));
    return { first, head: searchHead(context, shop, search) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Search,
  pendingComponent: ListSkeleton,
  pendingMs: 200,
  notFoundComponent: () => <CatalogNotFound title="Categoria não encontrada" />,
});

function Search() {
  const { first } = Route.useLoaderData();
  useRestoredPages(first);
  return (
    <SearchScreen
      controls={cartControls}
      scope={useCatalogScope()}
      search={textSearch(Route.useLoaderDeps())}
      first={first}
    />
  );
}
