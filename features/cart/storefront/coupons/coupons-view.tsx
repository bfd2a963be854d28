import { Ticket } from 'lucide-react';
import { ClientCoupons } from '#features/coupons/storefront/client-coupons.tsx';
import { storeCoupon } from '#features/coupons/storefront/link-coupon.ts';
import { ReferralCard } from '#features/coupons/storefront/referral-card.tsx';
import { sharesCoupons } from '#features/suppliers/domain/tags/tag-rules.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { formatMoney } from '#kernel/money.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import type { OverlayViewProps } from '#platform/ui/overlays/overlay-state.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useCartCoupons, useCartLock, useCartState } from '../save/cart-state.ts';
import { applyCode } from './apply-code.ts';
import { useCouponAsker } from './use-coupon-asker.ts';

/** The client's coupons, also while the cart is empty: then one is applied with the first product. Spec 2, customer coupons. */
export function CouponsView({ close }: OverlayViewProps) {
  const asker = useCouponAsker();
  const { tags } = useShop();
  const { automatic, typed } = useCartCoupons() ?? {};
  const locked = useCartLock() !== undefined;

  const apply = async (code: string): Promise<string | undefined> => {
    if (useCartState.getState().lines.length === 0) {
      if (!storeCoupon(asker.supplierId, code))
        return 'Adicione um produto ao carrinho e digite o código lá.';
      showToast({ text: `O cupom ${code} será aplicado com o primeiro produto.`, tone: 'info' });
      close();
      return undefined;
    }
    const verdict = await applyCode(asker, code);
    if (verdict.kind !== 'valid') return verdict.text;
    showToast({ text: `Cupom ${verdict.coupon.code} aplicado: -${formatMoney(verdict.discount)}` });
    close();
    return undefined;
  };

  return (
    <div className="flex flex-col gap-6 p-5">
      <ClientCoupons
        asker={asker}
        applied={[typed?.coupon.code, automatic?.applied ? automatic.coupon.code : undefined]}
        onApply={locked ? undefined : apply}
        whenEmpty={
          <EmptyState
            icon={<Ticket />}
            title="Nenhum cupom para você agora"
            text="Quando a loja oferecer um, ele aparece aqui."
          />
        }
      />
      {sharesCoupons(new Set(tags)) && <ReferralCard asker={asker} />}
    </div>
  );
}
