import { useQuery } from '@tanstack/react-query';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { StatCard } from '#platform/panel/pieces/stat-card.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { lastDays } from '../domain/reports/report.ts';
import { salesGlanceQuery } from './reports/reports-query.ts';

const words: Readonly<Record<number, readonly [label: string, than: string]>> = {
  1: ['Vendas de hoje', 'em relação a ontem'],
  7: ['Últimos 7 dias', 'em relação aos 7 anteriores'],
  30: ['Últimos 30 dias', 'em relação aos 30 anteriores'],
};

/** Sales of today, seven and thirty days, each beside the period before and leading to its report. */
export function SalesGlance() {
  const { shop } = useStaffPlace();
  const { data, error, refetch, isFetching } = useQuery(salesGlanceQuery(useApi(), shop.id));
  const today = todayOf({ supplier: shop, now: Date.now() });
  return (
    <section aria-label="Vendas" className="flex flex-col gap-3">
      <h2 className="text-lg">Vendas</h2>
      {error !== null && (
        <LoadFailure
          title="As vendas não puderam ser somadas"
          error={error}
          again={() => void refetch()}
          busy={isFetching}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-3 lg:gap-4">
        {data === undefined &&
          error === null &&
          [1, 7, 30].map((days) => <Skeleton key={days} className="h-24" />)}
        {data?.map(({ days, now, before }) => {
          const [label = `${days} dias`, than = 'em relação a antes'] = words[days] ?? [];
          const { from, to } = lastDays(today, days);
          return (
            <StatCard
              key={days}
              label={`${label} · ${now.orders === 1 ? '1 pedido' : `${now.orders} pedidos`}`}
              value={formatMoney(now.total)}
              change={{ now: now.total, before: before.total, than }}
              href={panelHref(shop, `/relatorios?de=${from}&ate=${to}`)}
            />
          );
        })}
      </div>
    </section>
  );
}
