import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import { isAvailable } from '../../domain/product.ts';
import { offersOf } from '../products/offers-of.ts';
import { type AvailabilityAlert, deleteAlert, saveAlert } from './availability-alert.store.ts';

export type AlertRefusal = { readonly code: 'product-not-found' | 'product-not-sold' | 'product-in-stock' };

/** Saves that the client wants to be notified when the product is available again. Idempotent. Spec 7. */
export async function createAlert(
  context: CustomerContext,
  productId: ProductId,
): Promise<Result<void, AlertRefusal>> {
  const product = (await offersOf(context, [productId])).get(productId);
  if (product === undefined) return refuse({ code: 'product-not-found' });
  if (!product.active) return refuse({ code: 'product-not-sold' });
  if (isAvailable(true, product.stock, product.increments)) return refuse({ code: 'product-in-stock' });
  await saveAlert(context.db, alertOf(context, productId), new Date(context.now));
  return accept(undefined);
}

/** Idempotent. */
export const dropAlert = (context: CustomerContext, productId: ProductId): Promise<void> =>
  deleteAlert(context.db, alertOf(context, productId));

const alertOf = ({ supplier, actor }: CustomerContext, productId: ProductId): AvailabilityAlert => ({
  supplierId: supplier.id,
  clientId: actor.clientId,
  productId,
});
