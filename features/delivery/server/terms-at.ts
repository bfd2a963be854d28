import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import type { Context } from '#platform/db/context.ts';
import type { Place } from '../domain/area.ts';
import type { OrderTerms } from '../domain/order-progress.ts';
import { areaCovering } from './delivery-area.store.ts';

/** What an order has to reach at a place, whatever the hour; undefined where this supplier does not deliver. */
export async function termsAt({ db, supplier }: Context, place: Place): Promise<OrderTerms | undefined> {
  if (!offeredDeliveryTypes(supplier.tags).includes('DELIVERY')) return undefined;
  return areaCovering(db, supplier.id, place);
}
