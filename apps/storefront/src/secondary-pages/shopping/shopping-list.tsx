import { FillPanel } from '#features/cart/storefront/fill/fill-panel.tsx';
import { loadScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { ListScreen } from '#features/shopping-lists/storefront/list-screen.tsx';
import { loadShoppingList } from '#features/shopping-lists/storefront/lists-query.ts';
import type { SecondaryPage, SecondaryScreenProps } from '../secondary-page.ts';

export const page: SecondaryPage = {
  title: 'Lista de compras',
  load: async ({ context, location, rest: [id = ''] }) => {
    await requireLogin(context, location);
    return loadShoppingList(context.queryClient, await loadScope(context), id);
  },
  Screen: List,
};

function List({ rest: [id = ''] }: SecondaryScreenProps) {
  return <ListScreen key={id} scope={useCatalogScope()} id={id} Fill={FillPanel} />;
}
