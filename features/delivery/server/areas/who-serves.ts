import { addressOf } from '#features/addresses/server/addresses-of.ts';
import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import type { WantedService, WhoServes } from '#features/suppliers/server/who-serves.ts';
import { defined } from '#kernel/defined.ts';
import { EMPTY_UUID, type SupplierId } from '#kernel/ids.ts';
import { accept, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { Place } from '../../domain/area.ts';
import { MOST_AREAS, someSuppliersWithAreaAt, suppliersWithAreaAt } from './area-shape.store.ts';

/**
 * The suppliers that deliver to the place, or that offer pickup if that is wanted; without a place, those that offer
 * the delivery type. Spec 7, supplier. Pickup has no area: clients may come from anywhere.
 */
export const whoServes: WhoServes = async (context, suppliers, wanted) => {
  const place = await placeToServe(context, wanted);
  if (place === 'no-such-address') return refuse({ code: 'no-such-address' });
  const ids = suppliers.map(({ id }) => id);
  const reached = place === undefined ? undefined : await suppliersReaching(context.db, ids, place);
  const { deliveryType: type, pickupToo } = wanted;
  return accept(
    suppliers.filter(({ id, tags }) => {
      const offered = offeredDeliveryTypes(new Set(tags));
      if ((type === 'pickup' || pickupToo) && offered.includes('pickup')) return true;
      if (type === 'pickup') return false;
      if (reached !== undefined) return offered.includes('delivery') && reached.has(id);
      return type === undefined || offered.includes(type);
    }),
  );
};

/** Of thousands of suppliers it is sooner known who has an area there than asked for each. */
async function suppliersReaching(
  db: Db,
  among: readonly SupplierId[],
  place: Place,
): Promise<ReadonlySet<SupplierId>> {
  const some = among.length > MOST_AREAS ? await someSuppliersWithAreaAt(db, place, MOST_AREAS) : undefined;
  return some?.all ? some.ids : suppliersWithAreaAt(db, among, place);
}

/** Undefined without address and position. Visitors have no addresses, so their address id is ignored. */
async function placeToServe(
  context: Context,
  { addressId = EMPTY_UUID, position }: WantedService,
): Promise<Place | 'no-such-address' | undefined> {
  if (addressId === EMPTY_UUID || context.actor.kind !== 'customer')
    return position === undefined ? undefined : { position };
  const address = await addressOf(context, addressId);
  if (address === undefined) return 'no-such-address';
  const at = address.position ?? position;
  return { postalCode: address.postalCode, ...defined({ position: at }) };
}
