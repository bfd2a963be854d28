import { CartButton } from '#features/cart/storefront/cart-button.tsx';
import { headerAction } from './header-action.ts';

export const CartLink = () => <CartButton className={headerAction} />;
