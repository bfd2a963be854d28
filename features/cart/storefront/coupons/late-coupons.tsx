import { Suspense } from 'react';
import { lateView } from '#platform/ui/loading/late-view.tsx';
import type { CartCouponsProps } from './cart-coupons.tsx';

// Where it can't come, as without a connection, the cart stands without it.
const CartCoupons = lateView<CartCouponsProps>(
  async () => (await import('./cart-coupons.tsx')).CartCoupons,
  () => null,
);

/** The cart's coupons, whose code comes with the first cart that is looked at. */
export function LateCoupons(props: CartCouponsProps) {
  return (
    <Suspense fallback={null}>
      <CartCoupons {...props} />
    </Suspense>
  );
}
