import { centavos, formatMoney, type Money } from '#kernel/money.ts';
import { formatParts } from '#kernel/number-format.ts';
import type { PaymentMethod } from '../domain/payment-method.ts';
import { pricesVaryByPayment } from '../domain/price-variance.ts';

export interface PriceEffect {
  /** '3% de desconto' */
  readonly text: string;
  readonly saves: boolean;
}

/** The method's effect on prices, if the supplier's prices vary by payment method. Spec 6, supplier tags. */
export function priceEffect(
  tags: ReadonlySet<string>,
  { priceVariance }: Pick<PaymentMethod, 'priceVariance'>,
): PriceEffect | undefined {
  if (priceVariance === 0 || !pricesVaryByPayment(tags)) return undefined;
  const saves = priceVariance < 0;
  const share = formatParts(Math.abs(priceVariance), 2);
  return { text: `${share}% ${saves ? 'de desconto' : 'de acréscimo'}`, saves };
}

/** The effect in money, where it is known: combos and agreed prices don't change. */
export function effectInMoney(effect: Money): PriceEffect | undefined {
  if (effect === 0) return undefined;
  const saves = effect < 0;
  const sum = formatMoney(centavos(Math.abs(effect)));
  return { text: saves ? `Economize ${sum}` : `Mais ${sum}`, saves };
}
