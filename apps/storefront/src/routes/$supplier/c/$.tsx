import { createFileRoute } from '@tanstack/react-router';
import { LazyNotFound } from '#features/catalog/storefront/lazy-not-found.tsx';
import { CategoryScreen } from '#features/catalog/storefront/list/category-screen.tsx';
import { categorySearch } from '#features/catalog/storefront/list/list-change.ts';
import { parseListSearch } from '#features/catalog/storefront/list/list-search.ts';
import { useRestoredPages } from '#features/catalog/storefront/list/pages/use-restored-pages.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { CarouselsOfPage } from '../../../journeys/pages/carousels-of-page.tsx';
import { cartControls } from '../../../journeys/product/product-controls.ts';
import { pendingPage } from '../../../pending-page.tsx';

const pathOf = (params: { _splat?: string | undefined }): string => (params._splat ?? '').replace(/\/+$/, '');

/** Products of a category: /c/hortifruti/frutas?marcas=boa-terra&page=2. */
export const Route = createFileRoute('/$supplier/c/$')({
  codeSplitGroupings: [['component', 'notFoundComponent']],
  // Only the parameters that the list reads, because the server caches this page for all visitors by them.
  loaderDeps: ({ search }) => parseListSearch(search),
  loader: async ({ context, params, deps, location, abortController: { signal: navigation } }) =>
    (await import('#features/catalog/storefront/list/load-list.ts')).loadCategoryPage(
      context,
      pathOf(params),
      deps,
      {
        listFrom: location.state.listFrom,
        navigation,
      },
    ),
  head: ({ match: { context, status }, loaderData }) =>
    loaderData?.head ??
    (status === 'notFound' ? { meta: [{ title: `Categoria não encontrada | ${context.shop.name}` }] } : {}),
  component: Category,
  ...pendingPage('ListSkeleton'),
  notFoundComponent: () => <LazyNotFound title="Categoria não encontrada" />,
});

function Category() {
  const path = pathOf(Route.useParams());
  const { first } = Route.useLoaderData();
  useRestoredPages(first);
  return (
    <>
      <CategoryScreen
        // Another category is a new list with its own state.
        key={path}
        controls={cartControls}
        scope={useCatalogScope()}
        path={path}
        search={categorySearch(Route.useLoaderDeps())}
        first={first}
      />
      <CarouselsOfPage page="category" />
    </>
  );
}
