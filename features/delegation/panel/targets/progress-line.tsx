import { formatMoney } from '#kernel/money.ts';
import {
  type MonthState,
  percentOf,
  projectedSales,
  type RepresentativeProgress,
} from '../../domain/sales-target.ts';

interface ProgressLineProps {
  readonly progress: RepresentativeProgress;
  readonly state: MonthState;
}

/** How much of the saved target is sold, and what the month comes to at this rate. */
export function ProgressLine({ progress: { name, target, sold, orders }, state }: ProgressLineProps) {
  const projected = projectedSales(sold, state);
  const isRunning = state.begun > 0 && state.begun < state.days;
  return (
    <>
      {target !== null && (
        <progress
          aria-label={`Vendido por ${name}`}
          className="meter"
          value={Math.min(sold, target)}
          max={target}
        />
      )}
      <p className="text-ink-2 text-sm tabular-nums">
        {formatMoney(sold)} em {orders === 1 ? '1 pedido' : `${orders} pedidos`}
        {target !== null && ` · ${percentOf(sold, target)}% da meta de ${formatMoney(target)}`}
        {isRunning && projected !== undefined && ` · projeção ${formatMoney(projected)}`}
      </p>
    </>
  );
}
