import { centavos, formatMoney } from '#kernel/money.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import type { DeliverySnapshot } from '../domain/order.ts';
import type { OrderLine } from '../domain/placed-order.ts';

interface Row {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

/** As it stands in the database. */
interface Amounts {
  readonly subtotal: number;
  readonly deliveryFee: number;
  readonly discount: number;
  readonly total: number;
  readonly paymentName: string;
  readonly delivery: Pick<DeliverySnapshot, 'type'>;
}

/** A mail with more lines than this is cut by mail programs: the rest is behind its button. */
const MOST_LINES = 40;

/** What an order holds and comes to, line by line. Decree 7.962/2013, receipt of the contract. */
export function orderSummary(
  { subtotal, deliveryFee, discount, total, paymentName, delivery }: Amounts,
  lines: readonly OrderLine[],
): readonly Row[] {
  const more = lines.length - MOST_LINES;
  return [
    ...lines.slice(0, MOST_LINES).map((line) => ({
      label: `${formatQuantity(line.quantity)} ${line.unit.toLowerCase()} × ${line.name}`,
      value: formatMoney(line.total),
    })),
    ...(more > 0 ? [{ label: `e mais ${more}`, value: '' }] : []),
    { label: 'Subtotal', value: formatMoney(centavos(subtotal)) },
    {
      label: delivery.type === 'DELIVERY' ? 'Taxa de entrega' : 'Retirada na loja',
      value: deliveryFee === 0 ? 'Grátis' : formatMoney(centavos(deliveryFee)),
    },
    ...(discount === 0 ? [] : [{ label: 'Desconto', value: `-${formatMoney(centavos(discount))}` }]),
    { label: 'Total', value: formatMoney(centavos(total)), strong: true },
    { label: 'Pagamento', value: paymentName },
  ];
}
