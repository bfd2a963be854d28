import { toReais } from '#kernel/money.ts';
import { formatDate, formatTime, localMillis, type TimeZone } from '#kernel/time/time-zone.ts';
import type { ExportedOrder } from '../../domain/exported-order.ts';
import { statusText } from '../../domain/status-text.ts';

interface SheetColumn {
  readonly header: string;
  readonly width: number;
  readonly numFmt?: string;
  readonly cell: (order: ExportedOrder, zone: TimeZone) => string | number;
  /** The value in XLSX, where it is not the text of `cell`. */
  readonly xlsxCell?: (order: ExportedOrder, zone: TimeZone) => number;
}

const REAIS = '"R$" #,##0.00';
const MOMENT = 'dd/mm/yyyy hh:mm';

/** Excel's limit of characters per cell: with more the file counts as corrupt. */
const MAX_CELL_LENGTH = 32_767;

/** Spreadsheets count days since 1900 and know no time zones: they get date and time of the shop's. */
const sheetMoment = (local: number): number => local / 86_400_000 + 25_569;

export const orderColumns: readonly SheetColumn[] = [
  { header: 'Número', width: 12, cell: ({ number }) => number },
  { header: 'Tipo', width: 12, cell: ({ stayedQuote }) => (stayedQuote ? 'Orçamento' : 'Pedido') },
  {
    header: 'Data',
    width: 18,
    numFmt: MOMENT,
    cell: ({ createdAt }, zone) => `${formatDate(createdAt, zone)} ${formatTime(createdAt, zone)}`,
    // A date and not text, so that it can be sorted and filtered by month.
    xlsxCell: ({ createdAt }, zone) => sheetMoment(localMillis(createdAt, zone)),
  },
  {
    header: 'Situação',
    width: 24,
    cell: ({ status, deliveryType }) => statusText(status, deliveryType).title,
  },
  {
    header: 'Recebimento',
    width: 14,
    cell: ({ deliveryType }) => (deliveryType === 'delivery' ? 'Entrega' : 'Retirada'),
  },
  { header: 'Pagamento', width: 24, cell: ({ paymentName }) => paymentName },
  { header: 'Emitido por', width: 28, cell: ({ issuedBy }) => issuedBy },
  { header: 'Produtos', width: 10, cell: ({ productCount }) => productCount },
  { header: 'Subtotal', width: 14, numFmt: REAIS, cell: ({ subtotal }) => toReais(subtotal) },
  { header: 'Taxa de entrega', width: 14, numFmt: REAIS, cell: ({ deliveryFee }) => toReais(deliveryFee) },
  { header: 'Desconto', width: 14, numFmt: REAIS, cell: ({ discount }) => toReais(discount) },
  { header: 'Total', width: 14, numFmt: REAIS, cell: ({ total }) => toReais(total) },
  { header: 'Cupom', width: 16, cell: ({ couponCode }) => couponCode },
  { header: 'Seu número', width: 18, cell: ({ customerOrderNumber }) => customerOrderNumber },
  { header: 'Observações', width: 40, cell: ({ note }) => note },
];

export const rowOf = (order: ExportedOrder, format: SheetFormat, zone: TimeZone): (string | number)[] =>
  orderColumns.map(({ cell, xlsxCell = cell }) => {
    const value = (format === 'xlsx' ? xlsxCell : cell)(order, zone);
    return typeof value === 'string' ? value.slice(0, MAX_CELL_LENGTH) : value;
  });

export type SheetFormat = 'xlsx' | 'csv';

/** For example 'pedidos-mercado-central-2026-11-21.xlsx'. */
export const exportFile = (shopSlug: string, day: string, format: SheetFormat): string =>
  `pedidos-${shopSlug}-${day}.${format}`;
