import { centavos, formatMoney, type Money } from '#kernel/money.ts';
import { StatCard } from '#platform/panel/pieces/stat-card.tsx';
import { percentOf, projectedSales, type TargetSheet } from '../../domain/sales-target.ts';

/** The month of all representatives together. */
export function TargetsSummary({ sheet: { people, state } }: { readonly sheet: TargetSheet }) {
  const target = sumOf(people.map((one) => one.target ?? centavos(0)));
  const sold = sumOf(people.map((one) => one.sold));
  const projected = projectedSales(sold, state);
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <StatCard label="Meta de todos" value={target === 0 ? '—' : formatMoney(target)} />
      <StatCard label="Vendido" value={formatMoney(sold)} />
      <StatCard label="Da meta" value={target === 0 ? '—' : `${percentOf(sold, target)}%`} />
      <StatCard
        label={`Projeção (${state.begun} de ${state.days} dias)`}
        value={projected === undefined ? '—' : formatMoney(projected)}
      />
    </div>
  );
}

const sumOf = (amounts: readonly Money[]): Money => centavos(amounts.reduce((sum, one) => sum + one, 0));
