import { Readable } from 'node:stream';
import { defined } from '#kernel/defined.ts';
import type { TimeZone } from '#kernel/time-zone.ts';
import { CSV_START, csvLine } from '#platform/documents/csv.ts';
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
): Promise<ReadableStream<Uint8Array>> => (format === 'csv' ? csvFile(orders, zone) : xlsxOf(orders, zone));

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

const csvFile = (orders: AsyncIterable<ExportedOrder>, zone: TimeZone): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(csvOf(orders, zone))) as ReadableStream<Uint8Array>;

/** Characters, a few hundred lines: handing over each line by itself would cost more than writing it. */
const CHUNK = 32_768;

async function* csvOf(orders: AsyncIterable<ExportedOrder>, zone: TimeZone): AsyncGenerator<Uint8Array> {
  let text = CSV_START + csvLine(orderColumns.map(({ header }) => header));
  for await (const order of orders) {
    text += csvLine(rowOf(order, 'csv', zone));
    if (text.length < CHUNK) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}
