import type { Context } from '#platform/db/context.ts';
import type { SlotChoice } from '../domain/slots.ts';
import { giveBackPlace, takePlace } from './delivery-slot.store.ts';

type Claimed = Pick<SlotChoice, 'slotId' | 'date' | 'storeId'>;

/** Claims a place in a slot with a capacity, at its store if it has one, inside the order's transaction. False if it is full. */
export const claimSlot = ({ db, supplier }: Context, slot: Claimed): Promise<boolean> =>
  takePlace(db, supplier.id, slot);

/** Returns a claimed place when the order is cancelled. */
export const returnSlot = ({ db, supplier }: Context, slot: Claimed): Promise<void> =>
  giveBackPlace(db, supplier.id, slot);
