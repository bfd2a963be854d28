/** From a typed code to a cheaper cart. Spec 5, coupon; 9: the applied coupon is validated again after 200 ms. */
import type { CouponVerdict } from '#features/coupons/contract/checked-coupon.wire.ts';
import { NOT_CHECKED } from '#features/coupons/contract/texts.ts';
import { type CouponAsker, requestCodeCheck } from '#features/coupons/storefront/coupon-queries.ts';
import { cartTerms } from '../cart-terms.ts';
import { useCartState } from '../save/cart-state.ts';
import { saveCoupons } from '../save/lazy-decisions.ts';
import { flushCart } from '../save/lazy-saver.ts';

export const REVALIDATION_DELAY = 200;

/** Saves the cart, so that the code is checked against it, then applies the code; the saved cart decides. */
export async function applyCode(asker: CouponAsker, code: string): Promise<CouponVerdict> {
  await flushCart();
  const { idformapagamento: paymentMethodId } = await cartTerms();
  const verdict = await requestCodeCheck({ ...asker, paymentMethodId }, code, automaticCode());
  if (verdict.kind !== 'valid') return verdict;
  await new Promise((resolve) => setTimeout(resolve, REVALIDATION_DELAY));
  await saveCoupons({ typed: verdict.coupon.code });
  const { coupons } = useCartState.getState();
  // The discount shown is that of the saved cart, for its payment method and lines.
  if (coupons?.typed?.coupon.code === verdict.coupon.code)
    return { ...verdict, discount: coupons.typed.discount };
  return { kind: 'refused', text: coupons?.refused?.text ?? NOT_CHECKED };
}

function automaticCode(): string | undefined {
  const automatic = useCartState.getState().coupons?.automatic;
  return automatic?.applied ? automatic.coupon.code : undefined;
}
