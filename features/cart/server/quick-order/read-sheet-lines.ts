import { accept, type Result, refuse } from '#kernel/result.ts';
import { type DocumentFault, DocumentProblem } from '#platform/documents/document-problem.ts';
import { readCsvRows } from '#platform/documents/read-csv-rows.ts';
import type { RowLimits } from '#platform/documents/row-limits.ts';
import { type WorkBudget, workBudget } from '#platform/documents/work-budget.ts';
import { isZip } from '#platform/documents/xlsx/open-zip.ts';
import { readXlsxRows } from '#platform/documents/xlsx/read-xlsx-rows.ts';
import type { SheetRefusal } from '../../contract/quick-order/quick-order-texts.ts';
import { MAX_LINES } from '../../domain/cart.ts';
import { type Row, type SheetLine, SheetRowReader } from '../../domain/quick-order/lines-of-rows.ts';

export type SheetLines = Result<SheetLine[], { readonly code: SheetRefusal }>;

/** Processor time for one file. Milliseconds. */
const MAX_WORK = 2_000;

/** Enough for a price list of a hundred thousand products, of which at most `MAX_LINES` have a quantity. */
export const SHEET_LIMITS: RowLimits = {
  rows: 120_000,
  cells: 1_200_000,
  columns: 40,
  // A valid code has at most 60 characters: a longer one is reported as wrong, and need not be shown whole.
  cellText: 200,
};

const refusals: Readonly<Record<DocumentFault, SheetRefusal>> = {
  'not-this-format': 'sheet-unreadable',
  damaged: 'sheet-damaged',
  'too-complex': 'sheet-too-complex',
};

/** Reads the lines of code and quantity from a spreadsheet's first sheet, as written. Stops as soon as a limit is exceeded. */
export async function readSheetLines(
  file: Uint8Array,
  budget: WorkBudget = workBudget(MAX_WORK),
): Promise<SheetLines> {
  if (isOldExcel(file)) return refuse({ code: 'sheet-old-format' });
  const reader = new SheetRowReader();
  const take = (row: Row, place: number): boolean => {
    reader.take(row, place);
    return reader.count <= MAX_LINES;
  };
  try {
    if (isZip(file)) await readXlsxRows(file, SHEET_LIMITS, budget, take);
    else readCsvRows(file, SHEET_LIMITS, budget, take);
  } catch (error) {
    if (error instanceof DocumentProblem) return refuse({ code: refusals[error.fault] });
    throw error;
  }
  const lines = reader.end();
  if (lines.length === 0) return refuse({ code: 'sheet-empty' });
  return lines.length > MAX_LINES ? refuse({ code: 'sheet-too-many-lines' }) : accept(lines);
}

/** The container format of .xls files, and of .xlsx files with a password. */
const isOldExcel = (file: Uint8Array): boolean =>
  Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, 8)).toString('hex') ===
  'd0cf11e0a1b11ae1';
