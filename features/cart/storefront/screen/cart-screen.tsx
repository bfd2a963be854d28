import { type ReactNode, useEffect } from 'react';
import { homeAddress } from '#features/catalog/storefront/addresses.ts';
import { PaymentMarks } from '#features/payments/storefront/marks/payment-marks.tsx';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { Card } from '#platform/ui/card.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { countCart, productsWords } from '../../domain/count-products.ts';
import { checkoutWords } from '../checkout-words.ts';
import { LazyCoupons } from '../coupons/lazy-coupons.tsx';
import { useCartState } from '../save/cart-state.ts';
import { LazySubscription } from '../subscription/lazy-subscription.tsx';
import { useCartLines } from '../use-cart.ts';
import { useCartTotal } from '../use-cart-total.ts';
import { CartDelivery, useCartFee } from './cart-delivery.tsx';
import { CartFoot } from './cart-foot.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartNotices } from './cart-notices.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { LoadingLines } from './loading-lines.tsx';
import { LockedCartNotice } from './locked-cart.tsx';
import { forgetRemoved } from './removed-line.tsx';
import { SaveState } from './save-state.tsx';

interface CartScreenProps {
  readonly whenEmpty?: ReactNode;
  /** Further actions with the cart's lines. */
  readonly actions?: ReactNode;
}

export function CartScreen({ whenEmpty, actions }: CartScreenProps) {
  const lines = useCartLines();
  const loading = useCartState((state) => state.status === 'loading');
  useEffect(() => forgetRemoved, []);
  if (!loading && lines.length === 0)
    return (
      <div className="flex flex-col gap-5">
        <CartNotices />
        <EmptyCart level={1}>{whenEmpty}</EmptyCart>
      </div>
    );
  return (
    <div className="flex flex-col gap-5">
      <PageTitle lead={loading ? undefined : productsWords(countCart(lines))} actions={<SaveState />}>
        Carrinho
      </PageTitle>
      <LockedCartNotice />
      <CartNotices />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Card as="section" aria-label="Produtos" className="py-0 md:py-0">
            {loading ? <LoadingLines /> : <CartLines />}
          </Card>
          {actions}
          <Card className="flex flex-col gap-5 empty:hidden">
            <LazyCoupons />
            <LazySubscription />
          </Card>
          <Card className="empty:hidden">
            <CartDelivery />
          </Card>
        </div>
        <Sidebar />
        <CartFoot />
      </div>
    </div>
  );
}

/** Beside the lines; below them on phones, where the footer has the button. */
function Sidebar() {
  const { slug, tags } = useShop();
  const fee = useCartFee((state) => state.fee);
  const { total } = useCartTotal();
  return (
    <Card as="aside" aria-label="Resumo" className="flex flex-col gap-4 lg:sticky lg:top-32 short:static">
      <CartSummary />
      {fee !== undefined && (
        <p className="text-ink-2 text-sm">A taxa de entrega é confirmada na próxima etapa.</p>
      )}
      <LinkButton
        href={shopHref(slug, '/checkout')}
        tone="primary"
        size="lg"
        wide
        className="max-lg:not-short:hidden"
      >
        {checkoutWords(tags, 'Finalizar compra')}
      </LinkButton>
      <PaymentMarks amount={total} />
      <AppLink href={homeAddress(slug)} className="text-center font-semibold text-brand-text text-sm">
        Continuar comprando
      </AppLink>
    </Card>
  );
}
