import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { pricesVaryByPayment } from '../domain/price-variance.ts';
import { paymentMethod } from './list-payment-methods.ts';

/**
 * By how many basis points this method changes product prices; 0 for unknown methods. Each product list asks, so
 * a supplier without the tag costs no question, and the others one that is prepared: the price shown and the price
 * charged come from the same row.
 */
export async function paymentVariance(context: Context, id: PaymentMethodId | undefined): Promise<number> {
  if (id === undefined || !pricesVaryByPayment(context.supplier.tags)) return 0;
  return (await paymentMethod(context, id))?.priceVariance ?? 0;
}
