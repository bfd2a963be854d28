import { useRef } from 'react';
import type { ShownOrder } from '../order/order-query.ts';
import { isPaidFirst } from './payment-state.ts';

/** Whether the payment leads the page. It stays there when it comes: nothing moves away under whoever looks at it. */
export function usePaidFirst(order: ShownOrder): boolean {
  const was = useRef(false);
  if (isPaidFirst(order)) was.current = true;
  return was.current;
}
