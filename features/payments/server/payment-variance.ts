import type { PaymentMethodId, SupplierId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { kept } from '#platform/db/kept.ts';
import { pricesVaryByPayment } from '../domain/price-variance.ts';
import { paymentMethod } from './list-payment-methods.ts';
import { activeMethods, methodById } from './payment-method.store.ts';

/**
 * By how many basis points this method changes product prices; 0 for unknown methods. What is charged asks for the row
 * itself.
 */
export async function paymentVariance(context: Context, id: PaymentMethodId | undefined): Promise<number> {
  if (id === undefined || !pricesVaryByPayment(context.supplier.tags)) return 0;
  return (await paymentMethod(context, id))?.priceVariance ?? 0;
}

/** The same of a method that may have been closed since: with it, prices were made. */
export async function methodVariance({ db, supplier }: Context, id: PaymentMethodId): Promise<number> {
  if (!pricesVaryByPayment(supplier.tags)) return 0;
  return (await methodById(db, supplier.id, id))?.priceVariance ?? 0;
}

const variances = kept(
  'payment_variances',
  async (db: Db, supplierId: SupplierId): Promise<Readonly<Record<string, number>>> =>
    Object.fromEntries(
      (await activeMethods(db, supplierId)).map(({ id, priceVariance }) => [id, priceVariance]),
    ),
);

/** The same for what is shown in lists, from the rows that are kept until the supplier changes one. */
export async function shownVariance(
  { db, supplier }: Context,
  id: PaymentMethodId | undefined,
): Promise<number> {
  if (id === undefined || !pricesVaryByPayment(supplier.tags)) return 0;
  return (await variances(db, supplier.id))[id] ?? 0;
}
