import { varied } from '#features/pricing/domain/payment-variance.ts';
import { discountAt } from '#features/promotions/domain/promotion/applied-promotion.ts';
import { add, type Money, subtract, times, ZERO } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { LinePrice } from '../cart.ts';

interface EffectLine {
  readonly quantity: Quantity;
  readonly price?: LinePrice;
}

/** What a payment variance in basis points changes in the price of these lines, to the centavo. */
export const paymentEffect = (lines: readonly EffectLine[], basisPoints: number): Money =>
  add(...lines.map((line) => effectOn(line, basisPoints)));

function effectOn({ quantity, price }: EffectLine, basisPoints: number): Money {
  if (price === undefined || price.fixed) return ZERO;
  const base = price.beforePayment?.unit ?? price.unit;
  const costs = (unit: Money): Money => subtract(times(unit, quantity), discountAt(price.promotions, unit));
  return subtract(costs(varied(base, basisPoints)), costs(base));
}
