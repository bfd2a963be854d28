/** The side menus and modals of the storefront, by the name passed to `openOverlay`; each on the side of its button. */
import type { ComponentType } from 'react';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import type { Direction, OverlayViewProps } from '#platform/ui/overlays/overlay-state.ts';

export interface View {
  readonly title: string;
  readonly direction: Direction;
  readonly Content: ComponentType<OverlayViewProps>;
}

const ofCart = () => import('../../journeys/cart-view.tsx');

export const views: Readonly<Record<string, View>> = {
  address: {
    title: 'Onde você quer receber?',
    direction: 'left',
    Content: lazyView(async () => (await import('./place-view.tsx')).PlaceView),
  },
  payment: {
    title: 'Como você quer pagar?',
    direction: 'left',
    Content: lazyView(async () => (await import('./payment-view.tsx')).PaymentView),
  },
  menu: {
    title: 'Menu',
    direction: 'left',
    Content: lazyView(async () => (await import('./menu-sheet.tsx')).MenuSheet),
  },
  suppliers: {
    title: 'Quem entrega no seu endereço?',
    direction: 'left',
    Content: lazyView(async () => (await import('./supplier-view.tsx')).SupplierView),
  },
  cart: {
    title: 'Seu carrinho',
    direction: 'right',
    Content: lazyView(async () => (await ofCart()).CartView),
  },
  additions: {
    title: 'Leve também',
    direction: 'bottom',
    Content: lazyView(async () => (await ofCart()).AdditionsView),
  },
  coupons: {
    title: 'Seus cupons',
    direction: 'right',
    Content: lazyView(
      async () => (await import('#features/cart/storefront/coupons/coupons-view.tsx')).CouponsView,
    ),
  },
  account: {
    title: 'Sua conta',
    direction: 'right',
    Content: lazyView(async () => (await import('../../journeys/account/account-view.tsx')).AccountView),
  },
  categories: {
    title: 'Categorias',
    direction: 'left',
    Content: lazyView(async () => (await import('./category-sheet.tsx')).CategorySheet),
  },
  filters: {
    title: 'Filtros',
    direction: 'bottom',
    Content: lazyView(
      async () => (await import('#features/catalog/storefront/list/filters/filter-sheet.tsx')).FilterSheet,
    ),
  },
};
