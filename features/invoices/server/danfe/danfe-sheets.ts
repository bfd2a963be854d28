/** Distributes products and notes over sheets. Pure, so that the number of sheets is known before drawing. */
import type { DanfeProductRow } from './danfe-products.ts';

export interface SheetContent {
  readonly rows: readonly DanfeProductRow[];
  readonly notes: readonly string[];
}

interface Room {
  /** Points available for product rows: on the first sheet, and on every other. */
  readonly first: number;
  readonly other: number;
  readonly notesHeight: (lines: number) => number;
}

/** Fills the sheets with rows in their order, then with the rest of the notes. */
export function sheetsOf(
  rows: readonly DanfeProductRow[],
  notes: readonly string[],
  room: Room,
): readonly SheetContent[] {
  const sheets: { rows: DanfeProductRow[]; notes: string[] }[] = [{ rows: [], notes: [] }];
  let free = room.first;
  const turn = () => {
    sheets.push({ rows: [], notes: [] });
    free = room.other;
  };
  for (const row of rows) {
    if (row.height > free) turn();
    sheets.at(-1)?.rows.push(row);
    free -= row.height;
  }
  // The first sheet has a fixed box for notes and no room for more.
  if (notes.length > 0 && sheets.length === 1) turn();
  let left = notes;
  while (left.length > 0) {
    let most = left.length;
    while (most > 0 && room.notesHeight(most) > free) most -= 1;
    sheets.at(-1)?.notes.push(...left.slice(0, most));
    left = left.slice(most);
    if (left.length > 0) turn();
  }
  return sheets;
}
