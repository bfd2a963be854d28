import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { AppliedCoupon } from '#features/coupons/storefront/applied-coupon.tsx';
import { ClientCoupons } from '#features/coupons/storefront/client-coupons.tsx';
import { CouponForm } from '#features/coupons/storefront/coupon-form.tsx';
import { ReferralCard } from '#features/coupons/storefront/referral-card.tsx';
import { sharesCoupons } from '#features/suppliers/domain/tags/tag-rules.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { formatMoney } from '#kernel/money.ts';
import { Checkbox } from '#platform/ui/forms/checkbox.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { CartCouponState } from '../../domain/saved-cart.ts';
import { useCartLock, useCartState } from '../save/cart-state.ts';
import { saveCoupons } from '../save/lazy-decisions.ts';
import { applyCode } from './apply-code.ts';
import { LoginForCoupons } from './login-for-coupons.tsx';
import { useCouponAsker } from './use-coupon-asker.ts';

export interface CartCouponsProps {
  /** The coupons of the cart as the page prices it, if that differs from the saved cart: one amount everywhere. */
  readonly priced?: CartCouponState | undefined;
}

/** The cart's coupons: the applied one, a field for another, a switch for automatic ones. Spec 3 and 4, coupon. */
export function CartCoupons({ priced }: CartCouponsProps) {
  const { tags } = useShop();
  const asker = useCouponAsker();
  const { session } = asker;
  const own = useCartState((state) => state.coupons);
  const coupons = priced ?? own;
  const locked = useCartLock() !== undefined;
  const box = useRef<HTMLElement>(null);
  if (coupons === undefined) return null;
  const { automatic, typed, automaticApplies, refused } = coupons;

  /** After applying or removing a coupon the focus stays in this section. */
  const apply = async (code: string): Promise<string | undefined> => {
    const verdict = await applyCode(asker, code);
    if (verdict.kind !== 'valid') return verdict.text;
    showToast({ text: `Cupom ${verdict.coupon.code} aplicado: -${formatMoney(verdict.discount)}` });
    box.current?.focus();
    return undefined;
  };
  const remove = async (): Promise<void> => {
    await saveCoupons({ typed: '' });
    showToast({ text: 'Cupom removido.', tone: 'info' });
    box.current?.focus();
  };

  return (
    <section ref={box} tabIndex={-1} aria-label="Cupons" className="flex flex-col gap-3 outline-none">
      {typed !== undefined && (
        <AppliedCoupon
          kind="Cupom aplicado"
          coupon={typed.coupon}
          discount={typed.discount}
          action={
            !locked && (
              <IconButton
                label={`Remover o cupom ${typed.coupon.code}`}
                icon={<X aria-hidden="true" className="size-4.5" />}
                onClick={() => void remove()}
                className="-my-1.5 -mr-1.5 text-ink-2"
              />
            )
          }
        />
      )}
      {automatic?.applied && (
        <AppliedCoupon kind="Cupom automático" coupon={automatic.coupon} discount={automatic.discount} />
      )}
      {refused !== undefined && (
        <p role="status" className="text-sm text-warn wrap-anywhere">
          {refused.code}: {refused.text}
        </p>
      )}
      {session.authenticated && !locked && (automatic !== undefined || !automaticApplies) && (
        <AutomaticSwitch applies={automaticApplies} />
      )}
      {!session.authenticated && <LoginForCoupons />}
      {session.authenticated && !locked && (
        <CouponForm onApply={apply}>
          <ClientCoupons
            asker={asker}
            applied={[typed?.coupon.code, automatic?.applied ? automatic.coupon.code : undefined]}
            onApply={apply}
          />
          {sharesCoupons(new Set(tags)) && <ReferralCard asker={asker} />}
        </CouponForm>
      )}
    </section>
  );
}

/** Spec 4: automatic coupons can be turned off or on. */
function AutomaticSwitch({ applies }: { readonly applies: boolean }) {
  const [wanted, setWanted] = useState<boolean>();
  const change = async (automatic: boolean): Promise<void> => {
    setWanted(automatic);
    await saveCoupons({ automatic });
    setWanted(undefined);
  };
  return (
    <Checkbox
      label="Aplicar cupons automáticos"
      className="text-sm"
      checked={wanted ?? applies}
      aria-busy={wanted !== undefined}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  );
}
