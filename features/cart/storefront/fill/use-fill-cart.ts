import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { FilledCart, Filling } from './fill-cart.ts';

/** Fills this shopper's cart, and offers in one view the additions to all new products. */
export function useFillCart() {
  const api = useApi();
  const router = useRouter();
  const { id } = useShop();
  const session = useSession();
  return useMutation({
    // A lost connection is reported immediately instead of pausing the mutation.
    networkMode: 'always',
    mutationFn: async (filling: Filling): Promise<FilledCart> => {
      const [{ fillCart }, { cartServer }, { offerAdditionsTo }] = await Promise.all([
        import('./fill-cart.ts'),
        import('../save/cart-server.ts'),
        import('../additions/offer-additions.ts'),
      ]);
      const cart = await fillCart(cartServer(api, id, session), filling);
      const shopping = { api, supplierId: id, clientId: session.clientId };
      // The caller may navigate: an overlay opened before would close on arrival.
      void offerAdditionsTo(shopping, cart.added, { ready: () => arrival(router) });
      return cart;
    },
  });
}

/** Resolves when a pending navigation is finished. */
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
