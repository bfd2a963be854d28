import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatMoney, subtract, toReais } from '#kernel/money.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { StatCard } from '#platform/panel/pieces/stat-card.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { type MarginDay, type MarginSums, marginOf, marginShare } from '../../domain/reports/margin.ts';
import type { DaySpan, ReportStep } from '../../domain/reports/report.ts';
import { marginReportQuery } from './goods-reports-query.ts';
import { marginColumns } from './margin-columns.tsx';
import { ReportChart } from './report-chart.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { countWords, moneyOfReais, stepWords, THAN_BEFORE as than } from './report-words.ts';
import { ShareChange } from './share-change.tsx';

interface MarginReportProps {
  readonly span: DaySpan;
  readonly step: ReportStep;
}

const columnsBy = (step: ReportStep): readonly ReportColumn<MarginDay>[] => [
  {
    id: 'inicio',
    title: step === 'day' ? 'Dia' : 'Início',
    always: true,
    cell: ({ day }) => formatDay(day),
    csv: ({ day }) => formatDay(day),
  },
  ...marginColumns<MarginDay>(),
];

export function MarginReport({ span, step }: MarginReportProps) {
  const { shop } = useStaffPlace();
  const report = useQuery(marginReportQuery(useApi(), shop.id, span, step));
  const { data } = report;
  const chart = useMemo(() => {
    const rows = data?.rows ?? [];
    return {
      labels: rows.map(({ day }) => stepWords(day, step)),
      series: [
        { label: 'Margem', values: rows.map((row) => toReais(marginOf(row))) },
        { label: 'Custo', values: rows.map(({ cost }) => toReais(cost)), tone: 'quiet' as const },
      ],
    };
  }, [data, step]);
  const { sums, before } = data ?? {};
  const sold = sums !== undefined && sums.revenue + sums.returnedTotal + sums.uncostedLines > 0;
  return (
    <div className="flex flex-col gap-5">
      {sums !== undefined && before !== undefined && (
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <StatCard
            label="Receita dos produtos"
            value={formatMoney(sums.revenue)}
            change={{ now: sums.revenue, before: before.revenue, than }}
          />
          <StatCard
            label="Custo"
            value={formatMoney(sums.cost)}
            change={{ now: sums.cost, before: before.cost, than }}
            lessIsBetter
          />
          <StatCard
            label="Margem"
            value={formatMoney(marginOf(sums))}
            change={{ now: marginOf(sums), before: marginOf(before), than }}
          />
          <StatCard
            label="Margem da receita com custo"
            value={<ShareChange now={marginShare(sums)} before={marginShare(before)} />}
          />
        </div>
      )}
      {sums !== undefined && <Uncosted sums={sums} />}
      {sums !== undefined && sums.costedRevenue > 0 && (
        <ReportChart
          {...chart}
          stacked
          label="Margem e custo no período; os números estão na tabela."
          format={moneyOfReais}
        />
      )}
      <ReportTable
        name="report-margin"
        caption="Margem por período"
        file={`margem-${span.from}-a-${span.to}`}
        columns={columnsBy(step)}
        rows={data === undefined ? undefined : sold ? data.rows : []}
        keyOf={({ day }) => day}
        sums={sums && { ...sums, day: span.from }}
        list={report}
        empty={{
          title: 'Nenhuma venda neste período',
          text: 'Escolha outro período. Pedidos novos entram na soma em até dois minutos.',
        }}
      />
    </div>
  );
}

/** Nothing is known of the margin of what was sold without a cost. */
function Uncosted({ sums }: { readonly sums: MarginSums }) {
  const { shop } = useStaffPlace();
  const { uncostedLines, revenue, costedRevenue } = sums;
  if (uncostedLines === 0) return null;
  const worth = formatMoney(subtract(revenue, costedRevenue));
  return (
    <Alert
      tone="warn"
      title={uncostedLines === 1 ? '1 item sem custo' : `${countWords(uncostedLines)} itens sem custo`}
      actions={
        <LinkButton size="sm" href={panelHref(shop, '/produtos')}>
          Informar custos
        </LinkButton>
      }
    >
      Venderam {worth} e não entram na margem: não tinham custo quando foram pedidos. O custo que você
      informar agora vale para os próximos pedidos.
    </Alert>
  );
}
