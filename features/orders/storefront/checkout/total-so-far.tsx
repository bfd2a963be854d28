import { formatMoney } from '#kernel/money.ts';
import type { OrderTotals } from '../../domain/placed-order.ts';

/** The total before the payment step, where neither the summary nor the window's foot shows it: on phones of little height. */
export function TotalSoFar({ totals }: { readonly totals: OrderTotals | undefined }) {
  if (totals === undefined) return null;
  const { total, deliveryFee } = totals;
  return (
    <p className="hidden max-lg:short:block">
      Total de <strong className="tabular-nums">{formatMoney(total)}</strong>
      <span className="text-ink-2">
        {deliveryFee === 0 ? ', sem taxa de entrega' : `, com ${formatMoney(deliveryFee)} de entrega`}
      </span>
    </p>
  );
}
