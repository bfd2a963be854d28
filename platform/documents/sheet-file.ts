import { CSV, type CsvCell } from '#platform/contract/csv.ts';
import { csvFile } from './csv-file.ts';

export type SheetFormat = 'xlsx' | 'csv';

export const SHEET_TYPES: Readonly<Record<SheetFormat, string>> = {
  csv: CSV,
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What a file contains; its rows are read while it is written. */
export interface SheetRows {
  readonly headings: readonly string[];
  readonly rows: AsyncIterable<readonly CsvCell[]>;
  /** How many rows there will be, for the progress of a long file; absent where they are counted only while they are read. */
  readonly count?: () => Promise<number | undefined>;
}

interface Sheet extends SheetRows {
  /** Of the worksheet. */
  readonly name: string;
  /** Headings of long texts. */
  readonly wide: readonly string[];
}

/** A spreadsheet that is written while it is downloaded, however long it is. */
export async function sheetFile(
  format: SheetFormat,
  { name, headings, wide, rows }: Sheet,
): Promise<ReadableStream<Uint8Array>> {
  if (format === 'csv') return csvFile(headings, rows);
  // A large library that most servers need only a few times a day, so it is loaded on demand.
  const { writeXlsxStream } = await import('hucre/xlsx');
  return writeXlsxStream(withoutEmpty(rows), {
    name,
    columns: headings.map((header) => ({ header, width: wide.includes(header) ? 48 : 16 })),
    freezePane: { rows: 1 },
  });
}

async function* withoutEmpty(rows: AsyncIterable<readonly CsvCell[]>): AsyncGenerator<(CsvCell | null)[]> {
  for await (const row of rows) yield row.map((cell) => (cell === '' ? null : cell));
}
