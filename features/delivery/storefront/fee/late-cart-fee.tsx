import { Suspense } from 'react';
import { lateView } from '#platform/ui/loading/late-view.tsx';
import type { CartFeeProps } from './cart-fee-props.ts';

// If the code fails to load, for example offline, the cart is shown without it.
const CartFee = lateView<CartFeeProps>(
  async () => (await import('./cart-fee.tsx')).CartFee,
  () => null,
);

/** Loaded with the first cart that is shown. */
export const LateCartFee = (props: CartFeeProps) => (
  <Suspense fallback={null}>
    <CartFee {...props} />
  </Suspense>
);
