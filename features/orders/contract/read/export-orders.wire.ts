import { toReais } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ExportedOrder } from '../../domain/exported-order.ts';
import { statusText } from '../../domain/status-text.ts';

interface SheetColumn {
  readonly header: string;
  readonly width: number;
  readonly numFmt?: string;
  readonly cell: (order: ExportedOrder) => string | number;
  /** The value in XLSX, where it is not the text of `cell`. */
  readonly xlsxCell?: (order: ExportedOrder) => number;
}

const REAIS = '"R$" #,##0.00';
const MOMENT = 'dd/mm/yyyy hh:mm';

/** Excel's limit of characters per cell: with more the file counts as corrupt. */
const MAX_CELL_LENGTH = 32_767;

const timeZone = 'America/Sao_Paulo';
const day = new Intl.DateTimeFormat('sv-SE', { timeZone });
/** Spreadsheets count days since 1900 and know no time zones: date and time are those of São Paulo (UTC-3). */
const sheetMoment = (instant: Instant): number => (instant - 3 * 3_600_000) / 86_400_000 + 25_569;
const moment = new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'short', timeStyle: 'short' });

export const orderColumns: readonly SheetColumn[] = [
  { header: 'Número', width: 12, cell: ({ number }) => number },
  { header: 'Tipo', width: 12, cell: ({ stayedQuote }) => (stayedQuote ? 'Orçamento' : 'Pedido') },
  {
    header: 'Data',
    width: 18,
    numFmt: MOMENT,
    cell: ({ createdAt }) => moment.format(createdAt).replace(',', ''),
    // A date and not text, so that it can be sorted and filtered by month.
    xlsxCell: ({ createdAt }) => sheetMoment(createdAt),
  },
  {
    header: 'Situação',
    width: 24,
    cell: ({ status, deliveryType }) => statusText(status, deliveryType).title,
  },
  {
    header: 'Recebimento',
    width: 14,
    cell: ({ deliveryType }) => (deliveryType === 'DELIVERY' ? 'Entrega' : 'Retirada'),
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

export const rowOf = (order: ExportedOrder, format: SheetFormat): (string | number)[] =>
  orderColumns.map(({ cell, xlsxCell = cell }) => {
    const value = (format === 'xlsx' ? xlsxCell : cell)(order);
    return typeof value === 'string' ? value.slice(0, MAX_CELL_LENGTH) : value;
  });

export type SheetFormat = 'xlsx' | 'csv';

/** For example 'pedidos-mercado-central-2026-11-21.xlsx', by the day in São Paulo. */
export const exportFile = (shopSlug: string, now: Instant, format: SheetFormat): string =>
  `pedidos-${shopSlug}-${day.format(now)}.${format}`;
