/** The lines of a typed order while it is written: what stands in the fields, and nothing that was made of it. */
import { MOST_LINES } from '../../domain/cart.ts';
import type { WrittenLine } from '../../domain/quick-order/quick-line.ts';

export interface QuickRow extends WrittenLine {
  /** Stays with the row while others come and go. */
  readonly key: string;
}

export interface QuickRows {
  readonly rows: readonly QuickRow[];
  /** How many rows were ever made here. */
  readonly made: number;
}

/** As many as invite to write. */
const FIRST = 4;

export const isBlank = ({ code, quantity }: WrittenLine): boolean =>
  code.trim() === '' && quantity.trim() === '';

export const firstRows = (): QuickRows => blanks({ rows: [], made: 0 }, FIRST);

/** One blank row more, at the end. A full list stays as it is. */
export const withBlank = (state: QuickRows): QuickRows =>
  state.rows.length >= MOST_LINES ? state : blanks(state, 1);

export const withRow = (state: QuickRows, key: string, change: Partial<WrittenLine>): QuickRows => ({
  ...state,
  rows: state.rows.map((row) => (row.key === key ? { ...row, ...change } : row)),
});

/** Without these rows; a list is never without a row to write in. */
export function withoutRows(state: QuickRows, keys: ReadonlySet<string>): QuickRows {
  const rows = state.rows.filter(({ key }) => !keys.has(key));
  return rows.length === 0 ? blanks({ ...state, rows }, 1) : { ...state, rows };
}

export interface Taken {
  readonly state: QuickRows;
  /** How many lines found no room. */
  readonly left: number;
}

/** Pasted or uploaded lines after what is written already; blank rows give way to them. */
export function withLines({ rows, made }: QuickRows, lines: readonly WrittenLine[]): Taken {
  const written = rows.filter((row) => !isBlank(row));
  const taken = lines.slice(0, MOST_LINES - written.length);
  const added = taken.map(({ code, quantity }, at) => ({ key: keyOf(made + at), code, quantity }));
  const state = { rows: [...written, ...added], made: made + added.length };
  return { state: state.rows.length === 0 ? blanks(state, 1) : state, left: lines.length - taken.length };
}

const keyOf = (made: number): string => `linha-${made + 1}`;

function blanks({ rows, made }: QuickRows, count: number): QuickRows {
  const more = Array.from({ length: count }, (_, at) => ({ key: keyOf(made + at), code: '', quantity: '' }));
  return { rows: [...rows, ...more], made: made + count };
}
