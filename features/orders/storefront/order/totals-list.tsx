import { formatMoney } from '#kernel/money.ts';
import { SummaryList } from '#platform/ui/summary-list.tsx';
import type { PlacedOrder } from '../../domain/placed-order.ts';

type Amounts = Pick<PlacedOrder, 'subtotal' | 'deliveryFee' | 'discount' | 'coupon' | 'total' | 'delivery'>;

/** What the order costs, part by part. */
export function TotalsList({ order }: { readonly order: Amounts }) {
  const { subtotal, deliveryFee, discount, coupon, total, delivery } = order;
  const reason = coupon === undefined ? 'Desconto' : `Cupom ${coupon.code}`;
  return (
    <SummaryList
      rows={[
        { label: 'Subtotal', value: formatMoney(subtotal) },
        {
          label: delivery.type === 'DELIVERY' ? 'Taxa de entrega' : 'Retirada na loja',
          value: deliveryFee === 0 ? 'Grátis' : formatMoney(deliveryFee),
        },
        ...(discount === 0 ? [] : [{ label: reason, value: `-${formatMoney(discount)}`, saving: true }]),
        { label: 'Total', value: formatMoney(total), strong: true },
      ]}
    />
  );
}
