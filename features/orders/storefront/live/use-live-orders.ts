import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useBuyer } from '#features/payments/storefront/public.tsx';
import type { OrderNumber } from '#kernel/ids.ts';
import { whenQuiet } from '#platform/ui/loading/when-quiet.ts';
import { ordersKey } from '../list/orders-query.ts';
import { orderQuery } from '../order/order-query.ts';

/** Where nothing is heard, a page in sight asks so often. */
const ASK_EVERY = 20_000;

/**
 * Keeps what a page shows of orders as it is: the shop tells of a change at once, and where the line is down the page
 * asks now and then. `number`: the one order that is shown; absent on the list.
 */
export function useLiveOrders(number?: OrderNumber): void {
  const { api, shop, session } = useBuyer();
  // The same as long as they are: a new line for each drawing would be too many.
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
      await whenQuiet();
      const { followOrders } = await import('./follow-orders.ts');
      if (!gone) end = followOrders(buyer, { changed, heard: setLive });
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
    }, ASK_EVERY);
    return () => clearInterval(timer);
  }, [live, buyer, number, queryClient]);
}
