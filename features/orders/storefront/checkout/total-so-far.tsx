import { formatMoney } from '#kernel/money.ts';
import type { OrderTotals } from '../../domain/placed-order.ts';

/** The total, shown before the payment step: on phones the summary is at the end of the page. */
export function TotalSoFar({ totals }: { readonly totals: OrderTotals | undefined }) {
  if (totals === undefined) return null;
  const { total, deliveryFee } = totals;
  return (
    <p className="lg:hidden">
      Total de <strong className="tabular-nums">{formatMoney(total)}</strong>
      <span className="text-ink-2">
        {deliveryFee === 0 ? ', sem taxa de entrega' : `, com ${formatMoney(deliveryFee)} de entrega`}
      </span>
    </p>
  );
}
