import { lazy, Suspense } from 'react';

const CartCoupons = lazy(() => import('./cart-coupons.tsx').then((file) => ({ default: file.CartCoupons })));

/** The cart's coupons, whose code comes with the first cart that is looked at. */
export function LateCoupons() {
  return (
    <Suspense fallback={null}>
      <CartCoupons />
    </Suspense>
  );
}
