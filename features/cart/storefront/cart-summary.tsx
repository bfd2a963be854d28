import { formatMoney } from '#kernel/money.ts';
import { SummaryList, type SummaryRow } from '#platform/ui/summary-list.tsx';
import { type CartSums, useCartSums } from './use-cart.ts';

/** The sums of the cart; delivery is known at checkout. */
export function CartSummary() {
  const sums = useCartSums();
  if (sums.subtotal === undefined) {
    return <p className="text-ink-2 text-sm">Os preços aparecem depois que você entrar.</p>;
  }
  return <SummaryList rows={rowsOf(sums)} />;
}

function rowsOf({ subtotal, saved }: CartSums): SummaryRow[] {
  if (subtotal === undefined) return [];
  return [
    ...(saved === undefined || saved === 0
      ? []
      : [{ label: 'Você economiza', value: formatMoney(saved), saving: true }]),
    { label: 'Subtotal', value: formatMoney(subtotal), strong: true },
  ];
}
