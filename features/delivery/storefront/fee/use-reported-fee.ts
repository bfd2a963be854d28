import { useEffect } from 'react';
import type { CartFeeProps } from './cart-fee-props.ts';

/** Reports the fee while it is shown; one that is shown no longer, as below the minimum, is in no total. */
export function useReportedFee(
  fee: Parameters<CartFeeProps['onFee']>[0],
  onFee: CartFeeProps['onFee'],
): void {
  useEffect(() => onFee(fee), [fee, onFee]);
  useEffect(() => () => onFee(undefined), [onFee]);
}
