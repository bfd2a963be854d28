import { Suspense } from 'react';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import type { CartFeeProps } from './cart-fee-props.ts';

// If the code fails to load, for example offline, the cart is shown without it.
const CartFee = lazyView<CartFeeProps>(
  async () => (await import('./cart-fee.tsx')).CartFee,
  () => null,
);

/** Loaded with the first cart that is shown. */
export const LazyCartFee = (props: CartFeeProps) => (
  <Suspense fallback={null}>
    <CartFee {...props} />
  </Suspense>
);
