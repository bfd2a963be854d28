import { accept, type Result, refuse } from '#kernel/result.ts';
import { type DocumentFault, DocumentProblem } from '#platform/documents/document-problem.ts';
import { readCsvRows } from '#platform/documents/read-csv-rows.ts';
import type { RowLimits } from '#platform/documents/row-limits.ts';
import { workBudget } from '#platform/documents/work-budget.ts';
import { isZip } from '#platform/documents/xlsx/open-zip.ts';
import { readXlsxRows } from '#platform/documents/xlsx/read-xlsx-rows.ts';
import type { SheetFileRefusal } from '../../contract/sheet-import/sheet-import-texts.ts';
import type { SheetRow } from './sheet-imports.store.ts';

export interface ReadSheet {
  readonly header: readonly string[];
  readonly rows: readonly SheetRow[];
}
export type SheetReading = Result<ReadSheet, { readonly code: SheetFileRefusal }>;

/** Processor time for one file. Milliseconds. */
const MAX_WORK = 20_000;

const LIMITS: RowLimits = { rows: 50_001, cells: 1_000_000, columns: 60, cellText: 20_000 };

const refusals: Readonly<Record<DocumentFault, SheetFileRefusal>> = {
  'not-this-format': 'sheet-unreadable',
  damaged: 'sheet-damaged',
  'too-complex': 'sheet-too-complex',
};

/** Reads the first sheet: its first filled row is the header. Cells are text without the ends' spaces and without NUL. */
export async function readSheetRows(file: Uint8Array): Promise<SheetReading> {
  if (isOldExcel(file)) return refuse({ code: 'sheet-old-format' });
  let header: readonly string[] | undefined;
  const rows: SheetRow[] = [];
  const take = (cells: readonly string[], line: number): boolean => {
    const tidy = cells.map((cell) =>
      cell
        .replaceAll('\u0000', '')
        .replace(/^\uFEFF/, '')
        .trim(),
    );
    if (tidy.every((cell) => cell === '')) return true;
    if (header === undefined) header = withoutEmptyEnd(tidy);
    else rows.push({ line, cells: tidy.slice(0, header.length) });
    return true;
  };
  try {
    const budget = workBudget(MAX_WORK);
    if (isZip(file)) await readXlsxRows(file, LIMITS, budget, take);
    else readCsvRows(file, LIMITS, budget, take);
  } catch (error) {
    if (error instanceof DocumentProblem) return refuse({ code: refusals[error.fault] });
    throw error;
  }
  return header === undefined || rows.length === 0
    ? refuse({ code: 'sheet-empty' })
    : accept({ header, rows });
}

const withoutEmptyEnd = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

/** The container format of .xls files, and of .xlsx files with a password. */
const isOldExcel = (file: Uint8Array): boolean =>
  Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, 8)).toString('hex') ===
  'd0cf11e0a1b11ae1';
