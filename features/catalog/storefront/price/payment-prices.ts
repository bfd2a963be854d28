import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import type { Offer, PriceRules } from '#features/pricing/domain/offer.ts';
import { withoutVariance, withVariance } from '#features/pricing/domain/payment-variance.ts';
import { unitPrice } from '#features/pricing/domain/unit-price.ts';
import type { Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';

export interface PaymentPrice {
  readonly id: string;
  readonly name: string;
  readonly price: Money;
}

/** The price with each payment method, cheapest first, whichever one the offer is for; empty if all are equal. */
export function paymentPrices(
  offer: Offer,
  quantity: Quantity,
  rules: PriceRules,
  methods: readonly PaymentMethod[],
): readonly PaymentPrice[] {
  const base = withoutVariance(offer);
  const prices = methods.map(({ id, name, priceVariance }) => ({
    id,
    name,
    price: unitPrice(withVariance(base, priceVariance), quantity, rules).price,
  }));
  const differ = new Set(prices.map(({ price }) => price)).size > 1;
  return differ ? prices.sort((one, other) => one.price - other.price) : [];
}
