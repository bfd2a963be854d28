import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { StatCard } from '#platform/panel/pieces/stat-card.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { useApi } from '#platform/web/use-api.ts';
import {
  type ArrivalArea,
  type ArrivalDay,
  type ArrivalSums,
  averageLateness,
  latenessWords,
  punctualShare,
} from '../../domain/reports/punctuality.ts';
import type { DaySpan, ReportStep } from '../../domain/reports/report.ts';
import { arrivalColumns } from './arrival-columns.tsx';
import { arrivalsReportQuery } from './goods-reports-query.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportFrame } from './report-frame.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { countWords, stepWords, THAN_BEFORE as than } from './report-words.ts';
import { ShareChange } from './share-change.tsx';

/** Whether what was delivered came when it was promised. */
export const ArrivalsScreen = () => (
  <ReportFrame
    title="Entregas no prazo"
    lead="Pelo dia em que o pedido foi marcado como entregue. Está no prazo o que chegou até o fim do horário marcado; sem dia e horário marcados, conta em “Sem prazo”, e não como atraso. Retiradas não entram."
  >
    {(period) => <Arrivals {...period} />}
  </ReportFrame>
);

interface ArrivalsProps {
  readonly span: DaySpan;
  readonly step: ReportStep;
}

const AREA_COLUMNS: readonly ReportColumn<ArrivalArea>[] = [
  {
    id: 'area',
    title: 'Área',
    always: true,
    cell: ({ area }) => <span className="font-medium">{area || 'Sem nome'}</span>,
    csv: ({ area }) => area || 'Sem nome',
  },
  ...arrivalColumns<ArrivalArea>(),
];

const dayColumns = (step: ReportStep): readonly ReportColumn<ArrivalDay>[] => [
  {
    id: 'inicio',
    title: step === 'day' ? 'Dia' : 'Início',
    always: true,
    cell: ({ day }) => formatDay(day),
    csv: ({ day }) => formatDay(day),
  },
  ...arrivalColumns<ArrivalDay>(),
];

const EMPTY = {
  title: 'Nenhuma entrega neste período',
  text: 'Escolha outro período. Entregas entram na soma em até dois minutos depois de marcadas.',
};

function Arrivals({ span, step }: ArrivalsProps) {
  const { shop } = useStaffPlace();
  const report = useQuery(arrivalsReportQuery(useApi(), shop.id, span, step));
  const { data } = report;
  const some = data !== undefined && data.sums.delivered > 0;
  const byDay = useMemo(
    () => chartOf((data?.rows ?? []).map((row) => ({ ...row, label: stepWords(row.day, step) }))),
    [data, step],
  );
  const byArea = useMemo(
    () => chartOf((data?.areas ?? []).map((row) => ({ ...row, label: row.area })).slice(0, 10)),
    [data],
  );
  return (
    <div className="flex flex-col gap-5">
      {data !== undefined && <Figures sums={data.sums} before={data.before} />}
      <Tabs
        label="Relatórios de entregas"
        items={[
          {
            id: 'periodo',
            label: 'Por período',
            content: () => (
              <div className="flex flex-col gap-5">
                {some && <Chart {...byDay} />}
                <ReportTable
                  name="report-arrivals"
                  caption="Entregas por período"
                  file={`entregas-${span.from}-a-${span.to}`}
                  columns={dayColumns(step)}
                  rows={data === undefined ? undefined : some ? data.rows : []}
                  keyOf={({ day }) => day}
                  sums={data && { ...data.sums, day: span.from }}
                  list={report}
                  empty={EMPTY}
                />
              </div>
            ),
          },
          {
            id: 'areas',
            label: 'Por área',
            content: () => (
              <div className="flex flex-col gap-5">
                {some && <Chart {...byArea} lying />}
                <ReportTable
                  name="report-arrival-areas"
                  caption="Entregas por área"
                  file={`entregas-por-area-${span.from}-a-${span.to}`}
                  columns={AREA_COLUMNS}
                  rows={data?.areas}
                  keyOf={({ area }) => area}
                  list={report}
                  empty={EMPTY}
                />
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}

const Chart = (chart: ReturnType<typeof chartOf> & { readonly lying?: boolean }) => (
  <ReportChart
    {...chart}
    stacked
    label="Entregas no prazo, atrasadas e sem prazo; os números estão na tabela."
    format={wholeWords}
  />
);

/** Parts of a delivery on the axis would mislead. */
const wholeWords = (value: number): string => (Number.isInteger(value) ? countWords(value) : '');

const chartOf = (rows: readonly (ArrivalSums & { readonly label: string })[]) => ({
  labels: rows.map(({ label }) => label),
  series: [
    { label: 'No prazo', values: rows.map(({ promised, late }) => promised - late) },
    { label: 'Atrasadas', values: rows.map(({ late }) => late), tone: 'danger' as const },
    {
      label: 'Sem prazo',
      values: rows.map(({ delivered, promised }) => delivered - promised),
      tone: 'quiet' as const,
    },
  ],
});

function Figures({ sums, before }: { readonly sums: ArrivalSums; readonly before: ArrivalSums }) {
  const lateness = averageLateness(sums);
  const former = averageLateness(before);
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        label="Entregas"
        value={countWords(sums.delivered)}
        change={{ now: sums.delivered, before: before.delivered, than }}
      />
      <StatCard
        label="No prazo"
        value={<ShareChange now={punctualShare(sums)} before={punctualShare(before)} />}
      />
      <StatCard
        label="Atrasadas"
        value={countWords(sums.late)}
        change={{ now: sums.late, before: before.late, than }}
        lessIsBetter
      />
      <StatCard
        label="Atraso médio das atrasadas"
        value={lateness === undefined ? 'Nenhum' : latenessWords(lateness)}
        {...(lateness === undefined || former === undefined
          ? {}
          : { change: { now: lateness, before: former, than }, lessIsBetter: true })}
      />
    </div>
  );
}
