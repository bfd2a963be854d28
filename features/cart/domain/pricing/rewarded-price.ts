import {
  type AppliedPromotion,
  promotionDiscount,
  savedBy,
} from '#features/promotions/domain/promotion/applied-promotion.ts';
import { defined } from '#kernel/defined.ts';
import { add, subtract } from '#kernel/money.ts';
import type { LinePrice } from '../cart.ts';

/** A line's price with what promotions take off. */
export const rewardedPrice = (
  { beforePayment, ...price }: LinePrice,
  promotions: readonly AppliedPromotion[],
): LinePrice => ({
  ...price,
  promotions,
  total: subtract(price.total, promotionDiscount(promotions)),
  ...defined({
    beforePayment:
      beforePayment === undefined
        ? undefined
        : { ...beforePayment, total: subtract(beforePayment.total, savedBy(promotions)) },
  }),
  saved: add(price.saved, savedBy(promotions)),
});
