/** A spreadsheet's first sheet as rows of text. Runs in a thread of its own: a hostile file costs only that. */
import { parse } from 'csv-parse/sync';
import { streamXlsxRows } from 'hucre/xlsx';
import { unpackedSize } from './unpacked-size.ts';

export type SheetRows =
  | { readonly rows: string[][] }
  | { readonly problem: 'sheet-unreadable' | 'sheet-too-large' };

/** Unpacked, a price list of a hundred thousand products. */
export const MOST_UNPACKED = 64 * 1024 * 1024;
/** More rows than a shop has products are no order. */
const MOST_ROWS = 200_000;
const MOST_COLUMNS = 40;

export async function sheetRows(file: Uint8Array): Promise<SheetRows> {
  try {
    return isZip(file) ? await rowsOfXlsx(file) : rowsOfCsv(file);
  } catch {
    return { problem: 'sheet-unreadable' };
  }
}

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

async function rowsOfXlsx(file: Uint8Array): Promise<SheetRows> {
  const size = unpackedSize(file);
  if (size === undefined) return { problem: 'sheet-unreadable' };
  if (size > MOST_UNPACKED) return { problem: 'sheet-too-large' };
  const rows: string[][] = [];
  for await (const { index, values } of streamXlsxRows(file, { sheet: 0 })) {
    if (index >= MOST_ROWS) return { problem: 'sheet-too-large' };
    // Rows that the file leaves out keep their place, so that a line is found again.
    while (rows.length < index) rows.push([]);
    rows.push(values.slice(0, MOST_COLUMNS).map(textOf));
  }
  return { rows };
}

/** A number as a Brazilian writes it: 1.5 becomes '1,5'. An EAN is a number in many sheets. */
function textOf(value: unknown): string {
  if (typeof value === 'number') {
    return Number.isInteger(value)
      ? value.toFixed(0)
      : String(Math.round(value * 1000) / 1000).replace('.', ',');
  }
  return typeof value === 'string' ? value : '';
}

function rowsOfCsv(file: Uint8Array): SheetRows {
  const text = decoded(file);
  if (text === undefined) return { problem: 'sheet-unreadable' };
  const rows: string[][] = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: 100_000,
  });
  if (rows.length > MOST_ROWS) return { problem: 'sheet-too-large' };
  return { rows: rows.map((row) => row.slice(0, MOST_COLUMNS)) };
}

/** UTF-8, or what older spreadsheets write in Brazil. A file with NUL is no text. */
function decoded(file: Uint8Array): string | undefined {
  if (file.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** The mark that stands most often in the first lines; a semicolon where none does. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 2_000);
  const count = (mark: string): number => start.split(mark).length;
  return [';', '\t', ','].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
