import { sumRows } from '#features/cart/contract/sum-words.ts';
import { SummaryList } from '#platform/ui/summary-list.tsx';
import { interestOf, orderSums } from '../../domain/order-sums.ts';
import type { PaidOrder } from '../../domain/paid-order.ts';

type Amounts = Pick<
  PaidOrder,
  'lines' | 'deliveryFee' | 'discount' | 'coupon' | 'delivery' | 'paymentName' | 'charge'
>;

export function TotalsList({ order }: { readonly order: Amounts }) {
  const { coupon, delivery, paymentName, charge } = order;
  const rows = sumRows({
    sums: orderSums(order),
    paymentName,
    coupon: coupon?.code,
    deliveryType: delivery.type,
    interest: interestOf(charge),
  });
  return <SummaryList rows={rows} />;
}
