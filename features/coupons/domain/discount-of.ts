/** How much a coupon takes off goods of so much, rounded half up and never more than they cost. Spec 3, discount. */
import { centavos, type Money } from '#kernel/money.ts';
import { type Discount, WHOLE } from './coupon.ts';

export function discountOf(discount: Discount, worth: Money): Money {
  const wanted = discount.kind === 'absolute' ? discount.amount : share(worth, discount.basisPoints);
  return wanted < worth ? wanted : worth;
}

/** Exact also where the product passes 2^53. */
const share = (worth: Money, basisPoints: number): Money =>
  centavos(Number((BigInt(worth) * BigInt(basisPoints) * 2n + BigInt(WHOLE)) / BigInt(WHOLE * 2)));
