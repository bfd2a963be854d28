/** What the features put into the shell. The shell only keeps the place and the size. */
import type { ComponentType } from 'react';
import { CartCount } from '#features/cart/storefront/public.tsx';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { SearchBox } from './search-box.tsx';

export interface ShellSlots {
  /** Delivery or pickup, and to which address. */
  readonly Address?: ComponentType;
  readonly Search: ComponentType;
  readonly Account: ComponentType;
  readonly Cart: ComponentType;
  /** How many are in the cart, on the corner of the bottom bar's icon. */
  readonly CartCount?: ComponentType;
}

export const slots: ShellSlots = { Search: SearchBox, Account: AccountLink, Cart: CartLink, CartCount };
