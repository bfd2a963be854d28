import { createFileRoute } from '@tanstack/react-router';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { ListsScreen } from '#features/shopping-lists/storefront/lists-screen.tsx';
import { loadLists } from '#features/shopping-lists/storefront/load-lists.ts';
import { RowsSkeleton } from '#platform/ui/rows-skeleton.tsx';

/** The client's shopping lists, and those that the shop suggests. */
export const Route = createFileRoute('/$supplier/listas/')({
  loader: async ({ context, location }) =>
    loadLists(context.queryClient, await requireLogin(context, location)),
  head: ({ match: { context } }) => ({
    meta: [{ title: `Listas de compras · ${context.shop.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: ListsScreen,
  pendingComponent: RowsSkeleton,
  pendingMs: 200,
});
