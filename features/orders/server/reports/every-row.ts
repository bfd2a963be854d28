import type { PageRange } from '#kernel/page.ts';

/** Rows read at once: each page sums the period up again. */
const PAGE = 5_000;

/** All rows of a ranking, read page by page while they are written. */
export async function* everyRow<Row, Cells>(
  read: (page: PageRange) => Promise<readonly Row[]>,
  cells: (row: Row) => Cells,
): AsyncGenerator<Cells> {
  for (let offset = 0; ; offset += PAGE) {
    const rows = await read({ limit: PAGE, offset });
    for (const row of rows) yield cells(row);
    if (rows.length < PAGE) return;
  }
}
