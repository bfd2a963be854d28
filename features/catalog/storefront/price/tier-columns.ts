/** The columns of a table whose products have different tiers of price. */
import type { Quantity } from '#kernel/quantity.ts';
import type { Rung } from './price-ladder.ts';

/** The quantity from which a column's prices hold; undefined: each of its cells names its own. */
export type TierColumn = Quantity | undefined;

export const MAX_TIER_COLUMNS = 3;

/** One column for each quantity if they are few, else one for each rung, beside the price of the smallest order. */
export function tierColumns(ladders: readonly (readonly Rung[])[]): readonly TierColumn[] {
  const further = ladders.map((rungs) => rungs.slice(1));
  const shared = [...new Set(further.flat().map(({ from }) => from))].sort((one, other) => one - other);
  if (shared.length <= MAX_TIER_COLUMNS) return shared;
  const mostRungs = Math.max(...further.map((rungs) => rungs.length));
  return Array.from({ length: Math.min(mostRungs, MAX_TIER_COLUMNS) }, () => undefined);
}

/** A product's rung in each column; undefined where it has none. */
export const rungsInColumns = (
  rungs: readonly Rung[],
  columns: readonly TierColumn[],
): readonly (Rung | undefined)[] =>
  columns.map((column, index) =>
    column === undefined ? rungs[index + 1] : rungs.slice(1).find(({ from }) => from === column),
  );
