import { writeXlsxStream } from 'hucre/xlsx';
import { priceListColumns } from '../contract/price-list.wire.ts';
import type { PriceListLine } from '../domain/price-list.ts';
import type { PriceList } from './price-list.ts';

/** The price list as an XLSX file that is written while it is read. Text is written as text, so nothing in it is a formula. */
export function priceListSheet({ priced, lines }: PriceList): ReadableStream<Uint8Array> {
  const columns = priceListColumns(priced);
  return writeXlsxStream(
    rowsOf(lines, (line) => columns.map(({ cell }) => cell(line))),
    {
      name: 'Preços',
      columns: columns.map(({ header, width, numFmt }) => ({
        header,
        width,
        ...(numFmt === undefined ? {} : { numFmt }),
      })),
      freezePane: { rows: 1 },
    },
  );
}

async function* rowsOf<Row>(
  lines: AsyncIterable<PriceListLine>,
  rowOf: (line: PriceListLine) => Row,
): AsyncGenerator<Row> {
  for await (const line of lines) yield rowOf(line);
}
