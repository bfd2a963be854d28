import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { percentCell } from '#features/orders/contract/reports/period-sheets.ts';
import type { DaySpan, ReportStep } from '#features/orders/domain/reports/report.ts';
import { ReportChart } from '#features/orders/panel/reports/report-chart.tsx';
import { ReportFrame } from '#features/orders/panel/reports/report-frame.tsx';
import { type ReportColumn, ReportTable } from '#features/orders/panel/reports/report-table.tsx';
import {
  countWords,
  percentWords,
  THAN_BEFORE as than,
} from '#features/orders/panel/reports/report-words.ts';
import { ShareChange } from '#features/orders/panel/reports/share-change.tsx';
import { StatCard } from '#platform/panel/pieces/stat-card.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { type FunnelSums, shareOf } from '../domain/visit-report.ts';
import { FunnelDays } from './funnel-days.tsx';
import { visitFunnelQuery } from './visit-reports-query.ts';

/** From seeing a product to the purchase. */
export const FunnelScreen = () => (
  <ReportFrame title="Funil" lead="Em quantas visitas se chegou a cada passo, de ver um produto até comprar.">
    {(period) => <Funnel {...period} />}
  </ReportFrame>
);

interface FunnelProps {
  readonly span: DaySpan;
  readonly step: ReportStep;
}

interface Step {
  readonly name: string;
  readonly visits: number;
  readonly before: number;
  readonly ofFirst: number | undefined;
  readonly ofFormer: number | undefined;
}

const STEPS = [
  ['Viram um produto', 'viewed'],
  ['Puseram no carrinho', 'added'],
  ['Começaram a fechar o pedido', 'began'],
  ['Compraram', 'bought'],
] as const;

const stepsOf = (sums: FunnelSums, before: FunnelSums): readonly Step[] =>
  STEPS.map(([name, key], index) => ({
    name,
    visits: sums[key],
    before: before[key],
    ofFirst: shareOf(sums[key], sums.viewed),
    ofFormer: index === 0 ? undefined : shareOf(sums[key], sums[STEPS[index - 1]?.[1] ?? 'viewed']),
  }));

const COLUMNS: readonly ReportColumn<Step>[] = [
  {
    id: 'passo',
    title: 'Passo',
    always: true,
    cell: ({ name }) => <span className="font-medium">{name}</span>,
    csv: ({ name }) => name,
  },
  {
    id: 'visitas',
    title: 'Visitas',
    numeric: true,
    cell: ({ visits }) => countWords(visits),
    csv: ({ visits }) => visits,
  },
  {
    id: 'do-primeiro',
    title: 'Das que viram',
    numeric: true,
    cell: ({ ofFirst }) => percentWords(ofFirst),
    csv: ({ ofFirst }) => percentCell(ofFirst),
  },
  {
    id: 'do-anterior',
    title: 'Do passo anterior',
    numeric: true,
    cell: ({ ofFormer }) => percentWords(ofFormer),
    csv: ({ ofFormer }) => percentCell(ofFormer),
  },
  {
    id: 'antes',
    title: 'Período anterior',
    numeric: true,
    cell: ({ before }) => countWords(before),
    csv: ({ before }) => before,
  },
];

function Funnel({ span, step }: FunnelProps) {
  const { shop } = useStaffPlace();
  const report = useQuery(visitFunnelQuery(useApi(), shop.id, span, step));
  const { data } = report;
  const steps = useMemo(() => (data === undefined ? undefined : stepsOf(data.sums, data.before)), [data]);
  const chart = useMemo(
    () => ({
      labels: STEPS.map(([name]) => name),
      series: [{ label: 'Visitas', values: (steps ?? []).map(({ visits }) => visits) }],
    }),
    [steps],
  );
  const some = steps?.some(({ visits }) => visits > 0) ?? false;
  return (
    <div className="flex flex-col gap-5">
      <Alert title="Só conta quem permitiu">
        Entram as visitas de quem aceitou os cookies de desempenho, e só enquanto a medição da loja está
        ligada: são menos do que todas. Quem compra sem permitir aparece em Vendas, mas não aqui. Uma visita
        termina com o dia.
      </Alert>
      {data !== undefined && (
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <StatCard
            label="Visitas que viram um produto"
            value={countWords(data.sums.viewed)}
            change={{ now: data.sums.viewed, before: data.before.viewed, than }}
          />
          <StatCard
            label="Visitas que compraram"
            value={countWords(data.sums.bought)}
            change={{ now: data.sums.bought, before: data.before.bought, than }}
          />
          <StatCard
            label="Conversão"
            value={
              <ShareChange
                now={shareOf(data.sums.bought, data.sums.viewed)}
                before={shareOf(data.before.bought, data.before.viewed)}
              />
            }
          />
          <StatCard
            label="Carrinhos que viraram pedido"
            value={
              <ShareChange
                now={shareOf(data.sums.bought, data.sums.added)}
                before={shareOf(data.before.bought, data.before.added)}
              />
            }
          />
        </div>
      )}
      {some && (
        <ReportChart
          {...chart}
          label="Visitas em cada passo; os números estão na tabela."
          format={countWords}
        />
      )}
      <ReportTable
        name="report-funnel"
        caption="Passos da visita à compra"
        file={`funil-${span.from}-a-${span.to}`}
        columns={COLUMNS}
        rows={steps === undefined ? undefined : some ? steps : []}
        keyOf={({ name }) => name}
        list={report}
        empty={{
          title: 'Nenhuma visita medida neste período',
          text: 'Escolha outro período. Se a loja não mede visitas, peça à plataforma que ligue a medição.',
        }}
      />
      {some && data !== undefined && <FunnelDays rows={data.rows} span={span} step={step} />}
    </div>
  );
}
