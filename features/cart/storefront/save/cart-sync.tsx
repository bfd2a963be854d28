import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { whenIdle } from '#platform/ui/loading/when-idle.ts';
import { useApi } from '#platform/web/use-api.ts';
import { cardStepper } from '../add-or-step.tsx';
import type { CartSyncContext } from './sync-cart.ts';

interface CartSyncProps {
  /** Starts other features that last as long as this shopper's cart. */
  readonly also: (sync: CartSyncContext) => unknown;
}

/** Opens the cart of this shop for this shopper, and saves it when the page is left. Renders nothing. */
export function CartSync({ also }: CartSyncProps) {
  const api = useApi();
  const shop = useShop();
  const queryClient = useQueryClient();
  const session = useSession();
  const about = useEffectEvent(() => ({ shop, queryClient, also }));
  const { id } = shop;
  useEffect(() => {
    const unmounted = new AbortController();
    const { search } = window.location;
    const { also, ...rest } = about();
    const sync = { ...rest, api, supplierId: id, session, search, signal: unmounted.signal };
    // The first render must not wait for the cart's calls.
    void whenIdle()
      .then(() => Promise.all([import('./sync-cart.ts'), cardStepper.load()]))
      .then(([{ syncCart }]) => {
        syncCart(sync);
        also(sync);
      });
    return () => unmounted.abort();
  }, [api, id, session]);
  return null;
}
