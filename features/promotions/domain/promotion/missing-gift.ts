import { boundOf } from './applications.ts';
import type { Free } from './apply-promotion.ts';
import type { Contender } from './contender.ts';
import type { GivenPromotion, PromotionGoods } from './promotion-goods.ts';

/** A promotion and what is left of the cart after all were decided. */
export interface Remains {
  readonly contender: Contender;
  readonly already: GivenPromotion | undefined;
  readonly free: Free;
  /** Those that take part in it, from the cheapest on. */
  readonly goods: readonly PromotionGoods[];
}

/** How many more units of its gift it would give if there were any in stock. */
export function missingUnits({ contender, already, free }: Remains): number {
  const { promotion, gift, most, budget } = contender;
  const { reward, condition } = promotion;
  if (reward.kind !== 'gift' || (free.gifts.get(reward.productId) ?? 0) >= reward.units) return 0;
  const times = already?.times ?? 0;
  const worth = (gift?.worth ?? 0) * reward.units;
  // Units that were used already are not free any more; a value is never used up.
  const earned = boundOf(contender, free) + (condition.units === undefined ? 0 : times);
  const affordable = worth === 0 ? Number.POSITIVE_INFINITY : Math.floor(budget / worth);
  return Math.max(0, Math.min(earned, most, affordable) - times) * reward.units;
}
