import { sumRows } from '#features/cart/contract/sum-words.ts';
import { SummaryList } from '#platform/ui/summary-list.tsx';
import { orderSums } from '../../domain/order-sums.ts';
import type { PlacedOrder } from '../../domain/placed-order.ts';

type Amounts = Pick<
  PlacedOrder,
  'lines' | 'deliveryFee' | 'discount' | 'coupon' | 'delivery' | 'paymentName'
>;

export function TotalsList({ order }: { readonly order: Amounts }) {
  const { coupon, delivery, paymentName } = order;
  const told = { sums: orderSums(order), paymentName, coupon: coupon?.code, deliveryType: delivery.type };
  return <SummaryList rows={sumRows(told)} />;
}
