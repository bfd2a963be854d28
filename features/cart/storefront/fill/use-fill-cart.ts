import { useMutation } from '@tanstack/react-query';
import { useSession } from '#features/accounts/storefront/public.tsx';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { SavedCart } from '../../contract/cart.wire.ts';
import type { Filling } from './fill-cart.ts';

/** Fills this shopper's cart in this shop. */
export function useFillCart() {
  const api = useApi();
  const { id } = useShop();
  const session = useSession();
  return useMutation({
    // A refusal is told at once, and so is a lost connection: nobody waits for it with the page open.
    networkMode: 'always',
    mutationFn: async (filling: Filling): Promise<SavedCart> => {
      const [{ fillCart }, { cartServer }] = await Promise.all([
        import('./fill-cart.ts'),
        import('../cart-server.ts'),
      ]);
      return fillCart(cartServer(api, id, session), filling);
    },
  });
}
