import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { formatMoney } from '#kernel/money.ts';
import { useApi } from '#platform/web/use-api.ts';
import { monthName, percentOf, projectedSales } from '../domain/sales-target.ts';
import { ownTargetQuery } from './own-target-query.ts';

/** How far the representative is this month. Nothing without a target: their clients are what the page is for. */
export function OwnTarget({ enabled }: { readonly enabled: boolean }) {
  const { id } = useShop();
  const { data: own } = useQuery({ ...ownTargetQuery(useApi(), id, useSession()), enabled });
  if (own === undefined || own.target === null) return null;
  const { month, state, sold, orders, target } = own;
  const projected = projectedSales(sold, state);
  return (
    <section
      aria-labelledby="own-target"
      className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="own-target" className="font-semibold text-base">
          Sua meta de {monthName(month)}
        </h2>
        <p className="font-semibold text-base tabular-nums">{percentOf(sold, target)}%</p>
      </div>
      <progress aria-label="Vendido da meta" className="meter" value={Math.min(sold, target)} max={target} />
      <p className="text-ink-2 text-sm tabular-nums">
        {formatMoney(sold)} de {formatMoney(target)} em {orders === 1 ? '1 pedido' : `${orders} pedidos`}
        {projected !== undefined && ` · neste ritmo, ${formatMoney(projected)} até o fim do mês`}
      </p>
    </section>
  );
}
