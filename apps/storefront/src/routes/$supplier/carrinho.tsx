import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { CartScreen } from '#features/cart/storefront/screen/cart-screen.tsx';
import { SaveCart } from '#features/shopping-lists/storefront/save-cart.tsx';
import { hiddenPage } from '../../hidden-page.ts';
import { CarouselsOfPage } from '../../journeys/pages/carousels-of-page.tsx';
import { useRecommended } from '../../journeys/recommended/use-recommended.ts';
import { WaysToFill } from '../../journeys/ways-to-fill.tsx';
import { pendingPage } from '../../pending-page.tsx';

export const Route = createFileRoute('/$supplier/carrinho')({
  head: hiddenPage('Carrinho'),
  ...pendingPage(),
  component: Cart,
});

const RecommendedInCart = lazy(() =>
  import('../../journeys/recommended/recommended-rows.tsx').then((module) => ({
    default: module.RecommendedInCart,
  })),
);

function Cart() {
  const Recommended = useRecommended(RecommendedInCart);
  return (
    <div className="flex flex-col gap-9 md:gap-12">
      <CartScreen whenEmpty={<WaysToFill />} actions={<SaveCart />} />
      {Recommended && (
        <Suspense>
          <Recommended />
        </Suspense>
      )}
      <CarouselsOfPage page="cart" />
    </div>
  );
}
