import type { Context } from '#platform/db/context.ts';
import type { SlotChoice } from '../domain/slots.ts';
import { giveBackPlace, takePlace } from './delivery-slot.store.ts';

type Claimed = Pick<SlotChoice, 'slotId' | 'date' | 'storeId'>;

/** Claims a place in a window with a limit, at the store that it names, inside an order's transaction. False where others were faster. */
export const claimSlot = ({ db, supplier }: Context, slot: Claimed): Promise<boolean> =>
  takePlace(db, supplier.id, slot);

/** Returns a place that an order had claimed, when it is cancelled. */
export const returnSlot = ({ db, supplier }: Context, slot: Claimed): Promise<void> =>
  giveBackPlace(db, supplier.id, slot);
