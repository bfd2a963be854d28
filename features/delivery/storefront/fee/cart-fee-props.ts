import type { Money } from '#kernel/money.ts';
import type { WantedProduct } from '../../domain/wanted-product.ts';

export interface CartFeeProps {
  /** Of what the cart is made. */
  readonly products: readonly WantedProduct[];
  /** Absent where prices are hidden. */
  readonly subtotal: Money | undefined;
  /** Told whenever it is known anew, or no longer. */
  readonly onFee: (fee: Money | undefined) => void;
}
