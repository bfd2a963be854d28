import { CSV, CSV_START, type CsvCell, csvLine } from '#platform/contract/csv.ts';
import { download } from '#platform/web/download.ts';

/** Offers the shown table as a file. */
export function saveCsv(name: string, heads: readonly string[], rows: readonly (readonly CsvCell[])[]): void {
  const text = CSV_START + csvLine(heads) + rows.map((row) => csvLine(row)).join('');
  download(`${name}.csv`, new Blob([text], { type: CSV }));
}
