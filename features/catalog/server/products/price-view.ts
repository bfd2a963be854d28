import { paymentVariance } from '#features/payments/server/public.ts';
import type { Buying } from '#features/pricing/server/public.ts';
import type { Context } from '#platform/db/context.ts';
import type { BuyingTerms } from '../../domain/buying-terms.ts';
import { pricesAreHidden } from '../../domain/price-visibility.ts';

/** How prices stand for who asks: hidden, or made for this way of buying. */
export type PriceView = 'hidden' | Buying;

/** Which prices are asked for. */
export interface PriceQuestion extends BuyingTerms {
  /** Prices without what policies do to them. Spec 7, ignorepolicy. */
  readonly ignorePolicies?: boolean;
}

/** Decided here, so that no answer can leak a hidden price. */
export async function priceView(
  context: Context,
  { paymentMethodId, deliveryType, addressId, ignorePolicies }: PriceQuestion,
): Promise<PriceView> {
  if (pricesAreHidden(context.supplier.tags, context.actor)) return 'hidden';
  return {
    variance: await paymentVariance(context, paymentMethodId),
    ...(deliveryType === undefined ? {} : { deliveryType }),
    ...(addressId === undefined ? {} : { addressId }),
    ...(ignorePolicies === undefined ? {} : { ignorePolicies }),
  };
}
