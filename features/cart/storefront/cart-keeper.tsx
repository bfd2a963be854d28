import { useEffect } from 'react';
import { useSession } from '#features/accounts/storefront/public.tsx';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { whenQuiet } from '#platform/ui/when-quiet.ts';
import { useApi } from '#platform/web/use-api.ts';
import { cardStepper } from './add-or-step.tsx';

/** Opens the cart of this shop for this shopper, and saves it when the page is left. Draws nothing. */
export function CartKeeper() {
  const api = useApi();
  const { id } = useShop();
  const session = useSession();
  useEffect(() => {
    const kept = new AbortController();
    // The first page is drawn without the cart's calls.
    void whenQuiet()
      .then(() => Promise.all([import('./cart-saver.ts'), import('./cart-server.ts'), cardStepper.load()]))
      .then(([{ openCart, flushCart, refreshCart }, { cartServer }]) => {
        const { signal } = kept;
        if (signal.aborted) return;
        window.addEventListener('pagehide', () => void flushCart(), { signal });
        window.addEventListener('online', () => void flushCart(), { signal });
        document.addEventListener('visibilitychange', () => void (document.hidden || refreshCart()), {
          signal,
        });
        void openCart(id, cartServer(api, id, session));
      });
    return () => kept.abort();
  }, [api, id, session]);
  return null;
}
