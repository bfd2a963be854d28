import { createFileRoute } from '@tanstack/react-router';
import { CategoryScreen } from '#features/catalog/storefront/list/category-screen.tsx';
import { categoryHead } from '#features/catalog/storefront/list/list-head.ts';
import { parseListSearch } from '#features/catalog/storefront/list/list-search.ts';
import { ListSkeleton } from '#features/catalog/storefront/list/list-skeleton.tsx';
import { loadCategory } from '#features/catalog/storefront/list/load-list.ts';
import { CatalogNotFound } from '#features/catalog/storefront/not-found.tsx';
import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';

import { cartControls } from '../../../journeys/product-controls.ts';

const pathOf = (params: { _splat?: string | undefined }): string => (params._splat ?? '').replace(/\/+$/, '');

/** The products of a category: /c/hortifruti/frutas?page=2. */
export const Route = createFileRoute('/$supplier/c/$')({
  validateSearch: parseListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps, abortController }) => {
    const { queryClient, shop } = context;
    const path = pathOf(params);
    const list = await loadCategory(
      queryClient,
      await loadScope(context),
      path,
      deps,
      abortController.signal,
    );
    // Made here, what makes it is loaded with the screen, and not with every first page.
    return categoryHead(context, shop, path, deps, list);
  },
  head: ({ match: { context, status }, loaderData }) =>
    loaderData ??
    (status === 'notFound' ? { meta: [{ title: `Categoria não encontrada | ${context.shop.name}` }] } : {}),
  component: Category,
  pendingComponent: ListSkeleton,
  pendingMs: 200,
  notFoundComponent: () => <CatalogNotFound title="Categoria não encontrada" />,
});

function Category() {
  const path = pathOf(Route.useParams());
  return (
    <CategoryScreen
      controls={cartControls}
      scope={useCatalogScope()}
      path={path}
      search={Route.useSearch()}
    />
  );
}
