import { defined } from '#kernel/defined.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { Actor, SupplierScope } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';
import { pricesVaryByPayment } from '../../domain/price-variance.ts';
import { offersAutomaticPix } from '../../domain/provider-names.ts';
import { activeMethod, type PaymentMethodRow } from '../store/payment-method.store.ts';

/** An active method for an order that was placed with it: the client's groups were decided then, and jobs act for nobody. */
export async function methodOfOrder(
  { db, supplier, actor }: Context,
  id: PaymentMethodId,
): Promise<PaymentMethod | undefined> {
  const row = await activeMethod(db, supplier.id, id);
  return row && shownTo(actor, row, supplier);
}

/** Pix Automático is for natural persons. */
export const shownTo = (actor: Actor, row: PaymentMethodRow, supplier: SupplierScope): PaymentMethod => ({
  ...shown(row, supplier),
  ...(offersAutomaticPix(row) && !(actor.kind === 'customer' && actor.clientKind === 'company')
    ? { automaticPix: true }
    : {}),
});

/** The variance is 0 if the supplier's prices don't follow the payment method. */
export const shown = (row: PaymentMethodRow, supplier: SupplierScope): PaymentMethod => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  description: row.description,
  priceVariance: pricesVaryByPayment(supplier.tags) ? row.priceVariance : 0,
  deliveryTypes: row.deliveryTypes,
  ...defined({ card: row.settings.card }),
});
