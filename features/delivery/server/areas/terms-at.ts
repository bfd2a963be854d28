import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import { storesOf } from '#features/suppliers/server/choices-of.ts';
import type { Context } from '#platform/db/context.ts';
import type { Place } from '../../domain/area.ts';
import { deliveryFee } from '../../domain/fee.ts';
import type { OrderTerms } from '../../domain/order-progress.ts';
import { parcelOf } from '../parcel-of.ts';
import { areaCovering } from './delivery-area.store.ts';

/** Minimum order and highest fee for a place, at any time of day; undefined if the supplier does not deliver there. */
export async function termsAt(context: Context, place: Place): Promise<OrderTerms | undefined> {
  const { db, supplier } = context;
  if (!offeredDeliveryTypes(supplier.tags).includes('delivery')) return undefined;
  const area = await areaCovering(db, supplier.id, place);
  if (area === undefined) return undefined;
  const parcel = await parcelOf(context, area, { place, stores: () => storesOf(context) });
  return { ...area, fee: deliveryFee(area, undefined, parcel) };
}
