import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { toReais } from '#kernel/money.ts';
import { formatQuantity, type Quantity } from '#kernel/quantity.ts';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { Select } from '#platform/ui/forms/select.tsx';
import { fillPath, formatQuery } from '#platform/web/url.ts';
import { useApi } from '#platform/web/use-api.ts';
import { marginOrderToWire, marginTopicToWire } from '../../contract/reports/margin.wire.ts';
import { marginFileEndpoint } from '../../contract/reports/reports.endpoints.ts';
import {
  type MarginOrder,
  type MarginPart,
  type MarginTopic,
  marginOf,
} from '../../domain/reports/margin.ts';
import type { DaySpan } from '../../domain/reports/report.ts';
import { marginPartsQuery } from './goods-reports-query.ts';
import { marginColumns } from './margin-columns.tsx';
import { ReportChart } from './report-chart.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { moneyOfReais } from './report-words.ts';
import { spanToWire } from './reports-query.ts';

interface MarginPartsProps {
  readonly span: DaySpan;
  readonly topic: MarginTopic;
}

const words: Readonly<
  Record<MarginTopic, { readonly head: string; readonly file: string; readonly unknown: string }>
> = {
  product: { head: 'Produto', file: 'margem-por-produto', unknown: 'Produto retirado' },
  category: { head: 'Categoria', file: 'margem-por-categoria', unknown: 'Sem categoria' },
};

const QUANTITY: ReportColumn<MarginPart> = {
  id: 'quantidade',
  title: 'Quantidade',
  numeric: true,
  cell: ({ quantity }) => formatQuantity(quantity as Quantity),
  csv: ({ quantity }) => quantity / 1000,
};

/** As many bars as can be distinguished. */
const MAX_BARS = 10;

/** What products or categories left, those with the largest or the smallest margins. */
export function MarginParts({ span, topic }: MarginPartsProps) {
  const { shop } = useStaffPlace();
  const [order, setOrder] = useState<MarginOrder>('largest');
  const address = useTableAddress();
  const report = useQuery(marginPartsQuery(useApi(), shop.id, span, { topic, order, page: address.page }));
  const { data } = report;
  const { head, file, unknown } = words[topic];
  const nameOf = ({ name }: MarginPart): string => (name === '' ? unknown : name);
  const chart = useMemo(() => {
    const shown = (data?.parts ?? []).filter((part) => part.costedRevenue > 0).slice(0, MAX_BARS);
    return {
      labels: shown.map(({ name }) => name || unknown),
      series: [{ label: 'Margem', values: shown.map((part) => toReais(marginOf(part))) }],
    };
  }, [data, unknown]);
  const columns: readonly ReportColumn<MarginPart>[] = [
    {
      id: 'nome',
      title: head,
      always: true,
      cell: (part) => <span className="font-medium wrap-anywhere">{nameOf(part)}</span>,
      csv: nameOf,
    },
    ...(topic === 'product' ? [QUANTITY] : []),
    ...marginColumns<MarginPart>(),
  ];
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Select
          label="Mostrar primeiro"
          options={[
            { value: 'largest', label: 'As maiores margens' },
            { value: 'smallest', label: 'As menores margens' },
          ]}
          value={order}
          onChange={({ currentTarget }) => {
            setOrder(currentTarget.value === 'smallest' ? 'smallest' : 'largest');
            address.go({ page: 1 });
          }}
        />
      </div>
      {chart.labels.length > 0 && (
        <ReportChart
          {...chart}
          lying
          label={`Margem por ${head.toLowerCase()}; os números estão na tabela.`}
          format={moneyOfReais}
        />
      )}
      <ReportTable
        name={`report-margin-${topic}`}
        caption={`Margem por ${head.toLowerCase()}`}
        file={`${file}-${span.from}-a-${span.to}`}
        columns={columns}
        rows={data?.parts}
        keyOf={({ key }) => key}
        list={report}
        paged={{
          address,
          total: data?.count,
          pages: data?.pages,
          href: `${fillPath(marginFileEndpoint.path, { idfornecedor: shop.id, assunto: marginTopicToWire(topic) })}${formatQuery({ ...spanToWire(span), ordem: marginOrderToWire(order) })}`,
        }}
        empty={{
          title: 'Nada vendido neste período',
          text: 'Escolha outro período. Pedidos novos entram na soma em até dois minutos.',
        }}
      />
    </div>
  );
}
