import { createFileRoute } from '@tanstack/react-router';
import { FillPanel } from '#features/cart/storefront/fill/fill-panel.tsx';
import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { ListScreen } from '#features/shopping-lists/storefront/list-screen.tsx';
import { loadList } from '#features/shopping-lists/storefront/load-lists.ts';
import { RowsSkeleton } from '#platform/ui/rows-skeleton.tsx';

/** One shopping list. */
export const Route = createFileRoute('/$supplier/listas/$idlista')({
  loader: async ({ context, location, params }) => {
    await requireLogin(context, location);
    return loadList(context.queryClient, await loadScope(context), params.idlista);
  },
  head: ({ match: { context }, loaderData }) => ({
    meta: [
      { title: `${loaderData ?? 'Lista de compras'} · ${context.shop.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: List,
  pendingComponent: RowsSkeleton,
  pendingMs: 200,
});

function List() {
  const { idlista } = Route.useParams();
  return <ListScreen key={idlista} scope={useCatalogScope()} id={idlista} Fill={FillPanel} />;
}
