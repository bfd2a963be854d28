import { type Result, refuse } from '#kernel/result.ts';
import type { ImportField, ImportReason, ImportRow } from '../import/import-fields.ts';
import { type ImportedProduct, productFromRow } from '../import/import-row.ts';
import type { ColumnMapping } from './sheet-import.ts';

export const REQUIRED_FIELDS: readonly ImportField[] = ['sku', 'name', 'price'];

/** Required fields that no column has. */
export const missingFields = (mapping: ColumnMapping): readonly ImportField[] =>
  REQUIRED_FIELDS.filter((field) => !mapping.includes(field));

/** The first field that two columns claim. */
export const fieldTwice = (mapping: ColumnMapping): ImportField | undefined =>
  mapping.find((field, index): field is ImportField => field !== null && mapping.indexOf(field) < index) ??
  undefined;

export const fieldsOf = (mapping: ColumnMapping): ReadonlySet<ImportField> =>
  new Set(mapping.filter((field) => field !== null));

/** The product of a line's cells. Missing cells at the end of a line are empty: spreadsheets leave them out. */
export function productOfLine(
  cells: readonly string[],
  mapping: ColumnMapping,
): Result<ImportedProduct, readonly ImportReason[]> {
  const row: ImportRow = Object.fromEntries(
    mapping.flatMap((field, index) => (field === null ? [] : [[field, cells[index] ?? ''] as const])),
  );
  const read = productFromRow(row);
  return read.ok ? read : refuse(read.refusal);
}
