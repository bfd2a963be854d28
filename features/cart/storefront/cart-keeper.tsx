import { useEffect } from 'react';
import { useSession } from '#features/accounts/storefront/public.tsx';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { flushCart, openCart } from './cart-saver.ts';

/** Opens the cart of this shop for this shopper, and saves it when the page is left. Draws nothing. */
export function CartKeeper() {
  const api = useApi();
  const { id } = useShop();
  const session = useSession();
  useEffect(() => {
    let wanted = true;
    // The first page is drawn without the cart's calls.
    void import('./cart-server.ts').then(({ cartServer }) => {
      if (wanted) void openCart(id, cartServer(api, id, session));
    });
    return () => {
      wanted = false;
    };
  }, [api, id, session]);
  useEffect(() => {
    const leave = (): void => void flushCart();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  return null;
}
