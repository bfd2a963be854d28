import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { useDeliveryType } from '#features/delivery/storefront/use-delivery-type.ts';
import { useCurrentMethod } from '#features/payments/storefront/use-current-method.ts';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { SummaryList } from '#platform/ui/summary-list.tsx';
import { savedWords, sumRows } from '../../contract/sum-words.ts';
import type { PurchaseSums } from '../../domain/pricing/purchase-sums.ts';
import { appliedCoupon } from '../../domain/saved-cart.ts';
import { useCartCoupons } from '../save/cart-state.ts';
import { useCartTotal } from '../use-cart-total.ts';
import { OrderGoals } from './order-progress.tsx';

export function CartSummary() {
  const { subtotal, sums, unknown } = useCartTotal();
  if (unknown) return <LoadingSum />;
  if (subtotal === undefined || sums === undefined) {
    return <p className="text-ink-2 text-sm">Os preços aparecem depois que você entrar.</p>;
  }
  return (
    <div className="flex flex-col gap-3">
      <OrderGoals subtotal={subtotal} />
      {sums.payment === 0 ? <Rows sums={sums} /> : <RowsByPayment sums={sums} />}
      <p className="text-sm text-success empty:hidden">{savedWords(sums)}</p>
      {sums.deliveryFee === undefined && (
        <p className="text-ink-2 text-sm">O total ainda não inclui a entrega.</p>
      )}
    </div>
  );
}

interface RowsProps {
  readonly sums: PurchaseSums;
  readonly paymentName?: string | undefined;
}

function Rows({ sums, paymentName }: RowsProps) {
  const coupon = appliedCoupon(useCartCoupons());
  const rows = sumRows({
    sums,
    paymentName,
    coupon: coupon?.coupon.code,
    deliveryType: sums.deliveryFee === undefined ? undefined : 'delivery',
  });
  return <SummaryList rows={rows} />;
}

/** The payment's line names its method, as in the checkout and on the order. */
function RowsByPayment({ sums }: RowsProps) {
  const { current } = useCurrentMethod(useBuyer(), useDeliveryType());
  return <Rows sums={sums} paymentName={current?.name} />;
}

function LoadingSum() {
  return (
    <div role="status" aria-label="Carregando o resumo" className="flex items-center justify-between gap-4">
      <Skeleton className="h-5 w-20" />
      <Skeleton className="h-6 w-28" />
    </div>
  );
}
