/** What the features put into the shell. The shell only keeps the place and the size. */
import { type ComponentType, lazy } from 'react';
import { CartCount } from '#features/cart/storefront/public.tsx';
import { whenQuiet } from '#platform/ui/loading/when-quiet.ts';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { SearchBox } from './search-box.tsx';

export interface ShellSlots {
  /** Where goods go; only at a shop that delivers. */
  readonly Address: ComponentType;
  readonly Search: ComponentType;
  readonly Account: ComponentType;
  readonly Cart: ComponentType;
  /** How many are in the cart, on the corner of the bottom bar's icon. */
  readonly CartCount?: ComponentType;
}

export const slots: ShellSlots = {
  // In the server's page from the start; what makes it answer comes after the first page.
  Address: lazy(() =>
    whenQuiet()
      .then(() => import('./place-link.tsx'))
      .then(({ PlaceLink }) => ({ default: PlaceLink })),
  ),
  Search: SearchBox,
  Account: AccountLink,
  Cart: CartLink,
  CartCount,
};
