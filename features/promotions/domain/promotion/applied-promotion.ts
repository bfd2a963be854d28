/** What a promotion did to a line of a cart or order, and the price of what it rewards. */

import { varied } from '#features/pricing/domain/payment-variance.ts';
import type { PromotionId } from '#features/pricing/domain/promotion.ts';
import { add, centavos, type Money } from '#kernel/money.ts';
import { ONE, type Quantity } from '#kernel/quantity.ts';

export interface AppliedPromotion {
  readonly id: PromotionId;
  /** As shoppers read it: 'Leve 3, pague 2'. */
  readonly label: string;
  /** Rewarded units of the line; of a gift's line, all. */
  readonly quantity: Quantity;
  /** Units that one application rewards. */
  readonly perUse: number;
  /** Off the price of each; 10,000 is free. */
  readonly basisPoints: number;
  /** At prices before the payment method's variance; the worth of a gift. This is what counts towards a budget. */
  readonly saved: Money;
  /** What it takes off the line's total; of a gift nothing, because the line costs nothing. */
  readonly discount: Money;
  /** It has limits, which an order has to claim. Only while pricing. */
  readonly limited?: true;
}

export const promotionDiscount = (applied: readonly AppliedPromotion[] = []): Money =>
  add(...applied.map(({ discount }) => discount));

/** The discount before the payment method's variance. */
export const savedBy = (applied: readonly AppliedPromotion[] = []): Money =>
  add(...applied.map(({ saved }) => saved));

/** What these promotions take off a line if one unit costs this. */
export const discountAt = (applied: readonly AppliedPromotion[] = [], unitPrice: Money): Money =>
  add(
    ...applied.map(({ quantity, basisPoints }) =>
      rewardOff(unitPrice, basisPoints, Math.round(quantity / ONE)),
    ),
  );

/** The same promotions on a line whose unit price has changed, as when it is paid by another method. */
export const appliedAt = (applied: readonly AppliedPromotion[], unitPrice: Money): AppliedPromotion[] =>
  applied.map((one) => ({ ...one, discount: discountAt([one], unitPrice) }));

/** 100 % in basis points. */
export const FREE = 10_000;

/** The price of a rewarded unit, rounded half up; at least 1 centavo unless it is free or costs nothing anyway. */
export const rewardedPrice = (price: Money, basisPoints: number): Money =>
  basisPoints >= FREE ? centavos(0) : centavos(Math.min(price, varied(price, -basisPoints)));

/** What a reward takes off this many units. Each is reduced by itself, so it does not matter how they are split over lines. */
export const rewardOff = (price: Money, basisPoints: number, units: number): Money =>
  centavos((price - rewardedPrice(price, basisPoints)) * units);
