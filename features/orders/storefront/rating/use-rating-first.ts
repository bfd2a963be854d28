import { useRef } from 'react';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import type { Session } from '#features/accounts/domain/session.ts';
import type { ShownOrder } from '../order/order-query.ts';

/** Whether the delivery and its rating lead the page. They stay there once it is rated, so that nothing moves at that moment. */
export function useRatingFirst({ status, rating }: ShownOrder, { capacity = 'linked' }: Session): boolean {
  const was = useRef(false);
  if (status === 'delivered' && rating === undefined && capacityMay(capacity, 'orders:rate'))
    was.current = true;
  return was.current;
}
