/** What a cart still lacks for a promotion: 'Leve mais 1 e o terceiro sai de graça'. */
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import type { ProductId } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { Remains } from './missing-gift.ts';

export type NextStep = {
  readonly promotion: Promotion;
  /** The cart's products that count for it or would be rewarded. */
  readonly productIds: readonly ProductId[];
} & (
  | {
      /** `same`: of the products that are rewarded, too; `counted`: of those that count; `rewarded`: only what is rewarded is missing. */
      readonly kind: 'same' | 'counted' | 'rewarded';
      /** Units to add. */
      readonly units: number;
    }
  | { readonly kind: 'value'; readonly missing: Money }
);

/**
 * The step to one more application. Only for a promotion that the cart has begun: with a unit that no promotion uses yet, or goods of
 * some value. None where the step could not be named simply: products that take part in different ways.
 */
export function nextStep(remains: Remains): NextStep | undefined {
  const { contender, already, free, goods } = remains;
  const { promotion, needs, rewards, counts, off, value } = contender;
  if (goods.length === 0 || !allowsOneMore(remains)) return undefined;
  const { reward, condition } = promotion;
  const isRewarded = off.map((each) => each > 0);
  const productIds = goods.map(({ productId }) => productId);
  const missing = ((already?.times ?? 0) + 1) * (condition.minimum ?? 0) - value;
  const rewarded = unitsOf(free.units, isRewarded);
  if (missing > 0) {
    // Of units and value together only the value is said, once the units suffice. A rewarded unit counts for no value.
    const isApart = !counts.some((is, index) => is && isRewarded[index]);
    const isRest = unitsOf(free.units, counts) >= needs && rewarded >= rewards;
    return isApart && isRest && value > 0
      ? { promotion, productIds, kind: 'value', missing: centavos(missing) }
      : undefined;
  }
  const counted = unitsOf(free.units, counts);
  const step = (kind: 'same' | 'counted' | 'rewarded', units: number): NextStep | undefined =>
    units > 0 ? { promotion, productIds, kind, units } : undefined;
  if (rewards === 0) return counted > 0 ? step('counted', needs - counted) : undefined;
  const present = goods.map(({ units }) => units > 0);
  const alike = present.every((is, index) => !is || counts[index] === isRewarded[index]);
  if (alike && reward.kind === 'units' && reward.scope === undefined)
    return counted > 0 ? step('same', needs + rewards - counted) : undefined;
  const apart = present.every((is, index) => !is || counts[index] !== isRewarded[index]);
  if (!apart) return undefined;
  if (counted >= needs) return step('rewarded', rewards - rewarded);
  return counted > 0 && rewarded >= rewards ? step('counted', needs - counted) : undefined;
}

/** Whether its limits, and the stock of its gift, allow one more application of the dearest that it could reward. */
function allowsOneMore({ contender, already, free }: Remains): boolean {
  const { promotion, most, budget, gift, off, rewards } = contender;
  const { reward } = promotion;
  if (most <= (already?.times ?? 0)) return false;
  const given = reward.kind === 'gift' ? (gift?.worth ?? 0) * reward.units : Math.max(...off) * rewards;
  if (budget < (already?.saved ?? 0) + given) return false;
  return reward.kind === 'units' || (free.gifts.get(reward.productId) ?? 0) >= reward.units;
}

const unitsOf = (units: readonly number[], where: readonly boolean[]): number =>
  units.reduce((sum, each, index) => sum + (where[index] ? each : 0), 0);
