/** Limits for reading a spreadsheet. Too many rows or cells throw a DocumentProblem; columns and text are cut off. */
export interface RowLimits {
  readonly rows: number;
  readonly cells: number;
  /** Cells in further columns are counted and ignored. */
  readonly columns: number;
  /** Per cell. Characters. */
  readonly cellText: number;
}

/** Takes a row with its number in the file, from 1. Returns false to stop. */
export type TakeRow = (cells: readonly string[], place: number) => boolean;
