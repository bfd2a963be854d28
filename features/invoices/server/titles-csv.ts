import { formatLine } from '#features/payments/domain/boleto/typed-line.ts';
import { toReais } from '#kernel/money.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { CSV_START, type CsvCell, csvLine } from '#platform/contract/csv.ts';
import type { ShownTitle } from '../domain/client-titles.ts';

const HEADS = ['Documento', 'Pedido', 'Emissão', 'Vencimento', 'Valor', 'Situação', 'Linha digitável'];

const words = { open: 'Em aberto', paid: 'Pago', cancelled: 'Cancelado' } as const;

/** One row per title. The typed line keeps its points, so that spreadsheets don't read it as a number. */
export const titlesCsv = (titles: readonly ShownTitle[]): string =>
  CSV_START + csvLine(HEADS) + titles.map((title) => csvLine(cellsOf(title))).join('');

const cellsOf = (title: ShownTitle): CsvCell[] => [
  title.document,
  title.orderNumber ?? '',
  formatDay(title.issuedOn),
  formatDay(title.dueOn),
  toReais(title.amount),
  title.overdue ? 'Vencido' : words[title.status],
  title.boleto === undefined ? '' : formatLine(title.boleto.line),
];
