/** The methods of the context's supplier, as a shopper may know them. Spec 4, supplier flow. */
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { SupplierScope } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { PaymentMethod } from '../domain/payment-method.ts';
import { pricesVaryByPayment } from '../domain/price-variance.ts';
import { activeMethod, activeMethods, type PaymentMethodRow } from './payment-method.store.ts';

/** In the supplier's order. */
export async function paymentMethodsOf({ db, supplier }: Context): Promise<PaymentMethod[]> {
  return (await activeMethods(db, supplier.id)).map((row) => shown(row, supplier));
}

/** Undefined for an inactive method, and for another supplier's. */
export async function paymentMethod(
  { db, supplier }: Context,
  id: PaymentMethodId,
): Promise<PaymentMethod | undefined> {
  const row = await activeMethod(db, supplier.id, id);
  return row && shown(row, supplier);
}

/** A variance that the prices don't follow is not told. */
const shown = (row: PaymentMethodRow, supplier: SupplierScope): PaymentMethod => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  description: row.description,
  priceVariance: pricesVaryByPayment(supplier.tags) ? row.priceVariance : 0,
  deliveryTypes: row.deliveryTypes,
});
