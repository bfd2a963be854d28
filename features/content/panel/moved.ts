export interface Move {
  readonly from: number;
  readonly to: number;
}

/** The one move that made the second list of the first; undefined where they are the same. */
export function moveBetween<Item>(before: readonly Item[], after: readonly Item[]): Move | undefined {
  const first = before.findIndex((item, index) => item !== after[index]);
  if (first < 0) return undefined;
  const last = before.findLastIndex((item, index) => item !== after[index]);
  return before[first] === after[last] ? { from: first, to: last } : { from: last, to: first };
}
