import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { lockShopOrder } from '../store/panel-orders.store.ts';
import { hideComment } from './product-ratings.store.ts';

/** The shop keeps a comment off the pages of its products, or lets it back. The stars count on. */
export const moderateComment = (
  context: StaffContext,
  number: OrderNumber,
  hidden: boolean,
): Promise<Result<{ readonly hidden: boolean }, { readonly code: 'order-not-found' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const order = await lockShopOrder(db, supplier.id, number);
    const before = order && (await hideComment(db, supplier.id, number, hidden ? new Date(now) : null));
    if (order === undefined || before === undefined) return refuse({ code: 'order-not-found' });
    if (before.hidden !== hidden)
      await recordChange(inside, {
        action: hidden ? 'rating.hidden' : 'rating.shown',
        subjectId: order.clientId,
        before: null,
        after: { order: number },
      });
    return accept({ hidden });
  });
