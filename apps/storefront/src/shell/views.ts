/** The side menus and modals of the storefront, by the name that `openOverlay` is given. */
import { type ComponentType, lazy } from 'react';
import type { Direction, OverlayViewProps } from '#platform/ui/overlay-state.ts';

export interface View {
  readonly title: string;
  readonly direction: Direction;
  readonly Content: ComponentType<OverlayViewProps>;
}

export const views: Readonly<Record<string, View>> = {
  address: {
    title: 'Onde você quer receber?',
    direction: 'left',
    Content: lazy(() => import('./place-view.tsx').then(({ PlaceView }) => ({ default: PlaceView }))),
  },
  suppliers: {
    title: 'Quem entrega no seu endereço?',
    direction: 'left',
    Content: lazy(() =>
      import('./supplier-view.tsx').then(({ SupplierView }) => ({ default: SupplierView })),
    ),
  },
  cart: {
    title: 'Seu carrinho',
    direction: 'left',
    Content: lazy(() =>
      import('#features/cart/storefront/cart-drawer.tsx').then(({ CartDrawer }) => ({ default: CartDrawer })),
    ),
  },
  account: {
    title: 'Sua conta',
    direction: 'left',
    Content: lazy(() =>
      import('#features/accounts/storefront/account-menu.tsx').then(({ AccountMenu }) => ({
        default: AccountMenu,
      })),
    ),
  },
  categories: {
    title: 'Categorias',
    direction: 'left',
    Content: lazy(() =>
      import('./category-sheet.tsx').then(({ CategorySheet }) => ({ default: CategorySheet })),
    ),
  },
  filters: {
    title: 'Filtros',
    direction: 'bottom',
    Content: lazy(() =>
      import('#features/catalog/storefront/list/filter-sheet.tsx').then(({ FilterSheet }) => ({
        default: FilterSheet,
      })),
    ),
  },
};
