import { useEffect } from 'react';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { whenQuiet } from '#platform/ui/loading/when-quiet.ts';
import type { RecentProduct } from './recent-products.ts';

/** Notes in this browser that a product was looked at; what notes it comes after the page. */
export function useRemember(product: RecentProduct): void {
  const { id } = useShop();
  useEffect(() => {
    void whenQuiet()
      .then(() => import('./recent-products.ts'))
      .then(({ rememberProduct }) => rememberProduct(id, product));
  }, [id, product]);
}
