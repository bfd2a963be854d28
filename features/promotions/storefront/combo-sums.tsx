import { formatMoney } from '#kernel/money.ts';
import type { ShownCombo } from '../domain/shown-combo.ts';
import { savedWords } from './combo-words.ts';

export function ComboSums({ prices }: { readonly prices: NonNullable<ShownCombo['prices']> }) {
  const saved = savedWords(prices);
  return (
    <dl className="flex flex-col gap-2 rounded-lg bg-sunken p-4 tabular-nums">
      <div className="flex justify-between gap-6 text-ink-2">
        <dt>Comprando separado</dt>
        <dd>{saved === undefined ? formatMoney(prices.alone) : <s>{formatMoney(prices.alone)}</s>}</dd>
      </div>
      <div className="flex justify-between gap-6 font-semibold">
        <dt>No combo</dt>
        <dd>{formatMoney(prices.price)}</dd>
      </div>
      {saved !== undefined && (
        <div className="flex justify-between gap-6 font-semibold text-success">
          <dt>Você economiza</dt>
          <dd>{formatMoney(prices.saved)}</dd>
        </div>
      )}
    </dl>
  );
}
