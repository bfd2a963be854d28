import { add, formatMoney, subtract, ZERO } from '#kernel/money.ts';
import { appliedCoupon, shownDiscount } from '../contract/cart-coupons.wire.ts';
import { useCartCoupons } from './cart-state.ts';
import { useCartSums } from './cart-sums.ts';
import { OrderProgress } from './order-progress.tsx';

/** The sum of the cart and all that is saved, by prices and coupon; delivery is known at checkout. */
export function CartSummary() {
  const { subtotal, saved } = useCartSums();
  const coupons = useCartCoupons();
  if (subtotal === undefined) {
    return <p className="text-ink-2 text-sm">Os preços aparecem depois que você entrar.</p>;
  }
  const coupon = appliedCoupon(coupons);
  const discount = shownDiscount(coupons, subtotal);
  const savings = add(saved ?? ZERO, discount);
  return (
    <div className="flex flex-col gap-3">
      <OrderProgress subtotal={subtotal} />
      <dl className="flex flex-col gap-1.5 tabular-nums">
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
        {savings > 0 && (
          <div className="flex items-baseline justify-between gap-4 font-medium text-sm text-success">
            <dt>Você economiza ao todo</dt>
            <dd>{formatMoney(savings)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
