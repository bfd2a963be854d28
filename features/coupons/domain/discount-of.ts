/** The discount on a total, rounded half up, and never more than the total. Spec 3, discount. */
import { centavos, type Money } from '#kernel/money.ts';
import { type Discount, WHOLE } from './coupon.ts';

export function discountOf(discount: Discount, worth: Money): Money {
  const wanted = discount.kind === 'absolute' ? discount.amount : share(worth, discount.basisPoints);
  return wanted < worth ? wanted : worth;
}

/** With bigint, because the product may exceed 2^53. */
const share = (worth: Money, basisPoints: number): Money =>
  centavos(Number((BigInt(worth) * BigInt(basisPoints) * 2n + BigInt(WHOLE)) / BigInt(WHOLE * 2)));
