/** Which of a client's products are due again: by the client's own rhythm, or else by the product's. */
import type { ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { RepeatCount } from './count-purchases.ts';
import { byScore, type Purchase, type Ranked } from './purchase.ts';

const DAY = 24 * 60 * 60_000;

/** The product's rhythm counts like this many intervals of the client's own, at most. */
const MAX_OTHERS = 2;
/** Fewer repeats of all clients are no rhythm. */
const MIN_REPEATS = 3;

/** Shares of the interval after which it becomes due, is most due until, and is forgotten. */
const DUE = { from: 0.7, until: 1.5, forgotten: 4 };

/** `purchases`: the client's own. `usual`: the repeats of all clients, by product. */
export function dueAgain(
  purchases: readonly Purchase[],
  usual: ReadonlyMap<ProductId, RepeatCount>,
  now: Instant,
): readonly Ranked[] {
  const times = new Map<ProductId, Instant[]>();
  for (const { productIds, at } of purchases.toSorted((one, other) => one.at - other.at))
    for (const id of productIds) times.set(id, [...(times.get(id) ?? []), at]);
  const due: Ranked[] = [];
  for (const [productId, own] of times) {
    const days = usualDays(own, usual.get(productId));
    if (days === undefined) continue;
    const elapsed = (now - (own.at(-1) ?? now)) / DAY;
    const score = dueness(elapsed / days) * (own.length / (own.length + 1));
    if (score > 0) due.push({ productId, score });
  }
  return due.toSorted(byScore);
}

/** Geometric mean of the own intervals and the product's; undefined if there is no rhythm. */
function usualDays(own: readonly Instant[], usual: RepeatCount | undefined): number | undefined {
  const logs = own
    .slice(1)
    .map((at, index) => (at - (own[index] ?? at)) / DAY)
    .filter((days) => days >= 1)
    .map(Math.log);
  const others = usual !== undefined && usual.repeats >= MIN_REPEATS ? MAX_OTHERS : 0;
  const count = logs.length + others;
  if (count === 0) return undefined;
  const mean = usual === undefined || usual.repeats === 0 ? 0 : usual.logDays / usual.repeats;
  return Math.exp((logs.reduce((sum, log) => sum + log, 0) + others * mean) / count);
}

/** 0 before it is due, rises to 1, stays until half an interval too late, and falls to 0. */
function dueness(ratio: number): number {
  const { from, until, forgotten } = DUE;
  if (ratio < from || ratio >= forgotten) return 0;
  if (ratio < 1) return (ratio - from) / (1 - from);
  return ratio <= until ? 1 : (forgotten - ratio) / (forgotten - until);
}
