import { useCallback, useId, useMemo } from 'react';
import { create } from 'zustand';
import { LateCartFee } from '#features/delivery/storefront/public.tsx';
import type { Money } from '#kernel/money.ts';
import { productsOf } from '../../domain/products-of.ts';
import { useCartLines } from '../use-cart.ts';
import { useCartSums } from './cart-sums.ts';

interface KnownFee {
  /** What bringing the cart costs, once it is known: the summary shows it, too. */
  readonly fee: Money | undefined;
  readonly toldBy: string;
}

export const useCartFee = create<KnownFee>()(() => ({ fee: undefined, toldBy: '' }));

/** Where the cart goes and what that costs. Spec 5, delivery-fee look-ups. */
export function CartDelivery() {
  const lines = useCartLines();
  const { subtotal } = useCartSums();
  const products = useMemo(() => lines.flatMap(productsOf), [lines]);
  const own = useId();
  // The drawer, which goes away when the cart's page has come, takes back only what it has told itself.
  const keepFee = useCallback(
    (fee: Money | undefined): void =>
      useCartFee.setState((known) =>
        fee === undefined && known.toldBy !== own ? known : { fee, toldBy: own },
      ),
    [own],
  );
  return <LateCartFee products={products} subtotal={subtotal} onFee={keepFee} />;
}
