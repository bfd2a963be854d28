import { Suspense } from 'react';
import { lateView } from '#platform/ui/loading/late-view.tsx';
import type { CartFeeProps } from './cart-fee-props.ts';

// Where it can't come, as without a connection, the cart stands without it.
const CartFee = lateView<CartFeeProps>(
  async () => (await import('./cart-fee.tsx')).CartFee,
  () => null,
);

/** The fee of a cart, whose code comes with the first cart that is looked at. */
export const LateCartFee = (props: CartFeeProps) => (
  <Suspense fallback={null}>
    <CartFee {...props} />
  </Suspense>
);
