import { useEffect } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { whenIdle } from '#platform/ui/loading/when-idle.ts';
import type { RecentProduct } from './recent-products.ts';

/** Saves in this browser that a product was viewed; the code for it loads when the page is idle. */
export function useRemember(product: RecentProduct): void {
  const { id } = useShop();
  useEffect(() => {
    void whenIdle()
      .then(() => import('./recent-products.ts'))
      .then(({ rememberProduct }) => rememberProduct(id, product));
  }, [id, product]);
}
