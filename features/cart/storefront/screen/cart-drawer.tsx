import { type ReactNode, useEffect } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import type { OverlayViewProps } from '#platform/ui/overlays/overlay-state.ts';
import { checkoutWords } from '../checkout-words.ts';
import { LazyCoupons } from '../coupons/lazy-coupons.tsx';
import { useCartState } from '../save/cart-state.ts';
import { LazySubscription } from '../subscription/lazy-subscription.tsx';
import { useCartLines } from '../use-cart.ts';
import { CartDelivery } from './cart-delivery.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartNotices } from './cart-notices.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { LoadingLines } from './loading-lines.tsx';
import { LockedCartNotice } from './locked-cart.tsx';
import { forgetRemoved } from './removed-line.tsx';
import { SaveState } from './save-state.tsx';

interface CartDrawerProps extends Pick<OverlayViewProps, 'close'> {
  readonly whenEmpty?: ReactNode;
}

export function CartDrawer({ close, whenEmpty }: CartDrawerProps) {
  const { slug, tags } = useShop();
  const lines = useCartLines();
  const loading = useCartState((state) => state.status === 'loading');
  useEffect(() => forgetRemoved, []);
  if (loading) return <LoadingLines />;
  if (lines.length === 0)
    return (
      <>
        <div className="px-5 not-empty:pt-5">
          <CartNotices />
        </div>
        <EmptyCart>{whenEmpty}</EmptyCart>
      </>
    );
  return (
    <div className="flex h-full flex-col">
      <div className="flex-1 overflow-y-auto px-5">
        <div className="flex flex-col gap-4 not-empty:pt-4">
          <LockedCartNotice />
          <CartNotices />
        </div>
        <CartLines />
        <div className="flex flex-col gap-4 border-line border-t py-4">
          <LazyCoupons />
          <LazySubscription />
          <CartDelivery />
        </div>
      </div>
      <div className="flex flex-col gap-4 border-line border-t bg-surface p-5">
        <SaveState />
        <CartSummary />
        <div className="grid grid-cols-2 gap-3">
          <LinkButton href={shopHref(slug, '/carrinho')} tone="secondary" onClick={close}>
            Ver carrinho
          </LinkButton>
          <LinkButton href={shopHref(slug, '/checkout')} tone="primary" onClick={close}>
            {checkoutWords(tags, 'Finalizar')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
