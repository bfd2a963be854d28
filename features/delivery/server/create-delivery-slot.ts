import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { putSlot, type TypedSlot } from './delivery-slot.store.ts';

/** Creates a weekly window; an existing one is not changed. */
export const createDeliverySlot = (
  db: Db,
  supplierId: SupplierId,
  slot: Omit<TypedSlot, 'id'>,
): Promise<void> => putSlot(db, { ...slot, supplierId, id: newId() });
