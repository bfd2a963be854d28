import type { Money } from '#kernel/money.ts';
import type { WantedProduct } from '../../domain/fee.ts';

export interface CartFeeProps {
  readonly products: readonly WantedProduct[];
  /** Absent if prices are hidden. */
  readonly subtotal: Money | undefined;
  /** Called whenever the fee changes or becomes unknown. */
  readonly onFee: (fee: Money | undefined) => void;
}
