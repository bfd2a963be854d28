import { varied } from '#features/pricing/domain/payment-variance.ts';
import { centavos, type Money } from '#kernel/money.ts';

/** 100 % in basis points. */
export const FREE = 10_000;

/** The price of a rewarded unit, rounded half up; at least 1 centavo unless it is free or costs nothing anyway. */
export const rewardedPrice = (price: Money, basisPoints: number): Money =>
  basisPoints >= FREE ? centavos(0) : centavos(Math.min(price, varied(price, -basisPoints)));

/** What a reward takes off this many units. Each is reduced by itself, so it does not matter how they are split over lines. */
export const rewardOff = (price: Money, basisPoints: number, units: number): Money =>
  centavos((price - rewardedPrice(price, basisPoints)) * units);
