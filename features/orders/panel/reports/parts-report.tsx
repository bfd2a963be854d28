import { useQuery } from '@tanstack/react-query';
import { ChartBar } from 'lucide-react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatQuantity, type Quantity } from '#kernel/quantity.ts';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { fillPath, formatQuery } from '#platform/web/url.ts';
import { useApi } from '#platform/web/use-api.ts';
import { partWords } from '../../contract/reports/report-sheets.ts';
import { partsFileEndpoint } from '../../contract/reports/reports.endpoints.ts';
import { topicToWire } from '../../contract/reports/reports.wire.ts';
import { countsGoods, type DaySpan, type ReportPart, type ReportTopic } from '../../domain/reports/report.ts';
import { ordersWords, returnedWords } from './report-words.ts';
import { partsReportQuery, spanToWire } from './reports-query.ts';

interface PartsReportProps {
  readonly span: DaySpan;
  readonly topic: ReportTopic;
}

/** What sold most: each with a bar of its share of the highest, and the numbers in the same row. */
export function PartsReport({ span, topic }: PartsReportProps) {
  const { shop } = useStaffPlace();
  const address = useTableAddress();
  const report = useQuery(partsReportQuery(useApi(), shop.id, span, { topic, page: address.page }));
  const { head, unknown } = partWords[topic];
  const { data } = report;
  const highest = data?.highest ?? 0;
  const nameOf = ({ name }: ReportPart): string => (name === '' ? unknown : name);
  const columns: readonly Column<ReportPart>[] = [
    {
      id: 'nome',
      title: head,
      always: true,
      cell: (part) => <Named part={part} name={nameOf(part)} highest={highest} />,
    },
    { id: 'pedidos', title: 'Pedidos', numeric: true, cell: ({ orders }) => orders.toLocaleString('pt-BR') },
    ...(countsGoods(topic)
      ? [
          {
            id: 'quantidade',
            title: 'Quantidade',
            numeric: true,
            cell: ({ quantity }: ReportPart) => formatQuantity(quantity as Quantity),
          },
          {
            id: 'quantidade-devolvida',
            title: 'Quantidade devolvida',
            numeric: true,
            hidden: true,
            cell: ({ returnedQuantity }: ReportPart) => formatQuantity(returnedQuantity as Quantity),
          },
        ]
      : []),
    { id: 'desconto', title: 'Descontos', numeric: true, cell: ({ discount }) => formatMoney(discount) },
    { id: 'total', title: 'Vendido', numeric: true, cell: ({ total }) => formatMoney(total) },
    {
      id: 'devolvido',
      title: 'Devolvido',
      numeric: true,
      cell: ({ returnedTotal }) => returnedWords(returnedTotal),
    },
  ];
  const params = { idfornecedor: shop.id, assunto: topicToWire(topic) };
  const href = `${fillPath(partsFileEndpoint.path, params)}${formatQuery(spanToWire(span))}`;
  return (
    <DataTable
      name={`report-${topic}`}
      caption={`Vendas por ${head.toLowerCase()}`}
      columns={columns}
      rows={data?.parts}
      keyOf={({ key }) => key}
      card={(part) => (
        <div>
          <Named part={part} name={nameOf(part)} highest={highest} />
          <p className="mt-2 flex justify-between gap-3">
            <span className="text-ink-2">{ordersWords(part)}</span>
            <span className="font-semibold tabular-nums">{formatMoney(part.total)}</span>
          </p>
        </div>
      )}
      list={report}
      address={address}
      total={data?.count}
      pages={data?.pages}
      empty={
        <EmptyState
          icon={<ChartBar />}
          title={
            topic === 'representative'
              ? 'Nenhuma venda por representantes neste período'
              : 'Nada vendido neste período'
          }
          text="Escolha outro período. Pedidos novos entram na soma em até dois minutos."
        />
      }
      export={async () => window.location.assign(href)}
    />
  );
}

interface NamedProps {
  readonly part: ReportPart;
  readonly name: string;
  readonly highest: number;
}

const Named = ({ part, name, highest }: NamedProps) => (
  <span className="flex min-w-40 flex-col gap-1">
    <span className="font-medium wrap-anywhere">{name}</span>
    <meter
      aria-hidden="true"
      className="h-1.5 w-full"
      min={0}
      max={Math.max(highest, 1)}
      value={part.total}
    />
  </span>
);
