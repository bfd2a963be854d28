/** Applies the code of a link, or one chosen before the first product, once there is a client with lines in the cart. */
import type { CouponAsker } from '#features/coupons/storefront/coupon-queries.ts';
import {
  forgetLinkCoupon,
  storedLinkCoupon,
  takeLinkCoupon,
} from '#features/coupons/storefront/link-coupon.ts';
import { formatMoney } from '#kernel/money.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useCartState } from '../save/cart-state.ts';
import { applyCode } from './apply-code.ts';

export function followLinkCoupon(asker: CouponAsker, search: string, signal: AbortSignal): void {
  const { supplierId, session } = asker;
  const followed = takeLinkCoupon(supplierId, search);
  if (followed !== undefined) {
    const when = session.authenticated ? 'com o primeiro produto' : 'depois que você entrar';
    showToast({ text: `O cupom ${followed} será aplicado ${when}.`, tone: 'info' });
  }
  if (!session.authenticated) return;
  let applying = false;
  const tryNow = (): void => {
    const { status, lines } = useCartState.getState();
    if (applying || status !== 'saved' || lines.length === 0) return;
    const code = storedLinkCoupon(supplierId);
    if (code === undefined) return;
    applying = true;
    void applyCode(asker, code).then((verdict) => {
      applying = false;
      forgetLinkCoupon(supplierId);
      if (verdict.kind === 'valid') {
        showToast({ text: `Cupom ${verdict.coupon.code} aplicado: -${formatMoney(verdict.discount)}` });
      } else showToast({ text: `${code}: ${verdict.text}`, tone: 'info' });
    });
  };
  const stop = useCartState.subscribe(tryNow);
  signal.addEventListener('abort', stop);
  tryNow();
}
