import { defined } from '#kernel/defined.ts';
import type { TimeZone } from '#kernel/time/time-zone.ts';
import { csvFile } from '#platform/documents/csv-file.ts';
import { orderColumns, rowOf, type SheetFormat } from '../../contract/read/export-orders.wire.ts';
import type { ExportedOrder } from '../../domain/exported-order.ts';

/**
 * A file that is written while it is downloaded: 10,000 orders or 100,000 take about a megabyte of memory. Text is written as
 * text (in CSV with an apostrophe before what looks like a formula), so nothing in it is run. Reliability M29.
 */
export const ordersSheet = async (
  orders: AsyncIterable<ExportedOrder>,
  format: SheetFormat,
  zone: TimeZone,
): Promise<ReadableStream<Uint8Array>> =>
  format === 'csv'
    ? csvFile(
        orderColumns.map(({ header }) => header),
        cellsOf(orders, zone),
      )
    : xlsxOf(orders, zone);

async function xlsxOf(
  orders: AsyncIterable<ExportedOrder>,
  zone: TimeZone,
): Promise<ReadableStream<Uint8Array>> {
  // Loaded lazily: a large library, which most servers need a few times a day.
  const { writeXlsxStream } = await import('hucre/xlsx');
  return writeXlsxStream(rowsOf(orders, zone), {
    name: 'Pedidos',
    columns: orderColumns.map(({ header, width, numFmt }) => ({
      header,
      width,
      ...defined({ numFmt }),
    })),
    freezePane: { rows: 1 },
  });
}

async function* rowsOf(
  orders: AsyncIterable<ExportedOrder>,
  zone: TimeZone,
): AsyncGenerator<(string | number | null)[]> {
  for await (const order of orders)
    yield rowOf(order, 'xlsx', zone).map((cell) => (cell === '' ? null : cell));
}

async function* cellsOf(orders: AsyncIterable<ExportedOrder>, zone: TimeZone) {
  for await (const order of orders) yield rowOf(order, 'csv', zone);
}
