import { formatMoney } from '#kernel/money.ts';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { SummaryList } from '#platform/ui/summary-list.tsx';
import { sumRows } from '../../contract/sum-words.ts';
import { appliedCoupon } from '../../domain/saved-cart.ts';
import { useCartCoupons } from '../save/cart-state.ts';
import { useCartTotal } from '../use-cart-total.ts';
import { OrderGoals } from './order-progress.tsx';

export function CartSummary() {
  const { subtotal, sums, unknown } = useCartTotal();
  const coupon = appliedCoupon(useCartCoupons());
  if (unknown) return <LoadingSum />;
  if (subtotal === undefined || sums === undefined) {
    return <p className="text-ink-2 text-sm">Os preços aparecem depois que você entrar.</p>;
  }
  const { deliveryFee, saved } = sums;
  const rows = sumRows({
    sums,
    coupon: coupon?.coupon.code,
    deliveryType: deliveryFee === undefined ? undefined : 'delivery',
  });
  return (
    <div className="flex flex-col gap-3">
      <OrderGoals subtotal={subtotal} />
      <SummaryList rows={rows} />
      {saved > 0 && <p className="text-sm text-success">Você economiza {formatMoney(saved)} ao todo</p>}
      {deliveryFee === undefined && <p className="text-ink-2 text-sm">O total ainda não inclui a entrega.</p>}
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
