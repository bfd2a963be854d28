import { formatMoney } from '#kernel/money.ts';
import { useCartSums } from './use-cart.ts';

/** The sum of the cart and what was saved; delivery is known at checkout. */
export function CartSummary() {
  const { subtotal, saved } = useCartSums();
  if (subtotal === undefined) {
    return <p className="text-ink-2 text-sm">Os preços aparecem depois que você entrar.</p>;
  }
  return (
    <dl className="flex flex-col gap-1.5 tabular-nums">
      {saved !== undefined && saved > 0 && (
        <div className="flex items-baseline justify-between gap-4 text-sm text-success">
          <dt>Você economiza</dt>
          <dd className="font-medium">{formatMoney(saved)}</dd>
        </div>
      )}
      <div className="flex items-baseline justify-between gap-4 font-bold text-lg">
        <dt>Subtotal</dt>
        <dd>{formatMoney(subtotal)}</dd>
      </div>
    </dl>
  );
}
