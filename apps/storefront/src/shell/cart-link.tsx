import { CartButton } from '#features/cart/storefront/public.tsx';
import { headerAction } from './header-action.ts';

export const CartLink = () => <CartButton className={headerAction} />;
