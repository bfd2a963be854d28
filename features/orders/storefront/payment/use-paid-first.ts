import { useRef } from 'react';
import type { ShownOrder } from '../order/order-query.ts';
import { isPaidFirst } from './payment-state.ts';

/** Whether the payment leads the page. It stays there once paid, so that nothing moves while somebody is looking. */
export function usePaidFirst(order: ShownOrder): boolean {
  const was = useRef(false);
  if (isPaidFirst(order)) was.current = true;
  return was.current;
}
