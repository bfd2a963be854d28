import { Suspense } from 'react';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import type { CartCouponsProps } from './cart-coupons.tsx';

// If it can't be loaded, for example offline, the cart is shown without it.
const CartCoupons = lazyView<CartCouponsProps>(
  async () => (await import('./cart-coupons.tsx')).CartCoupons,
  () => null,
);

/** The cart's coupons, loaded lazily. */
export function LazyCoupons(props: CartCouponsProps) {
  return (
    <Suspense fallback={null}>
      <CartCoupons {...props} />
    </Suspense>
  );
}
