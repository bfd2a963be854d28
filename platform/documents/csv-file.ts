import { Readable } from 'node:stream';
import { CSV_START, type CsvCell, csvLine } from '#platform/contract/csv.ts';

/** Characters, a few hundred lines: handing over each line by itself would cost more than writing it. */
const CHUNK = 32_768;

/**
 * A CSV file that is written while it is downloaded, however long it is. Send it as `CSV` with `asFile`. Amounts are passed in
 * reais, as numbers; texts are neutralised.
 */
export const csvFile = (
  heads: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(chunks(heads, rows))) as ReadableStream<Uint8Array>;

async function* chunks(
  heads: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
): AsyncGenerator<Uint8Array> {
  let text = CSV_START + csvLine(heads);
  for await (const row of rows) {
    text += csvLine(row);
    if (text.length < CHUNK) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}
