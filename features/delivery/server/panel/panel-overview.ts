import { type VersionedStore, versionedStores } from '#features/suppliers/server/stores.store.ts';
import type { Context } from '#platform/db/context.ts';
import type { Holiday } from '../../domain/holiday.ts';
import type { VersionedArea } from '../../domain/panel-area.ts';
import type { VersionedSlot } from '../delivery-slot.store.ts';
import { allAreas, type OverlappingPair, overlappingPairs } from './panel-areas.store.ts';
import { allHolidays, allSlots } from './panel-slots.store.ts';

export interface DeliveryOverview {
  readonly areas: readonly VersionedArea[];
  readonly slots: readonly VersionedSlot[];
  readonly holidays: readonly Holiday[];
  readonly overlaps: readonly OverlappingPair[];
  readonly stores: readonly VersionedStore[];
}

/** All delivery settings of a supplier, for the panel. */
export async function deliveryOverview(context: Context): Promise<DeliveryOverview> {
  const { db, supplier } = context;
  const [areas, slots, holidays, stores, overlaps] = await Promise.all([
    allAreas(db, supplier.id),
    allSlots(db, supplier.id),
    allHolidays(db, supplier.id),
    versionedStores(db, supplier.id),
    overlappingPairs(db, supplier.id),
  ]);
  return { areas, slots, holidays, stores, overlaps };
}
