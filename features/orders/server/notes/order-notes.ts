/** What the shop's people note about an order for each other. No client reads it. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { insertNote } from '../store/order-notes.store.ts';
import { lockShopOrder } from '../store/panel-orders.store.ts';

/** Writes a note in the caller's transaction. */
export const addNote = (
  { db, supplier, actor, now }: StaffContext,
  orderNumber: OrderNumber,
  text: string,
): Promise<void> =>
  insertNote(db, {
    supplierId: supplier.id,
    orderNumber,
    id: newId(),
    text,
    staffId: actor.staffId,
    byName: actor.name,
    at: new Date(now),
  });

export const noteOrder = (
  context: StaffContext,
  number: OrderNumber,
  written: string,
): Promise<Result<void, { readonly code: 'order-not-found' }>> =>
  inTransaction(context, async (inside) => {
    const order = await lockShopOrder(inside.db, inside.supplier.id, number);
    if (order === undefined) return refuse({ code: 'order-not-found' });
    await addNote(inside, number, written.trim());
    // The text stays in the note alone: the audit outlives the client's data.
    await recordChange(inside, {
      action: 'order.noted',
      subjectId: order.clientId,
      before: null,
      after: { order: number },
    });
    return accept(undefined);
  });
