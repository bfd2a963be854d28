/** Where each kind of export gets its rows: from the same code that the panel's own files are written by. */
import { stockHeads, stockQueryFromWire } from '#features/catalog/contract/stock/stock-list.wire.ts';
import { FILTER_NAMES } from '#features/catalog/contract/stock/stock-names.ts';
import { STOCK_FILTERS } from '#features/catalog/domain/stock/stock-list.ts';
import {
  COST_HEADING,
  productHeadings,
  productsSheet,
} from '#features/catalog/server/sheet-import/export-products.ts';
import { type ReservedGoods, stockSheet } from '#features/catalog/server/stock/list-stock.ts';
import {
  orderStatusFromWire,
  WIRE_ORDER_STATUSES,
} from '#features/orders/contract/order/order-status.wire.ts';
import { shopOrderHeads } from '#features/orders/contract/panel/export-shop-orders.wire.ts';
import {
  ARRIVAL_AREA_HEADS,
  ARRIVAL_HEADS,
  MARGIN_HEADS,
  SALES_HEADS,
} from '#features/orders/contract/reports/period-sheets.ts';
import { COUPON_HEADS, marginHeads, partHeads } from '#features/orders/contract/reports/report-sheets.ts';
import type { MarginTopic } from '#features/orders/domain/reports/margin.ts';
import {
  type DaySpan,
  REPORT_STEPS,
  type ReportStep,
  type ReportTopic,
} from '#features/orders/domain/reports/report.ts';
import { shopStatusTitles } from '#features/orders/domain/shop-status-titles.ts';
import { shopOrdersSheet } from '#features/orders/server/export/export-shop-orders.ts';
import {
  arrivalAreasSheet,
  arrivalsSheet,
  couponsSheet,
  marginPartsSheet,
  marginSheet,
  partsSheet,
  salesSheet,
} from '#features/orders/server/reports/report-sheets.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import type { Permission } from '#kernel/permissions.ts';
import type { Staff } from '#kernel/scope.ts';
import { addDays } from '#kernel/time/calendar.ts';
import { startOfDay } from '#kernel/time/time-zone.ts';
import type { StaffContext } from '#platform/db/context.ts';
import type { SheetRows } from '#platform/documents/sheet-file.ts';
import { type ExportFilter, type ExportKind, exportTraits } from '../domain/export-kind.ts';

interface SourceWish {
  /** The period to export; kinds without one ignore it. */
  readonly span: DaySpan;
  readonly filter: string | undefined;
  readonly reservedGoods: ReservedGoods;
}

interface ExportSource {
  /** As this person may see them. */
  readonly headings: (actor: Staff) => readonly string[];
  readonly sheet: (context: StaffContext, wish: SourceWish) => Promise<SheetRows> | SheetRows;
}

const stepOf = (filter: string | undefined): ReportStep =>
  REPORT_STEPS.find((step) => step === filter) ?? REPORT_STEPS[0];

const ranking = (topic: ReportTopic): ExportSource => ({
  headings: () => partHeads(topic),
  sheet: (context, { span }) => partsSheet(context, topic, span),
});

const margins = (topic: MarginTopic): ExportSource => ({
  headings: () => marginHeads(topic),
  sheet: (context, { span }) => marginPartsSheet(context, topic, span, 'largest'),
});

export const exportSources: Readonly<Record<ExportKind, ExportSource>> = {
  orders: {
    headings: () => shopOrderHeads,
    sheet(context, { span: { from, to }, filter }) {
      const zone = timeZoneOf(context.supplier);
      const status = WIRE_ORDER_STATUSES.find((wire) => wire === filter);
      return shopOrdersSheet(context, {
        from: startOfDay(from, zone),
        until: startOfDay(addDays(to, 1), zone),
        ...(status === undefined ? {} : { status: orderStatusFromWire(status) }),
      });
    },
  },
  products: { headings: productHeadings, sheet: (context) => productsSheet(context) },
  stock: {
    headings: () => stockHeads,
    sheet(context, { filter, reservedGoods }) {
      const only = STOCK_FILTERS.find((each) => each === filter);
      const query = stockQueryFromWire(only === undefined ? {} : { situacao: FILTER_NAMES[only] });
      return stockSheet(context, query, reservedGoods);
    },
  },
  sales: {
    headings: () => SALES_HEADS,
    sheet: (context, { span, filter }) => salesSheet(context, span, stepOf(filter)),
  },
  'sales-by-product': ranking('product'),
  'sales-by-category': ranking('category'),
  'sales-by-client': ranking('client'),
  'sales-by-representative': ranking('representative'),
  'sales-by-payment': ranking('payment'),
  coupons: { headings: () => COUPON_HEADS, sheet: (context, { span }) => couponsSheet(context, span) },
  margin: {
    headings: () => MARGIN_HEADS,
    sheet: (context, { span, filter }) => marginSheet(context, span, stepOf(filter)),
  },
  'margin-by-product': margins('product'),
  'margin-by-category': margins('category'),
  arrivals: {
    headings: () => ARRIVAL_HEADS,
    sheet: (context, { span, filter }) => arrivalsSheet(context, span, stepOf(filter)),
  },
  'arrivals-by-area': {
    headings: () => ARRIVAL_AREA_HEADS,
    sheet: (context, { span }) => arrivalAreasSheet(context, span),
  },
};

/** What can be chosen of a filter, with its words. */
export const filterChoices: Readonly<
  Record<ExportFilter, readonly { readonly value: string; readonly label: string }[]>
> = {
  status: WIRE_ORDER_STATUSES.map((value) => ({
    value,
    label: shopStatusTitles[orderStatusFromWire(value)],
  })),
  stock: [
    { value: 'low', label: 'Estoque baixo' },
    { value: 'sold-out', label: 'Sem estoque' },
    { value: 'untracked', label: 'Não contados' },
    { value: 'awaited', label: 'Com clientes à espera' },
  ],
  step: [
    { value: 'day', label: 'Dia' },
    { value: 'week', label: 'Semana' },
    { value: 'month', label: 'Mês' },
  ],
};

/** What a reader of a file with these columns needs. Costs are for who makes prices, also inside of other files. */
export const permissionsOfFile = (kind: ExportKind, headings: readonly string[]): readonly Permission[] => [
  exportTraits[kind].permission,
  ...(kind === 'products' && headings.includes(COST_HEADING) ? (['prices:write'] as const) : []),
];
