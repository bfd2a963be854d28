/** How much of a sheet is read. Beyond rows and cells a DocumentProblem is thrown; columns and text are cut off. */
export interface RowLimits {
  readonly rows: number;
  readonly cells: number;
  /** Cells beyond it are counted and left out. */
  readonly columns: number;
  /** Of one cell. Characters. */
  readonly cellText: number;
}

/** Takes a row with its place in the file, from 1. False: no more are wanted. */
export type TakeRow = (cells: readonly string[], place: number) => boolean;
