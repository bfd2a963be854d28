import type { PaymentMethodId, SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';
import { pricesVaryByPayment } from '../../domain/price-variance.ts';
import { activeMethods, methodById } from '../store/payment-method.store.ts';

const variances = cachedQuery(
  'payment_variances',
  async (db: Db, supplierId: SupplierId): Promise<Readonly<Record<string, number>>> =>
    Object.fromEntries(
      (await activeMethods(db, supplierId)).map(({ id, priceVariance }) => [id, priceVariance]),
    ),
);

/** By how many basis points this method changes product prices; 0 for unknown methods. Within a transaction asked anew. */
export async function paymentVariance(
  { db, supplier }: Context,
  id: PaymentMethodId | undefined,
): Promise<number> {
  if (id === undefined || !pricesVaryByPayment(supplier.tags)) return 0;
  return (await variances(db, supplier.id))[id] ?? 0;
}

/** The same of a method that has been asked for already. */
export const varianceOf = ({ supplier }: Context, method: PaymentMethod | undefined): number =>
  pricesVaryByPayment(supplier.tags) ? (method?.priceVariance ?? 0) : 0;

/** The same of a method that may have been closed since: with it, prices were made. */
export async function methodVariance({ db, supplier }: Context, id: PaymentMethodId): Promise<number> {
  if (!pricesVaryByPayment(supplier.tags)) return 0;
  return (await methodById(db, supplier.id, id))?.priceVariance ?? 0;
}
