/** The price of a combo for a buyer. Spec 7, promotional combo. */
import { varied } from '#features/pricing/domain/payment-variance.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { ComboPricing } from './combo.ts';

/** The cost of a combo's products outside it. */
export interface AloneCost {
  readonly alone: Money;
  /** Before payment variance; `basisPoints` is that variance. */
  readonly beforePayment: Money;
  readonly basisPoints: number;
}

export interface PricedComboAs {
  readonly price: Money;
  /** Before payment variance; absent for a fixed price, which has none. */
  readonly basePrice?: Money;
}

/** Never more than the products cost alone. */
export function comboPrice(
  price: ComboPricing,
  { alone, beforePayment, basisPoints }: AloneCost,
): PricedComboAs {
  if (price.kind === 'fixed') return { price: centavos(Math.min(price.price, alone)) };
  const basePrice = centavos(Math.min(varied(beforePayment, -price.basisPoints), beforePayment));
  return { price: centavos(Math.min(varied(basePrice, basisPoints), alone)), basePrice };
}
