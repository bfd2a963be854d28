import { AccountButton } from '#features/accounts/storefront/account-button.tsx';
import { CartButton } from '#features/cart/storefront/cart-button.tsx';

/** Style of the header's buttons: an icon on phones, icon and label on wide screens. */
const headerAction =
  'relative inline-flex h-11 min-w-11 items-center justify-center gap-2.5 rounded-md px-2 text-sm font-semibold transition hover:bg-sunken lg:px-3';

export const AccountLink = () => <AccountButton className={headerAction} />;

export const CartLink = () => <CartButton className={headerAction} />;
