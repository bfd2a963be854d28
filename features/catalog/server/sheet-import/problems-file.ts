import { csvFile } from '#platform/documents/csv-file.ts';
import type { ProblemRow } from './sheet-imports.store.ts';

/** Refused lines with the sheet's own columns, to correct and to import again. */
export const problemsFile = (
  header: readonly string[],
  rows: readonly ProblemRow[],
): ReadableStream<Uint8Array> =>
  csvFile(
    [...header, 'linha', 'problema'],
    rows.map(({ line, cells, problem }) => [...header.map((_, index) => cells[index] ?? ''), line, problem]),
  );
