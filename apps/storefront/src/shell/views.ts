/** The side menus and modals of the storefront, by the name that `openOverlay` is given. */
import { type ComponentType, lazy } from 'react';
import type { Direction, OverlayViewProps } from '#platform/ui/overlay-state.ts';

export interface View {
  readonly title: string;
  readonly direction: Direction;
  readonly Content: ComponentType<OverlayViewProps>;
}

export const views: Readonly<Record<string, View>> = {
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
};
