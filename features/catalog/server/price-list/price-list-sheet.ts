import { defined } from '#kernel/defined.ts';
import { priceListColumns } from '../../contract/price-list/price-list.wire.ts';
import type { PriceListLine } from '../../domain/price-list.ts';
import type { PriceList } from './price-list.ts';

/** The price list as a streamed XLSX file. Text cells are written as text, so none is read as a formula. */
export async function priceListSheet({ priced, lines }: PriceList): Promise<ReadableStream<Uint8Array>> {
  // A large library that most servers need only a few times a day, so it is loaded on demand.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const columns = priceListColumns(priced);
  return writeXlsxStream(
    rowsOf(lines, (line) => columns.map(({ cell }) => cell(line))),
    {
      name: 'Preços',
      columns: columns.map(({ header, width, numFmt }) => ({
        header,
        width,
        ...defined({ numFmt }),
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
