/** The unit price of a line after its share of the discount. Spec 3, preco_do_desconto. */
import { centavos, type Money } from '#kernel/money.ts';
import { ONE, type Quantity } from '#kernel/quantity.ts';

/** Rounded half up to the centavo: for display only, not for sums. */
export const discountedPrice = (total: Money, part: Money, quantity: Quantity): Money => {
  const [numerator, denominator] = [BigInt(total - part) * BigInt(ONE), BigInt(quantity)];
  return centavos(Number((numerator * 2n + denominator) / (denominator * 2n)));
};
