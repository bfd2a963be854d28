import type { OrderNumber } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { cancelPending } from './charge.store.ts';

/** A cancelled order asks for no money any more. */
export const cancelCharges = ({ db, supplier }: Context, orderNumber: OrderNumber): Promise<void> =>
  cancelPending(db, supplier.id, orderNumber);
