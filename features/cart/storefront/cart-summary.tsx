import { add, formatMoney, ZERO } from '#kernel/money.ts';
import { Skeleton } from '#platform/ui/skeleton.tsx';
import { appliedCoupon } from '../contract/cart-coupons.wire.ts';
import { useCartFee } from './cart-delivery.tsx';
import { useCartCoupons } from './cart-state.ts';
import { OrderProgress } from './order-progress.tsx';
import { useCartTotal } from './use-cart-total.ts';

/** The sum of the cart and all that is saved, by prices and coupon; and what its delivery costs, where that is known. */
export function CartSummary() {
  const { subtotal, saved, discount, total, label, unknown } = useCartTotal();
  const coupon = appliedCoupon(useCartCoupons());
  const fee = useCartFee((state) => state.fee);
  if (unknown) return <LoadingSum />;
  if (subtotal === undefined || total === undefined) {
    return <p className="text-ink-2 text-sm">Os preços aparecem depois que você entrar.</p>;
  }
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
          <dt>{label}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
        {fee !== undefined && (
          <div className="flex items-baseline justify-between gap-4 text-sm">
            <dt>Entrega</dt>
            <dd className={fee === ZERO ? 'font-medium text-success' : 'font-medium'}>
              {fee === ZERO ? 'Grátis' : formatMoney(fee)}
            </dd>
          </div>
        )}
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

function LoadingSum() {
  return (
    <div role="status" aria-label="Carregando o resumo" className="flex items-center justify-between gap-4">
      <Skeleton className="h-5 w-20" />
      <Skeleton className="h-6 w-28" />
    </div>
  );
}
