import { createFileRoute } from '@tanstack/react-router';
import { CategoryScreen } from '#features/catalog/storefront/list/category-screen.tsx';
import { categoryAsk } from '#features/catalog/storefront/list/list-ask.ts';
import { categorySearch, pageOf } from '#features/catalog/storefront/list/list-change.ts';
import { categoryHead } from '#features/catalog/storefront/list/list-head.ts';
import { firstTogether } from '#features/catalog/storefront/list/list-pages.ts';
import { parseListSearch } from '#features/catalog/storefront/list/list-search.ts';
import { ListSkeleton } from '#features/catalog/storefront/list/list-skeleton.tsx';
import { loadList } from '#features/catalog/storefront/list/load-list.ts';
import { useRestoredPages } from '#features/catalog/storefront/list/use-restored-pages.ts';
import { CatalogNotFound } from '#features/catalog/storefront/not-found.tsx';
import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { cartControls } from '../../../journeys/product-controls.ts';

const pathOf = (params: { _splat?: string | undefined }): string => (params._splat ?? '').replace(/\/+$/, '');

/** The products of a category: /c/hortifruti/frutas?marcas=boa-terra&page=2. */
export const Route = createFileRoute('/$supplier/c/$')({
  // Whatever else stands in the address makes no other page: the server's, kept for all, is of this only.
  loaderDeps: ({ search }) => parseListSearch(search),
  loader: async ({ context, params, deps, location, abortController: { signal: navigation } }) => {
    const { queryClient, shop } = context;
    const path = pathOf(params);
    const search = categorySearch(deps);
    const first = firstTogether(location.state.listFrom, pageOf(search));
    const scope = await loadScope(context);
    const list = await loadList({ queryClient, scope, first, navigation }, categoryAsk(path, search));
    // Made here, what makes it is loaded with the screen, and not with every first page.
    return {
      first,
      head: categoryHead(context, shop, path, search, list ?? { breadcrumb: [], total: 0 }),
    };
  },
  head: ({ match: { context, status }, loaderData }) =>
    loaderData?.head ??
    (status === 'notFound' ? { meta: [{ title: `Categoria não encontrada | ${context.shop.name}` }] } : {}),
  component: Category,
  pendingComponent: ListSkeleton,
  pendingMs: 200,
  notFoundComponent: () => <CatalogNotFound title="Categoria não encontrada" />,
});

function Category() {
  const path = pathOf(Route.useParams());
  const { first } = Route.useLoaderData();
  useRestoredPages(first);
  return (
    <CategoryScreen
      // Another category is another list, also for what is remembered of it.
      key={path}
      controls={cartControls}
      scope={useCatalogScope()}
      path={path}
      search={categorySearch(Route.useLoaderDeps())}
      first={first}
    />
  );
}
