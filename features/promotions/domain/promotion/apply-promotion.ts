/** One promotion, applied a number of times to the units that others left. */
import type { ProductId } from '#kernel/ids.ts';
import type { Contender } from './contender.ts';
import type { PromotionGoods } from './promotion-goods.ts';

/** What is free to be used: units by index of the goods, and gifts in stock. */
export interface Free {
  readonly units: readonly number[];
  readonly gifts: ReadonlyMap<ProductId, number>;
}

export interface Application {
  readonly contender: Contender;
  readonly times: number;
  /** Rewarded units by index of the goods. */
  readonly rewarded: readonly number[];
  /** Units given as gifts. */
  readonly given: number;
  /** What it takes off or gives, in centavos before the payment method's variance. */
  readonly saved: number;
  /** `saved`, for comparing: a gift that is worth nothing is still better than none. */
  readonly gain: number;
  readonly free: Free;
}

/**
 * Applies it so many times, or undefined if there is not enough. The reward takes the cheapest units (or the dearest, if the promotion
 * says so) that leave enough for the condition; the condition takes the cheapest of the others, so that dear ones are left to other
 * promotions. A minimum counts no unit that this promotion rewards.
 */
export function apply(
  contender: Contender,
  times: number,
  free: Free,
  goods: readonly PromotionGoods[],
): Application | undefined {
  const { counts, needs, promotion, value } = contender;
  const units = [...free.units];
  let spare = sumWhere(units, counts) - times * needs;
  if (spare < 0) return undefined;
  const rewarded = units.map(() => 0);
  let missing = times * contender.rewards;
  let saved = 0;
  let used = 0;
  for (const index of contender.chosen) {
    const there = Math.min(missing, units[index] ?? 0);
    const taken = counts[index] ? Math.min(there, spare) : there;
    if (taken === 0) continue;
    rewarded[index] = taken;
    units[index] = (units[index] ?? 0) - taken;
    missing -= taken;
    saved += taken * (contender.off[index] ?? 0);
    if (counts[index]) {
      spare -= taken;
      used += taken * (goods[index]?.price ?? 0);
    }
  }
  const { minimum } = promotion.condition;
  if (missing > 0 || (minimum !== undefined && value - used < times * minimum)) return undefined;
  takeCheapest(units, counts, times * needs);
  const { reward } = promotion;
  if (reward.kind === 'units')
    return { contender, times, rewarded, given: 0, saved, gain: saved, free: { ...free, units } };
  const given = times * reward.units;
  const left = (free.gifts.get(reward.productId) ?? 0) - given;
  if (contender.gift === undefined || left < 0) return undefined;
  const { worth } = contender.gift;
  const gifts = new Map(free.gifts).set(reward.productId, left);
  const result = { contender, times, rewarded, given, free: { units, gifts } };
  return { ...result, saved: given * worth, gain: given * Math.max(worth, 1) };
}

const sumWhere = (units: readonly number[], where: readonly boolean[]): number =>
  units.reduce((sum, unit, index) => sum + (where[index] ? unit : 0), 0);

/** The goods are sorted from the cheapest on. */
function takeCheapest(units: number[], counts: readonly boolean[], needed: number): void {
  let missing = needed;
  for (let index = 0; missing > 0 && index < units.length; index += 1) {
    if (!counts[index]) continue;
    const taken = Math.min(missing, units[index] ?? 0);
    units[index] = (units[index] ?? 0) - taken;
    missing -= taken;
  }
}
