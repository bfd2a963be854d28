import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { percentCell } from '#features/orders/contract/reports/period-sheets.ts';
import type { DaySpan, ReportStep } from '#features/orders/domain/reports/report.ts';
import { ReportChart } from '#features/orders/panel/reports/report-chart.tsx';
import { type ReportColumn, ReportTable } from '#features/orders/panel/reports/report-table.tsx';
import {
  countWords,
  percentWords,
  stepWords,
  THAN_BEFORE as than,
} from '#features/orders/panel/reports/report-words.ts';
import { ShareChange } from '#features/orders/panel/reports/share-change.tsx';
import { formatDay } from '#kernel/time/calendar.ts';
import { StatCard } from '#platform/panel/pieces/stat-card.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { shareOf } from '../domain/visit-report.ts';
import { searchesReportQuery } from './visit-reports-query.ts';

interface Searches {
  readonly searches: number;
  readonly fruitless: number;
}

const numbers = <Row extends Searches>(): readonly ReportColumn<Row>[] => [
  {
    id: 'buscas',
    title: 'Buscas',
    numeric: true,
    cell: ({ searches }) => countWords(searches),
    csv: ({ searches }) => searches,
  },
  {
    id: 'sem-resultado',
    title: 'Sem resultado',
    numeric: true,
    cell: ({ fruitless }) => countWords(fruitless),
    csv: ({ fruitless }) => fruitless,
  },
  {
    id: 'percentual',
    title: 'Sem resultado %',
    numeric: true,
    cell: ({ fruitless, searches }) => percentWords(shareOf(fruitless, searches)),
    csv: ({ fruitless, searches }) => percentCell(shareOf(fruitless, searches)),
  },
];

interface TermRow extends Searches {
  readonly term: string;
}

const TERM_COLUMNS: readonly ReportColumn<TermRow>[] = [
  {
    id: 'termo',
    title: 'Termo',
    always: true,
    cell: ({ term }) => <strong className="wrap-anywhere">{term}</strong>,
    csv: ({ term }) => term,
  },
  ...numbers<TermRow>(),
];

interface DayRow extends Searches {
  readonly day: string;
}

const dayColumns = (step: ReportStep): readonly ReportColumn<DayRow>[] => [
  {
    id: 'inicio',
    title: step === 'day' ? 'Dia' : 'Início',
    always: true,
    cell: ({ day }) => formatDay(day),
    csv: ({ day }) => formatDay(day),
  },
  ...numbers<DayRow>(),
];

const EMPTY = {
  title: 'Nenhuma busca neste período',
  text: 'Escolha outro período. Buscas novas entram na soma em poucos segundos.',
};

export function SearchesReport({ span, step }: { readonly span: DaySpan; readonly step: ReportStep }) {
  const { shop } = useStaffPlace();
  const report = useQuery(searchesReportQuery(useApi(), shop.id, span, step));
  const { data } = report;
  const some = data !== undefined && data.sums.searches > 0;
  const chart = useMemo(() => {
    const rows = data?.rows ?? [];
    return { labels: rows.map(({ day }) => stepWords(day, step)), series: searchSeries(rows) };
  }, [data, step]);
  const file = `${span.from}-a-${span.to}`;
  const terms = (name: string, caption: string, rows: readonly TermRow[] | undefined, empty = EMPTY) => (
    <div className="flex flex-col gap-5">
      {rows !== undefined && rows.length > 0 && <TermsChart rows={rows} label={caption} />}
      <ReportTable
        name={`report-searches-${name}`}
        caption={caption}
        file={`buscas-${name}-${file}`}
        columns={TERM_COLUMNS}
        rows={rows}
        keyOf={({ term }) => term}
        list={report}
        empty={empty}
      />
    </div>
  );
  return (
    <div className="flex flex-col gap-5">
      {data !== undefined && <Figures data={data} />}
      <p className="text-ink-2 text-sm">
        As buscas são de todos. Quem escolheu e quem comprou, só das visitas que permitiram cookies de
        desempenho.
      </p>
      <Tabs
        label="Relatórios de buscas"
        items={[
          {
            id: 'periodo',
            label: 'Por período',
            content: () => (
              <div className="flex flex-col gap-5">
                {some && (
                  <ReportChart
                    {...chart}
                    stacked
                    label="Buscas com e sem resultado; os números estão na tabela."
                    format={countWords}
                  />
                )}
                <ReportTable
                  name="report-searches"
                  caption="Buscas por período"
                  file={`buscas-${file}`}
                  columns={dayColumns(step)}
                  rows={data === undefined ? undefined : some ? data.rows : []}
                  keyOf={({ day }) => day}
                  list={report}
                  empty={EMPTY}
                />
              </div>
            ),
          },
          {
            id: 'termos',
            label: 'Mais buscados',
            content: () => terms('termos', 'Termos mais buscados', data?.terms),
          },
          {
            id: 'sem-resultado',
            label: 'Sem resultado',
            content: () =>
              terms('sem-resultado', 'Termos sem resultado', data?.fruitless, {
                title: 'Nenhuma busca sem resultado',
                text: 'Neste período todos acharam o que procuravam.',
              }),
          },
        ]}
      />
    </div>
  );
}

/** As many bars as can be distinguished. */
const MAX_BARS = 10;

function TermsChart({ rows, label }: { readonly rows: readonly TermRow[]; readonly label: string }) {
  const chart = useMemo(() => {
    const shown = rows.slice(0, MAX_BARS);
    return {
      labels: shown.map(({ term }) => term),
      series: searchSeries(shown),
    };
  }, [rows]);
  return (
    <ReportChart
      {...chart}
      stacked
      lying
      label={`${label}; os números estão na tabela.`}
      format={countWords}
    />
  );
}

const searchSeries = (rows: readonly Searches[]) => [
  { label: 'Com resultado', values: rows.map(({ searches, fruitless }) => searches - fruitless) },
  { label: 'Sem resultado', values: rows.map(({ fruitless }) => fruitless), tone: 'danger' as const },
];

type Report = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof searchesReportQuery>['queryFn']>>>
>;

function Figures({ data: { sums, before, visits, visitsBefore } }: { readonly data: Report }) {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        label="Buscas"
        value={countWords(sums.searches)}
        change={{ now: sums.searches, before: before.searches, than }}
      />
      <StatCard
        label="Sem resultado"
        value={
          <ShareChange
            now={shareOf(sums.fruitless, sums.searches)}
            before={shareOf(before.fruitless, before.searches)}
          />
        }
      />
      <StatCard
        label="Visitas que buscaram e escolheram"
        value={
          <ShareChange
            now={shareOf(visits.selected, visits.searched)}
            before={shareOf(visitsBefore.selected, visitsBefore.searched)}
          />
        }
      />
      <StatCard
        label="Visitas que buscaram e compraram"
        value={
          <ShareChange
            now={shareOf(visits.bought, visits.searched)}
            before={shareOf(visitsBefore.bought, visitsBefore.searched)}
          />
        }
      />
    </div>
  );
}
