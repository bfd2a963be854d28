/** What a combo costs who asks. Spec 7, promotional combo. */
import { varied } from '#features/pricing/domain/payment-variance.ts';
import { centavos, type Money } from '#kernel/money.ts';
import type { ComboPrice } from './combo.ts';

/** What a combo's products cost outside it. */
export interface AloneCost {
  readonly alone: Money;
  /** Before what the way of paying does to them, and how much that is. */
  readonly beforePayment: Money;
  readonly basisPoints: number;
}

export interface PricedComboAs {
  readonly price: Money;
  /** Before what the way of paying does to it; absent where that is nothing: a fixed price is the price. */
  readonly basePrice?: Money;
}

/** Never dearer than its products alone: a promotion that costs more is none. */
export function comboPrice(
  price: ComboPrice,
  { alone, beforePayment, basisPoints }: AloneCost,
): PricedComboAs {
  if (price.kind === 'fixed') return { price: centavos(Math.min(price.price, alone)) };
  const basePrice = centavos(Math.min(varied(beforePayment, -price.basisPoints), beforePayment));
  return { price: centavos(Math.min(varied(basePrice, basisPoints), alone)), basePrice };
}
