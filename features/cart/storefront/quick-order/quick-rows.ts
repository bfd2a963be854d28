/** The rows of a typed order: the fields' texts, without results. */
import { MAX_LINES } from '../../domain/cart.ts';
import type { WrittenLine } from '../../domain/quick-order/quick-line.ts';

export interface QuickRow extends WrittenLine {
  /** Identifies the row while others are added and removed. */
  readonly key: string;
}

export interface QuickRows {
  readonly rows: readonly QuickRow[];
  /** How many rows were ever created, for new keys. */
  readonly made: number;
}

/** Blank rows at the start. */
const FIRST = 4;

export const isBlank = ({ code, quantity }: WrittenLine): boolean =>
  code.trim() === '' && quantity.trim() === '';

export const firstRows = (): QuickRows => blanks({ rows: [], made: 0 }, FIRST);

/** Adds a blank row at the end, unless the list is full. */
export const withBlank = (state: QuickRows): QuickRows =>
  state.rows.length >= MAX_LINES ? state : blanks(state, 1);

export const withRow = (state: QuickRows, key: string, change: Partial<WrittenLine>): QuickRows => ({
  ...state,
  rows: state.rows.map((row) => (row.key === key ? { ...row, ...change } : row)),
});

/** Removes these rows; at least one row always remains. */
export function withoutRows(state: QuickRows, keys: ReadonlySet<string>): QuickRows {
  const rows = state.rows.filter(({ key }) => !keys.has(key));
  return rows.length === 0 ? blanks({ ...state, rows }, 1) : { ...state, rows };
}

export interface Taken {
  readonly state: QuickRows;
  /** How many lines did not fit. */
  readonly left: number;
}

/** Adds pasted or uploaded lines after the written ones, replacing blank rows. */
export function withLines({ rows, made }: QuickRows, lines: readonly WrittenLine[]): Taken {
  const written = rows.filter((row) => !isBlank(row));
  const taken = lines.slice(0, MAX_LINES - written.length);
  const added = taken.map(({ code, quantity }, index) => ({ key: keyOf(made + index), code, quantity }));
  const state = { rows: [...written, ...added], made: made + added.length };
  return { state: state.rows.length === 0 ? blanks(state, 1) : state, left: lines.length - taken.length };
}

const keyOf = (made: number): string => `linha-${made + 1}`;

function blanks({ rows, made }: QuickRows, count: number): QuickRows {
  const more = Array.from({ length: count }, (_, index) => ({
    key: keyOf(made + index),
    code: '',
    quantity: '',
  }));
  return { rows: [...rows, ...more], made: made + count };
}
