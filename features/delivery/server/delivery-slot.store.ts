import { asc, eq, sql } from 'drizzle-orm';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { WeeklySlot } from '../domain/slots.ts';
import { deliverySlots } from './delivery.tables.ts';

export interface TypedSlot extends WeeklySlot {
  readonly deliveryType: DeliveryType;
}

const ofSupplier = prepared((db) =>
  db
    .select()
    .from(deliverySlots)
    .where(eq(deliverySlots.supplierId, sql.placeholder('supplierId')))
    .orderBy(asc(deliverySlots.weekday), asc(deliverySlots.startsAt), asc(deliverySlots.id))
    .limit(500)
    .prepare('delivery_slots_of_supplier'),
);

export const weeklySlots = (db: Db, supplierId: SupplierId): Promise<TypedSlot[]> =>
  ofSupplier(db).execute({ supplierId });

/** A window that is there already stays as it is, with its id. */
export async function putSlot(db: Db, slot: TypedSlot & { readonly supplierId: SupplierId }): Promise<void> {
  await db.insert(deliverySlots).values(slot).onConflictDoNothing();
}
