/** Components of features within the shell. The shell reserves their place and size. */
import { type ComponentType, lazy } from 'react';
import { CartCount } from '#features/cart/storefront/cart-button.tsx';
import { whenIdle } from '#platform/ui/loading/when-idle.ts';
import { AccountLink, CartLink } from './header-links.tsx';
import { SearchBox } from './search-box.tsx';

export interface ShellSlots {
  /** The delivery address; only at shops that deliver. */
  readonly Address: ComponentType;
  /** The payment method; only at shops whose prices vary by it. */
  readonly Payment: ComponentType;
  readonly Search: ComponentType;
  readonly Account: ComponentType;
  readonly Cart: ComponentType;
  /** The number of items, on the corner of the bottom bar's icon. */
  readonly CartCount?: ComponentType;
}

export const slots: ShellSlots = {
  // Rendered by the server; hydrated once the page is idle.
  Address: lazy(() =>
    whenIdle()
      .then(() => import('./place-link.tsx'))
      .then(({ PlaceLink }) => ({ default: PlaceLink })),
  ),
  Payment: lazy(() =>
    whenIdle()
      .then(() => import('./payment-link.tsx'))
      .then(({ PaymentLink }) => ({ default: PaymentLink })),
  ),
  Search: SearchBox,
  Account: AccountLink,
  Cart: CartLink,
  CartCount,
};
