import { savedWords, sumRows } from '#features/cart/contract/sum-words.ts';
import { SummaryList } from '#platform/ui/summary-list.tsx';
import { interestOf, orderSums } from '../../domain/order-sums.ts';
import type { PaidOrder } from '../../domain/paid-order.ts';

type Amounts = Pick<
  PaidOrder,
  'status' | 'lines' | 'deliveryFee' | 'discount' | 'coupon' | 'delivery' | 'paymentName' | 'charge'
>;

export function TotalsList({ order }: { readonly order: Amounts }) {
  const { coupon, delivery, paymentName, charge } = order;
  const sums = orderSums(order);
  const rows = sumRows({
    sums,
    paymentName,
    coupon: coupon?.code,
    deliveryType: delivery.type,
    interest: interestOf(charge),
  });
  return (
    <>
      <SummaryList rows={rows} />
      <p className="mt-2.5 text-sm text-success empty:hidden">{savedWords(sums)}</p>
    </>
  );
}
