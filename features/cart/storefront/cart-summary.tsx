import { formatMoney, subtract } from '#kernel/money.ts';
import { appliedCoupon, shownDiscount } from '../contract/cart-coupons.wire.ts';
import { useCartCoupons } from './cart-state.ts';
import { useCartSums } from './use-cart.ts';

/** The sum of the cart and what was saved; delivery is known at checkout. */
export function CartSummary() {
  const { subtotal, saved } = useCartSums();
  const coupons = useCartCoupons();
  if (subtotal === undefined) {
    return <p className="text-ink-2 text-sm">Os preços aparecem depois que você entrar.</p>;
  }
  const coupon = appliedCoupon(coupons);
  const discount = shownDiscount(coupons, subtotal);
  return (
    <dl className="flex flex-col gap-1.5 tabular-nums">
      {saved !== undefined && saved > 0 && (
        <div className="flex items-baseline justify-between gap-4 text-sm text-success">
          <dt>Você economiza</dt>
          <dd className="font-medium">{formatMoney(saved)}</dd>
        </div>
      )}
      {coupon !== undefined && discount > 0 && (
        <>
          <div className="flex items-baseline justify-between gap-4 text-sm">
            <dt>Subtotal</dt>
            <dd className="font-medium">{formatMoney(subtotal)}</dd>
          </div>
          <div className="flex items-baseline justify-between gap-4 text-sm text-success">
            <dt className="wrap-anywhere">Cupom {coupon.coupon.code}</dt>
            <dd className="font-medium">-{formatMoney(discount)}</dd>
          </div>
        </>
      )}
      <div className="flex items-baseline justify-between gap-4 font-bold text-lg">
        <dt>{discount > 0 ? 'Total' : 'Subtotal'}</dt>
        <dd>{formatMoney(subtract(subtotal, discount))}</dd>
      </div>
    </dl>
  );
}
