import { createFileRoute } from '@tanstack/react-router';
import { CategoryScreen } from '#features/catalog/storefront/list/category-screen.tsx';
import { categoryAsk } from '#features/catalog/storefront/list/list-ask.ts';
import { categoryHead } from '#features/catalog/storefront/list/list-head.ts';
import { parseListSearch } from '#features/catalog/storefront/list/list-search.ts';
import { ListSkeleton } from '#features/catalog/storefront/list/list-skeleton.tsx';
import { loadCategory } from '#features/catalog/storefront/list/load-list.ts';
import { CatalogNotFound } from '#features/catalog/storefront/not-found.tsx';
import { loadedScope, loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { productListQuery } from '#features/catalog/storefront/queries/product-list-query.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';

const pathOf = (params: { _splat?: string | undefined }): string => (params._splat ?? '').replace(/\/+$/, '');

import { cartControls } from '../../../journeys/product-controls.ts';

/** The products of a category: /c/hortifruti/frutas?page=2. */
export const Route = createFileRoute('/$supplier/c/$')({
  validateSearch: parseListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps, abortController }) =>
    loadCategory(context.queryClient, await loadScope(context), pathOf(params), deps, abortController.signal),
  head: ({ match: { context, search }, params }) => {
    const path = pathOf(params);
    const query = productListQuery(loadedScope(context), categoryAsk(path, search));
    const list = context.queryClient.getQueryData(query.queryKey);
    if (list === undefined) return { meta: [{ title: `Categoria não encontrada | ${context.shop.name}` }] };
    return categoryHead(context, context.shop, path, search, list);
  },
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
