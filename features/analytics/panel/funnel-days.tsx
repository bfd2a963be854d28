import { percentCell } from '#features/orders/contract/reports/period-sheets.ts';
import type { DaySpan, ReportStep } from '#features/orders/domain/reports/report.ts';
import { type ReportColumn, ReportTable } from '#features/orders/panel/reports/report-table.tsx';
import { countWords, percentWords } from '#features/orders/panel/reports/report-words.ts';
import { formatMoney, toReais } from '#kernel/money.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { type FunnelDay, shareOf } from '../domain/visit-report.ts';

interface FunnelDaysProps {
  readonly rows: readonly FunnelDay[];
  readonly span: DaySpan;
  readonly step: ReportStep;
}

const READY = { isPending: false, error: null };

const count = (id: string, title: string, of: (row: FunnelDay) => number): ReportColumn<FunnelDay> => ({
  id,
  title,
  numeric: true,
  cell: (row) => countWords(of(row)),
  csv: of,
});

const columnsBy = (step: ReportStep): readonly ReportColumn<FunnelDay>[] => [
  {
    id: 'inicio',
    title: step === 'day' ? 'Dia' : 'Início',
    always: true,
    cell: ({ day }) => formatDay(day),
    csv: ({ day }) => formatDay(day),
  },
  count('viram', 'Viram', ({ viewed }) => viewed),
  count('carrinho', 'No carrinho', ({ added }) => added),
  count('fechar', 'Começaram a fechar', ({ began }) => began),
  count('compraram', 'Compraram', ({ bought }) => bought),
  {
    id: 'conversao',
    title: 'Conversão',
    numeric: true,
    cell: ({ bought, viewed }) => percentWords(shareOf(bought, viewed)),
    csv: ({ bought, viewed }) => percentCell(shareOf(bought, viewed)),
  },
  {
    id: 'valor',
    title: 'Valor comprado',
    numeric: true,
    cell: ({ value }) => formatMoney(value),
    csv: ({ value }) => toReais(value),
  },
];

/** The same steps by day, week or month. */
export const FunnelDays = ({ rows, span, step }: FunnelDaysProps) => (
  <section aria-labelledby="funil-por-periodo" className="flex flex-col gap-3">
    <h2 id="funil-por-periodo" className="text-lg">
      Por período
    </h2>
    <ReportTable
      name="report-funnel-days"
      caption="Visitas por período"
      file={`funil-por-periodo-${span.from}-a-${span.to}`}
      columns={columnsBy(step)}
      rows={rows}
      keyOf={({ day }) => day}
      list={READY}
      empty={{ title: 'Nenhuma visita medida neste período', text: 'Escolha outro período.' }}
    />
  </section>
);
