import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import type { SavedCart } from '#features/cart/domain/saved-cart.ts';
import {
  useCartCoupons,
  useCartStatus,
  useCartSubscription,
} from '#features/cart/storefront/save/cart-state.ts';
import { useCartLines } from '#features/cart/storefront/use-cart.ts';
import { checkoutCartKey } from './checkout-cart-query.ts';

type Shown = Pick<SavedCart, 'lines'> & {
  readonly coupons?: SavedCart['coupons'] | undefined;
  readonly subscription?: SavedCart['subscription'] | undefined;
};

/** Refetches the checkout's cart when the cart was changed elsewhere, in its drawer or just before. */
export function useFollowCart(buyer: Buyer, shown: Shown | undefined): void {
  const queryClient = useQueryClient();
  const lines = useCartLines();
  const coupons = useCartCoupons();
  const subscription = useCartSubscription();
  const status = useCartStatus();
  const latest = useRef({ buyer, shown });
  useEffect(() => {
    latest.current = { buyer, shown };
  });
  // Only a change of the cart counts: what the checkout shows may legitimately differ from it.
  useEffect(() => {
    const now = latest.current;
    if (now.shown === undefined || status !== 'saved') return;
    if (contentOf({ lines, coupons, subscription }) === contentOf(now.shown)) return;
    void queryClient.invalidateQueries({ queryKey: checkoutCartKey(now.buyer) });
  }, [queryClient, lines, coupons, subscription, status]);
}

const contentOf = ({ lines, coupons, subscription }: Shown): string =>
  [
    ...lines.map(({ product, quantity }) => `${product.id} ${quantity}`),
    coupons?.typed?.coupon.code ?? '',
    coupons?.automaticApplies,
    subscription?.typeId ?? '',
  ].join();
