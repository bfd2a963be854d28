import { paymentVariance } from '#features/payments/server/methods/payment-variance.ts';
import type { Buying } from '#features/pricing/server/prices-for.ts';
import { defined } from '#kernel/defined.ts';
import type { Context } from '#platform/db/context.ts';
import type { BuyingTerms } from '../../domain/buying-terms.ts';
import { pricesAreHidden } from '../../domain/price-visibility.ts';

/** Whether the requesting client sees prices, and the terms that determine them. */
export type PriceView = 'hidden' | Buying;

export interface PriceQuery extends BuyingTerms {
  /** Prices without policies. Spec 7, ignorepolicy. */
  readonly ignorePolicies?: boolean;
}

/** Decided here for every response, so that none can leak a hidden price. */
export async function priceView(
  context: Context,
  { paymentMethodId, deliveryType, addressId, ignorePolicies }: PriceQuery,
): Promise<PriceView> {
  if (pricesAreHidden(context.supplier.tags, context.actor)) return 'hidden';
  return {
    variance: await paymentVariance(context, paymentMethodId),
    ...defined({ deliveryType, addressId, ignorePolicies }),
  };
}
