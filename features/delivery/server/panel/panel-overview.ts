import type { Store } from '#features/suppliers/domain/shop-details.ts';
import { storesOf } from '#features/suppliers/server/choices-of.ts';
import type { Context } from '#platform/db/context.ts';
import type { Holiday } from '../../domain/holiday.ts';
import type { PanelArea } from '../../domain/panel-area.ts';
import type { TypedSlot } from '../delivery-slot.store.ts';
import { allAreas } from './panel-areas.store.ts';
import { allHolidays, allSlots } from './panel-slots.store.ts';

export interface DeliveryOverview {
  readonly areas: readonly PanelArea[];
  readonly slots: readonly TypedSlot[];
  readonly holidays: readonly Holiday[];
  readonly stores: readonly Store[];
}

/** All delivery settings of a supplier, for the panel. */
export async function deliveryOverview(context: Context): Promise<DeliveryOverview> {
  const { db, supplier } = context;
  const [areas, slots, holidays, stores] = await Promise.all([
    allAreas(db, supplier.id),
    allSlots(db, supplier.id),
    allHolidays(db, supplier.id),
    storesOf(context),
  ]);
  return { areas, slots, holidays, stores };
}
