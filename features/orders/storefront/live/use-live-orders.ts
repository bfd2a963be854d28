import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { whenIdle } from '#platform/ui/loading/when-idle.ts';
import { ordersKey } from '../list/orders-query.ts';
import { orderQuery } from '../order/order-query.ts';

/** Milliseconds; polling of visible pages while the connection is down. */
const POLL_INTERVAL = 20_000;

/**
 * Keeps the orders on a page up to date: by live events or, while the connection is down, by polling. `number`: the one order
 * that is shown; absent on the list.
 */
export function useLiveOrders(number?: OrderNumber): void {
  const { api, shop, session } = useBuyer();
  // Memoised: a new object on each render would reconnect.
  const buyer = useMemo(() => ({ api, shop, session }), [api, shop, session]);
  const queryClient = useQueryClient();
  const [live, setLive] = useState(true);

  useEffect(() => {
    let end: (() => void) | undefined;
    let gone = false;
    const changed = (which?: number): void => {
      void queryClient.invalidateQueries({ queryKey: ordersKey(buyer) });
      const shown = which ?? number;
      if (shown !== undefined)
        void queryClient.invalidateQueries({ queryKey: orderQuery(buyer, shown).queryKey });
    };
    const begin = async (): Promise<void> => {
      await whenIdle();
      const { followOrders } = await import('./follow-orders.ts');
      if (!gone) end = followOrders(buyer, { changed, onState: setLive });
    };
    begin().catch(() => setLive(false));
    return () => {
      gone = true;
      end?.();
    };
  }, [buyer, number, queryClient]);

  useEffect(() => {
    if (live) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      const queryKey = number === undefined ? ordersKey(buyer) : orderQuery(buyer, number).queryKey;
      void queryClient.invalidateQueries({ queryKey });
    }, POLL_INTERVAL);
    return () => clearInterval(timer);
  }, [live, buyer, number, queryClient]);
}
