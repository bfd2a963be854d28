import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { LazyNotFound } from '#features/catalog/storefront/lazy-not-found.tsx';
import { textSearch } from '#features/catalog/storefront/list/list-change.ts';
import { parseListSearch } from '#features/catalog/storefront/list/list-search.ts';
import { useRestoredPages } from '#features/catalog/storefront/list/pages/use-restored-pages.ts';
import { SearchScreen } from '#features/catalog/storefront/list/search-screen.tsx';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { CarouselsOfPage } from '../../journeys/pages/carousels-of-page.tsx';
import { cartControls } from '../../journeys/product/product-controls.ts';
import { useRecommended } from '../../journeys/recommended/use-recommended.ts';
import { pendingPage } from '../../pending-page.tsx';

const RecommendedAfterSearch = lazy(() =>
  import('../../journeys/recommended/recommended-rows.tsx').then((module) => ({
    default: module.RecommendedAfterSearch,
  })),
);

/** Search results: /busca?q=arroz&tags=oferta&ordenacao=menor_preco&page=2. */
export const Route = createFileRoute('/$supplier/busca')({
  codeSplitGroupings: [['component', 'notFoundComponent']],
  // Only the parameters that the list reads, because the server caches this page for all visitors by them.
  loaderDeps: ({ search }) => parseListSearch(search),
  loader: async ({ context, deps, location, abortController: { signal: navigation } }) =>
    (await import('#features/catalog/storefront/list/load-list.ts')).loadSearchPage(context, deps, {
      listFrom: location.state.listFrom,
      navigation,
    }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Search,
  ...pendingPage('ListSkeleton'),
  notFoundComponent: () => <LazyNotFound title="Categoria não encontrada" />,
});

function Search() {
  const { first } = Route.useLoaderData();
  useRestoredPages(first);
  return (
    <>
      <SearchScreen
        controls={cartControls}
        scope={useCatalogScope()}
        search={textSearch(Route.useLoaderDeps())}
        first={first}
        Recommended={useRecommended(RecommendedAfterSearch)}
      />
      <CarouselsOfPage page="search" />
    </>
  );
}
