/** How often a promotion can be applied to what is free. */
import { type Application, apply, type Free } from './apply-promotion.ts';
import type { Contender } from './contender.ts';
import type { PromotionGoods } from './promotion-goods.ts';

/** How often units and value would suffice at most, whatever its budget and the gift's stock. */
export function boundOf(
  { counts, off, needs, rewards, value, most, promotion }: Contender,
  free: Free,
): number {
  let onlyCounts = 0;
  let onlyRewarded = 0;
  let both = 0;
  for (const [index, units] of free.units.entries()) {
    const rewarded = (off[index] ?? 0) > 0;
    if (counts[index] && rewarded) both += units;
    else if (counts[index]) onlyCounts += units;
    else if (rewarded) onlyRewarded += units;
  }
  const bounds = [most];
  if (needs > 0) bounds.push((onlyCounts + both) / needs);
  if (rewards > 0) bounds.push((onlyRewarded + both) / rewards);
  if (needs + rewards > 0) bounds.push((onlyCounts + onlyRewarded + both) / (needs + rewards));
  if (promotion.condition.minimum !== undefined) bounds.push(value / promotion.condition.minimum);
  return Math.floor(Math.min(...bounds));
}

/** Above this many applications not all numbers of them are compared, only the largest and the smallest ones. */
export const COMPARED = 12;

/** The ways to apply it to what is free: so many times, within its budget, most first. */
export function applications(
  contender: Contender,
  free: Free,
  goods: readonly PromotionGoods[],
): readonly Application[] {
  const { reward } = contender.promotion;
  const inStock =
    reward.kind === 'gift'
      ? Math.floor((free.gifts.get(reward.productId) ?? 0) / reward.units)
      : Number.POSITIVE_INFINITY;
  const attempt = (times: number): Application | undefined => {
    const tried = apply(contender, times, free, goods);
    return tried !== undefined && tried.saved <= contender.budget ? tried : undefined;
  };
  const bound = Math.min(boundOf(contender, free), inStock);
  const most = bound > 2 * COMPARED ? mostOf(bound, attempt) : bound;
  return timesUpTo(most)
    .map(attempt)
    .filter((tried) => tried !== undefined);
}

/** By halving: of so many applications, almost always what suffices for one number suffices for all smaller ones. */
function mostOf(bound: number, attempt: (times: number) => unknown): number {
  if (attempt(bound) !== undefined) return bound;
  let least = 0;
  let above = bound;
  while (least < above - 1) {
    const times = Math.floor((least + above) / 2);
    if (attempt(times) === undefined) above = times;
    else least = times;
  }
  return least;
}

function timesUpTo(most: number): number[] {
  const all = Array.from({ length: Math.min(most, 2 * COMPARED) }, (_, index) =>
    index < COMPARED ? most - index : Math.min(most, 2 * COMPARED) - index,
  );
  return all.filter((times) => times > 0);
}
