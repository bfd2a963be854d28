import { useQuery } from '@tanstack/react-query';
import { ChartBar } from 'lucide-react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatMoney, toReais } from '#kernel/money.ts';
import { formatQuantity, type Quantity } from '#kernel/quantity.ts';
import { saveCsv } from '#platform/panel/save-csv.ts';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { DaySpan, ReportPart, ReportTopic } from '../../domain/reports/report.ts';
import { partsReportQuery } from './reports-query.ts';

const words: Readonly<
  Record<ReportTopic, { readonly head: string; readonly many: string; readonly unknown: string }>
> = {
  product: { head: 'Produto', many: 'produtos', unknown: 'Produto retirado' },
  category: { head: 'Categoria', many: 'categorias', unknown: 'Sem categoria' },
  client: { head: 'Cliente', many: 'clientes', unknown: 'Cadastro excluído' },
  representative: { head: 'Representante', many: 'representantes', unknown: 'Sem nome' },
  coupon: { head: 'Cupom', many: 'cupons', unknown: 'Sem código' },
  payment: { head: 'Forma de pagamento', many: 'formas-de-pagamento', unknown: 'Sem nome' },
};

interface PartsReportProps {
  readonly span: DaySpan;
  readonly topic: ReportTopic;
}

/** What sold most: each with a bar of its share of the highest, and the numbers in the same row. */
export function PartsReport({ span, topic }: PartsReportProps) {
  const { shop } = useStaffPlace();
  const report = useQuery(partsReportQuery(useApi(), shop.id, span, topic));
  const { head, many, unknown } = words[topic];
  const { data } = report;
  const highest = data?.parts[0]?.total ?? 0;
  const nameOf = ({ name }: ReportPart): string => (name === '' ? unknown : name);
  const columns: readonly Column<ReportPart>[] = [
    {
      id: 'nome',
      title: head,
      always: true,
      cell: (part) => <Named part={part} name={nameOf(part)} highest={highest} />,
    },
    { id: 'pedidos', title: 'Pedidos', numeric: true, cell: ({ orders }) => orders.toLocaleString('pt-BR') },
    ...(topic === 'product'
      ? [
          {
            id: 'quantidade',
            title: 'Quantidade',
            numeric: true,
            cell: ({ quantity }: ReportPart) => formatQuantity(quantity as Quantity),
          },
        ]
      : []),
    { id: 'desconto', title: 'Descontos', numeric: true, cell: ({ discount }) => formatMoney(discount) },
    { id: 'total', title: 'Vendido', numeric: true, cell: ({ total }) => formatMoney(total) },
  ];
  const save = async (): Promise<void> =>
    saveCsv(
      `${many}-${span.from}-a-${span.to}`,
      [head, 'Pedidos', 'Quantidade', 'Descontos', 'Vendido'],
      (data?.parts ?? []).map((part) => [
        nameOf(part),
        part.orders,
        part.quantity / 1000,
        toReais(part.discount),
        toReais(part.total),
      ]),
    );
  return (
    <div className="flex flex-col gap-3">
      {data !== undefined && data.count > data.parts.length && (
        <p className="text-ink-2 text-sm">
          Os {data.parts.length} maiores de {data.count.toLocaleString('pt-BR')}.
        </p>
      )}
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
              <span className="text-ink-2">{part.orders === 1 ? '1 pedido' : `${part.orders} pedidos`}</span>
              <span className="font-semibold tabular-nums">{formatMoney(part.total)}</span>
            </p>
          </div>
        )}
        list={report}
        empty={
          <EmptyState
            icon={<ChartBar />}
            title="Nada vendido neste período"
            text="Escolha outro período. Pedidos novos entram na soma em até dois minutos."
          />
        }
        export={save}
      />
    </div>
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
