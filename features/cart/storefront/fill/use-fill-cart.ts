import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSession } from '#features/accounts/storefront/public.tsx';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { FilledCart, Filling } from './fill-cart.ts';

/** Fills this shopper's cart in this shop, and offers in one view what the shop has to all that came in. */
export function useFillCart() {
  const api = useApi();
  const router = useRouter();
  const { id } = useShop();
  const session = useSession();
  return useMutation({
    // A refusal is told at once, and so is a lost connection: nobody waits for it with the page open.
    networkMode: 'always',
    mutationFn: async (filling: Filling): Promise<FilledCart> => {
      const [{ fillCart }, { cartServer }, { offerAdditionsTo }] = await Promise.all([
        import('./fill-cart.ts'),
        import('../save/cart-server.ts'),
        import('../additions/offer-additions.ts'),
      ]);
      const cart = await fillCart(cartServer(api, id, session), filling);
      const shopping = { api, supplierId: id, clientId: session.clientId };
      // Who filled it may be led on to another page: what is open would close on arriving there.
      void offerAdditionsTo(shopping, cart.added, { ready: () => arrival(router) });
      return cart;
    },
  });
}

/** The page that is on its way is there. */
const arrival = (router: ReturnType<typeof useRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.status === 'idle') {
      resolve();
      return;
    }
    const stop = router.subscribe('onResolved', () => {
      stop();
      resolve();
    });
  });
