/** The discount on a total, rounded half up, and never more than the total. Spec 3, discount. */
import { centavos, type Money } from '#kernel/money.ts';
import { ONE, type Quantity } from '#kernel/quantity.ts';
import { type Discount, FULL_DISCOUNT } from './coupon.ts';

export function discountOf(discount: Discount, worth: Money): Money {
  const wanted = discount.kind === 'absolute' ? discount.amount : share(worth, discount.basisPoints);
  return wanted < worth ? wanted : worth;
}

/** With bigint, because the product may exceed 2^53. */
const share = (worth: Money, basisPoints: number): Money =>
  centavos(
    Number((BigInt(worth) * BigInt(basisPoints) * 2n + BigInt(FULL_DISCOUNT)) / BigInt(FULL_DISCOUNT * 2)),
  );

/**
 * The unit price of a line after its share of the discount. Spec 3, preco_do_desconto.
 * Rounded half up to the centavo: for display only, not for sums.
 */
export const discountedPrice = (total: Money, part: Money, quantity: Quantity): Money => {
  const [numerator, denominator] = [BigInt(total - part) * BigInt(ONE), BigInt(quantity)];
  return centavos(Number((numerator * 2n + denominator) / (denominator * 2n)));
};
