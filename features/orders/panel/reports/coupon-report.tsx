import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatMoney, toReais } from '#kernel/money.ts';
import { StatCard } from '#platform/panel/pieces/stat-card.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { fillPath, formatQuery } from '#platform/web/url.ts';
import { useApi } from '#platform/web/use-api.ts';
import { couponFileEndpoint } from '../../contract/reports/reports.endpoints.ts';
import type { CouponUse } from '../../domain/reports/coupon-use.ts';
import type { DaySpan } from '../../domain/reports/report.ts';
import { couponReportQuery } from './goods-reports-query.ts';
import { ReportChart } from './report-chart.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { countWords, moneyOfReais, returnedWords, THAN_BEFORE as than } from './report-words.ts';
import { spanToWire } from './reports-query.ts';

/** As many bars as can be distinguished. */
const MAX_BARS = 12;

const COLUMNS: readonly ReportColumn<CouponUse>[] = [
  {
    id: 'cupom',
    title: 'Cupom',
    always: true,
    cell: ({ code }) => <strong>{code}</strong>,
    csv: ({ code }) => code,
  },
  {
    id: 'usos',
    title: 'Usos',
    numeric: true,
    cell: ({ orders }) => countWords(orders),
    csv: ({ orders }) => orders,
  },
  {
    id: 'novos',
    title: 'Clientes novos',
    numeric: true,
    cell: ({ firstOrders }) => countWords(firstOrders),
    csv: ({ firstOrders }) => firstOrders,
  },
  {
    id: 'desconto',
    title: 'Descontos',
    numeric: true,
    cell: ({ discount }) => formatMoney(discount),
    csv: ({ discount }) => toReais(discount),
  },
  {
    id: 'total',
    title: 'Vendido',
    numeric: true,
    cell: ({ total }) => formatMoney(total),
    csv: ({ total }) => toReais(total),
  },
  {
    id: 'devolvido',
    title: 'Devolvido',
    numeric: true,
    cell: ({ returnedTotal }) => returnedWords(returnedTotal),
    csv: ({ returnedTotal }) => toReais(returnedTotal),
  },
];

/** What the coupons gave, sold and brought. */
export function CouponReport({ span }: { readonly span: DaySpan }) {
  const { shop } = useStaffPlace();
  const address = useTableAddress();
  const report = useQuery(couponReportQuery(useApi(), shop.id, span, address.page));
  const { data } = report;
  const chart = useMemo(() => {
    const shown = data?.uses.slice(0, MAX_BARS) ?? [];
    return {
      labels: shown.map(({ code }) => code),
      series: [
        { label: 'Vendido', values: shown.map(({ total }) => toReais(total)) },
        {
          label: 'Descontos',
          values: shown.map(({ discount }) => toReais(discount)),
          tone: 'danger' as const,
        },
      ],
    };
  }, [data]);
  const { sums, before } = data ?? {};
  return (
    <div className="flex flex-col gap-5">
      {sums !== undefined && before !== undefined && (
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <StatCard
            label="Pedidos com cupom"
            value={countWords(sums.orders)}
            change={{ now: sums.orders, before: before.orders, than }}
          />
          <StatCard
            label="Clientes novos"
            value={countWords(sums.firstOrders)}
            change={{ now: sums.firstOrders, before: before.firstOrders, than }}
          />
          <StatCard
            label="Descontos"
            value={formatMoney(sums.discount)}
            change={{ now: sums.discount, before: before.discount, than }}
            lessIsBetter
          />
          <StatCard
            label="Vendido com cupom"
            value={formatMoney(sums.total)}
            change={{ now: sums.total, before: before.total, than }}
          />
        </div>
      )}
      {chart.labels.length > 0 && (
        <ReportChart
          {...chart}
          lying
          label="Vendido e descontos por cupom; os números estão na tabela."
          format={moneyOfReais}
        />
      )}
      <p className="text-ink-2 text-sm">
        Cliente novo: o cupom foi usado no primeiro pedido dele nesta loja. Pedidos cancelados não contam, e o
        vendido já é sem as devoluções.
      </p>
      <ReportTable
        name="report-coupons"
        caption="Vendas por cupom"
        file={`cupons-${span.from}-a-${span.to}`}
        columns={COLUMNS}
        rows={data?.uses}
        keyOf={({ code }) => code}
        list={report}
        paged={{
          address,
          total: data?.count,
          pages: data?.pages,
          href: `${fillPath(couponFileEndpoint.path, { idfornecedor: shop.id })}${formatQuery(spanToWire(span))}`,
        }}
        empty={{
          title: 'Nenhum cupom usado neste período',
          text: 'Escolha outro período, ou divulgue um cupom: ele se cria em “Preços e promoções › Cupons”.',
        }}
      />
    </div>
  );
}
