/** Reads CSV as spreadsheets write it: separated by semicolon, tab or comma, in UTF-8, UTF-16 or Windows-1252. */
import { CsvError, parse } from 'csv-parse/sync';
import { DocumentProblem } from './document-problem.ts';
import type { RowLimits, TakeRow } from './row-limits.ts';
import type { WorkBudget } from './work-budget.ts';

/** A longer row is a quote that was never closed. Characters. */
const MAX_ROW_LENGTH = 100_000;
const ROWS_PER_CHECK = 1_000;

/** Passes each row to `take` until it returns false. Throws a DocumentProblem. */
export function readCsvRows(file: Uint8Array, limits: RowLimits, budget: WorkBudget, take: TakeRow): void {
  const text = decoded(file);
  refuseLongLines(text);
  let rows = 0;
  let cells = 0;
  const takeRow = (row: readonly string[]): null => {
    rows += 1;
    cells += row.length;
    if (rows > limits.rows || cells > limits.cells)
      throw new DocumentProblem('too-complex', 'too many rows or cells');
    if (rows % ROWS_PER_CHECK === 0) budget.check();
    if (
      !take(
        row.slice(0, limits.columns).map((cell) => cell.slice(0, limits.cellText)),
        rows,
      )
    )
      throw new Enough();
    return null;
  };
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: MAX_ROW_LENGTH,
      on_record: takeRow,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new DocumentProblem('damaged', error.code);
    if (!(error instanceof Enough)) throw error;
  }
}

/** Runs before the parser, whose own limit does not count separators. */
function refuseLongLines(text: string): void {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    // Some files end their lines with a carriage return alone.
    const line = text.slice(at, end < 0 ? text.length : end);
    if (line.length > MAX_ROW_LENGTH && line.split('\r').some((part) => part.length > MAX_ROW_LENGTH))
      throw new DocumentProblem('damaged', 'a line is too long');
    at += line.length + 1;
  }
}

class Enough extends Error {}

/**
 * UTF-16 by its byte order mark, else UTF-8, else Windows-1252, which older spreadsheets in Brazil write. A file with NUL bytes
 * that is not UTF-16 is not text.
 */
function decoded(file: Uint8Array): string {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(file);
  if (file.includes(0)) throw new DocumentProblem('not-this-format', 'NUL in a text');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** The most frequent separator in the first 2,000 characters; a semicolon if there is none. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 2_000);
  const count = (mark: string): number => start.split(mark).length;
  return [';', '\t', ','].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
