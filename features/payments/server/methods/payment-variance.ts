import type { PaymentMethodId, SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { pricesVaryByPayment } from '../../domain/price-variance.ts';
import { activeMethods, methodById } from '../store/payment-method.store.ts';

const variances = cachedQuery(
  'payment_variances',
  async (db: Db, supplierId: SupplierId): Promise<Readonly<Record<string, number>>> =>
    Object.fromEntries(
      (await activeMethods(db, supplierId)).map(({ id, priceVariance }) => [id, priceVariance]),
    ),
);

/**
 * By how many basis points this method changes product prices; 0 for unknown methods. Cached; a transaction queries the
 * database.
 */
export async function paymentVariance(
  { db, supplier }: Context,
  id: PaymentMethodId | undefined,
): Promise<number> {
  if (id === undefined || !pricesVaryByPayment(supplier.tags)) return 0;
  return (await variances(db, supplier.id))[id] ?? 0;
}

/** Like `paymentVariance`, for a method that is already loaded. */
export const varianceOf = (
  { supplier }: Context,
  method: { readonly priceVariance: number } | undefined,
): number => (pricesVaryByPayment(supplier.tags) ? (method?.priceVariance ?? 0) : 0);

/** The variance of a method that may have been deactivated since, for prices that were calculated with it. */
export async function methodVariance({ db, supplier }: Context, id: PaymentMethodId): Promise<number> {
  if (!pricesVaryByPayment(supplier.tags)) return 0;
  return (await methodById(db, supplier.id, id))?.priceVariance ?? 0;
}
