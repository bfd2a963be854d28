import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ShownLine } from '#features/cart/domain/shown-cart.ts';
import { useCartLines, useCartStatus } from '#features/cart/storefront/public.tsx';
import type { Buyer } from '#features/payments/storefront/public.tsx';
import { checkoutCartKey } from './checkout-cart-query.ts';

/** When the cart was changed beside the checkout, in its drawer or just before, the checkout asks for it again. */
export function useFollowCart(buyer: Buyer, shown: readonly ShownLine[] | undefined): void {
  const queryClient = useQueryClient();
  const lines = useCartLines();
  const status = useCartStatus();
  const latest = useRef({ buyer, shown });
  useEffect(() => {
    latest.current = { buyer, shown };
  });
  // Only a change of the cart counts: what the checkout shows may rightly differ from it.
  useEffect(() => {
    const now = latest.current;
    if (now.shown === undefined || status !== 'saved') return;
    if (contentOf(lines) === contentOf(now.shown)) return;
    void queryClient.invalidateQueries({ queryKey: checkoutCartKey(now.buyer) });
  }, [queryClient, lines, status]);
}

const contentOf = (lines: readonly ShownLine[]): string =>
  lines.map(({ product, quantity }) => `${product.id} ${quantity}`).join();
