import { shownVariance } from '#features/payments/server/public.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { pricesAreHidden } from '../domain/price-visibility.ts';
import type { PriceView } from './product-rows.store.ts';

/** How prices stand for who asks and this way of paying. Decided here, so that no answer can leak a hidden price. */
export async function priceView(context: Context, paymentMethodId?: PaymentMethodId): Promise<PriceView> {
  if (pricesAreHidden(context.supplier.tags, context.actor)) return 'hidden';
  return { variance: await shownVariance(context, paymentMethodId) };
}
