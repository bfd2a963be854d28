import type { CartLine } from '../../domain/cart.ts';
import type { QuickRow } from './quick-rows.ts';
import { type Checked, type RowState, rowStateOf } from './row-state.ts';

interface WrongRow {
  readonly row: QuickRow;
  readonly place: number;
  readonly state: Extract<RowState, { kind: 'wrong' }>;
}

export interface JudgedRows {
  readonly ready: readonly Extract<RowState, { kind: 'ready' }>[];
  readonly wrong: readonly WrongRow[];
  /** Keys of the rows that go into the cart, alone or added to another. */
  readonly good: ReadonlySet<string>;
  /** Some results are pending. */
  readonly checking: boolean;
}

export function judgedRows(
  rows: readonly QuickRow[],
  checked: ReadonlyMap<string, Checked> | undefined,
): JudgedRows {
  const states = rows.map((row, index) => ({
    row,
    place: index + 1,
    state: rowStateOf(row, checked?.get(row.key)),
  }));
  return {
    ready: states.flatMap(({ state }) => (state.kind === 'ready' ? [state] : [])),
    wrong: states.flatMap(({ row, place, state }) => (state.kind === 'wrong' ? [{ row, place, state }] : [])),
    good: new Set(
      states.flatMap(({ row, state }) => (['ready', 'added'].includes(state.kind) ? [row.key] : [])),
    ),
    checking: states.some(({ state }) => state.kind === 'asking'),
  };
}

export const cartLinesOf = ({ ready }: JudgedRows): CartLine[] =>
  ready.map(({ line: { product, quantity } }) => ({ productId: product.id, quantity, giftWrap: false }));
