import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useMemo } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatMoney, toReais } from '#kernel/money.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { StatCard } from '#platform/panel/pieces/stat-card.tsx';
import { saveCsv } from '#platform/panel/save-csv.ts';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { SALES_HEADS, salesCells } from '../../contract/reports/period-sheets.ts';
import type { DaySpan, ReportStep, SalesDay } from '../../domain/reports/report.ts';
import { ReportChart } from './report-chart.tsx';
import {
  averageOf,
  moneyOfReais,
  ordersWords,
  punctualityOf,
  returnedWords,
  stepWords,
  THAN_BEFORE as THAN,
} from './report-words.ts';
import { salesReportQuery } from './reports-query.ts';

interface SalesReportProps {
  readonly span: DaySpan;
  readonly step: ReportStep;
}

const columnsBy = (step: ReportStep): readonly Column<SalesDay>[] => [
  { id: 'inicio', title: step === 'day' ? 'Dia' : 'Início', always: true, cell: ({ day }) => formatDay(day) },
  { id: 'pedidos', title: 'Pedidos', numeric: true, cell: ({ orders }) => orders.toLocaleString('pt-BR') },
  { id: 'total', title: 'Vendido', numeric: true, cell: ({ total }) => formatMoney(total) },
  { id: 'medio', title: 'Valor médio', numeric: true, cell: (row) => formatMoney(averageOf(row)) },
  { id: 'desconto', title: 'Descontos', numeric: true, cell: ({ discount }) => formatMoney(discount) },
  {
    id: 'entrega',
    title: 'Taxas de entrega',
    numeric: true,
    cell: ({ deliveryFee }) => formatMoney(deliveryFee),
  },
  {
    id: 'devolvido',
    title: 'Devolvido',
    numeric: true,
    cell: ({ returnedTotal }) => returnedWords(returnedTotal),
  },
  { id: 'cancelados', title: 'Cancelados', numeric: true, cell: ({ cancelled }) => cancelled },
  {
    id: 'prazo',
    title: 'No dia marcado',
    numeric: true,
    cell: (row) => (row.promised === 0 ? '–' : `${punctualityOf(row)} %`),
  },
];

/** Sales by day, week or month: figures beside the period before, a chart, and the same numbers as a table. */
export function SalesReport({ span, step }: SalesReportProps) {
  const { shop } = useStaffPlace();
  const report = useQuery(salesReportQuery(useApi(), shop.id, span, step));
  const { data } = report;
  const chart = useMemo(() => {
    const rows = data?.rows ?? [];
    return {
      labels: rows.map(({ day }) => stepWords(day, step)),
      series: [{ label: 'Vendido', values: rows.map(({ total }) => toReais(total)) }],
    };
  }, [data, step]);
  const sold = data !== undefined && data.sums.orders + data.sums.cancelled > 0;
  const save = async (): Promise<void> =>
    saveCsv(`vendas-${span.from}-a-${span.to}`, SALES_HEADS, (data?.rows ?? []).map(salesCells));
  const punctual = data && punctualityOf(data.sums);
  return (
    <div className="flex flex-col gap-5">
      {data !== undefined && (
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <StatCard
            label="Vendido"
            value={formatMoney(data.sums.total)}
            change={{ now: data.sums.total, before: data.before.total, than: THAN }}
          />
          <StatCard
            label="Pedidos"
            value={data.sums.orders.toLocaleString('pt-BR')}
            change={{ now: data.sums.orders, before: data.before.orders, than: THAN }}
          />
          <StatCard
            label="Valor médio"
            value={formatMoney(averageOf(data.sums))}
            change={{ now: averageOf(data.sums), before: averageOf(data.before), than: THAN }}
          />
          <StatCard
            label="Entregues no dia marcado"
            value={punctual === undefined ? 'Sem entregas' : `${punctual} %`}
          />
        </div>
      )}
      {sold && (
        <ReportChart
          {...chart}
          label="Valor vendido no período; os números estão na tabela."
          format={moneyOfReais}
        />
      )}
      <DataTable
        name="report-sales"
        caption="Vendas por período"
        columns={columnsBy(step)}
        rows={data === undefined ? undefined : sold ? data.rows : []}
        sums={data && { ...data.sums, day: span.from }}
        keyOf={({ day }) => day}
        card={(row) => <SalesCard row={row} />}
        list={report}
        empty={
          <EmptyState
            icon={<ChartColumn />}
            title="Nenhuma venda neste período"
            text="Escolha outro período. Pedidos novos entram na soma em até dois minutos."
          />
        }
        export={save}
      />
    </div>
  );
}

const SalesCard = ({ row }: { readonly row: SalesDay }) => (
  <div className="flex items-baseline justify-between gap-3">
    <span>
      {formatDay(row.day)} · {ordersWords(row)}
    </span>
    <span className="font-semibold tabular-nums">{formatMoney(row.total)}</span>
  </div>
);
