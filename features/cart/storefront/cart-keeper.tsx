import { useEffect } from 'react';
import { useSession } from '#features/accounts/storefront/public.tsx';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { flushCart, openCart } from './cart-saver.ts';
import { cartServer } from './cart-server.ts';

/** Opens the cart of this shop for this shopper, and saves it when the page is left. Draws nothing. */
export function CartKeeper() {
  const api = useApi();
  const { id } = useShop();
  const session = useSession();
  useEffect(() => {
    void openCart(id, cartServer(api, id, session));
    const leave = (): void => void flushCart();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [api, id, session]);
  return null;
}
