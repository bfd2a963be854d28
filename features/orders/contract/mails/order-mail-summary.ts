import { savedRows, sumRows } from '#features/cart/contract/sum-words.ts';
import type { Charge } from '#features/payments/domain/charges/charge.ts';
import { centavos, formatMoney } from '#kernel/money.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import type { DeliverySnapshot, OrderCoupon } from '../../domain/order.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import { interestOf, orderSums, totalBeforePayment } from '../../domain/order-sums.ts';
import type { OrderLine } from '../../domain/placed-order.ts';
import { lineName } from '../order/line-name.ts';

interface Row {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

/** As stored in the database. Centavos. */
export interface MailedAmounts {
  readonly status: OrderStatus;
  readonly deliveryFee: number;
  readonly discount: number;
  readonly coupon: Pick<OrderCoupon, 'code'> | null;
  readonly paymentName: string;
  readonly delivery: Pick<DeliverySnapshot, 'type'>;
}

/** Mail programs cut longer mails: the rest is behind the mail's button. */
const MAX_LINES = 40;

/** The lines and sums of an order. Decree 7.962/2013, receipt of the contract. */
export function orderSummary(
  { status, deliveryFee, discount, coupon, paymentName, delivery }: MailedAmounts,
  lines: readonly OrderLine[],
  charge?: Pick<Charge, 'status' | 'instalments'>,
): readonly Row[] {
  const more = lines.length - MAX_LINES;
  const sums = orderSums({
    status,
    lines,
    deliveryFee: centavos(deliveryFee),
    discount: centavos(discount),
  });
  return [
    ...lines.slice(0, MAX_LINES).map((line) => ({
      label: `${formatQuantity(line.quantity)} ${line.unit.toLowerCase()} × ${lineName(line)}`,
      value: line.reason === 'gift' ? 'Grátis' : formatMoney(totalBeforePayment(line)),
    })),
    ...(more > 0 ? [{ label: `e mais ${more}`, value: '' }] : []),
    ...sumRows({
      sums,
      paymentName,
      coupon: coupon?.code,
      deliveryType: delivery.type,
      interest: interestOf(charge),
    }),
    ...savedRows(sums),
    { label: 'Pagamento', value: paymentName },
  ];
}
