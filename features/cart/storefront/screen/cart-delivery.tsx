import { useCallback, useId, useMemo } from 'react';
import { create } from 'zustand';
import { LazyCartFee } from '#features/delivery/storefront/fee/lazy-cart-fee.tsx';
import type { Money } from '#kernel/money.ts';
import { productsOf } from '../../domain/products-of.ts';
import { useCartLines } from '../use-cart.ts';
import { useCartSums } from './cart-sums.ts';

interface KnownFee {
  /** The cart's delivery fee, once known: shared with the summary. */
  readonly fee: Money | undefined;
  readonly setBy: string;
}

export const useCartFee = create<KnownFee>()(() => ({ fee: undefined, setBy: '' }));

/** The cart's destination and delivery fee. Spec 5, delivery-fee look-ups. */
export function CartDelivery() {
  const lines = useCartLines();
  const { subtotal } = useCartSums();
  const products = useMemo(() => lines.flatMap(productsOf), [lines]);
  const own = useId();
  // The drawer is unmounted after the cart's page is mounted, and must not reset the fee that the page has set.
  const storeFee = useCallback(
    (fee: Money | undefined): void =>
      useCartFee.setState((known) =>
        fee === undefined && known.setBy !== own ? known : { fee, setBy: own },
      ),
    [own],
  );
  return <LazyCartFee products={products} subtotal={subtotal} onFee={storeFee} />;
}
