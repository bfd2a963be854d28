import { createFileRoute } from '@tanstack/react-router';
import { CartScreen } from '#features/cart/storefront/screen/cart-screen.tsx';
import { SaveCart } from '#features/shopping-lists/storefront/save-cart.tsx';
import { hiddenPage } from '../../hidden-page.ts';
import { WaysToFill } from '../../journeys/ways-to-fill.tsx';
import { pendingPage } from '../../pending-page.tsx';

export const Route = createFileRoute('/$supplier/carrinho')({
  head: hiddenPage('Carrinho'),
  ...pendingPage(),
  component: () => <CartScreen whenEmpty={<WaysToFill />} actions={<SaveCart />} />,
});
