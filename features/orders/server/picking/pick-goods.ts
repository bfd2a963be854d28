/** The shop's people pick an order: what they have is stored as they go, and finishing it is one entry of the audit log. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { OrderToPick } from '../../domain/picking/order-to-pick.ts';
import {
  isAllPicked,
  mayPick,
  orderVersion,
  type PickRefusal,
  type PickWish,
  pickedBy,
  pickingVersion,
} from '../../domain/picking/picking.ts';
import { editsOf } from '../store/order-edits.store.ts';
import { linesOfOrder } from '../store/order-lines.store.ts';
import { lockShopOrder } from '../store/panel-orders.store.ts';
import { orderToPick } from './order-to-pick.ts';
import { pickingOf, writeFinished, writePicked } from './picking.store.ts';

type NotNow = { readonly code: 'order-not-found' | 'not-picking' | 'order-edited' };
type Stale = ChangedByOther<OrderToPick>;

/** The order as it is picked, its row locked; a refusal unless the person saw it as it now is. */
async function lockPicked(inside: StaffContext, number: OrderNumber, seen: number) {
  const { db, supplier } = inside;
  const order = await lockShopOrder(db, supplier.id, number);
  if (order === undefined) return refuse<NotNow>({ code: 'order-not-found' });
  if (!mayPick(order.status)) return refuse<NotNow>({ code: 'not-picking' });
  if (orderVersion(await editsOf(db, supplier.id, number)) !== seen)
    return refuse<NotNow>({ code: 'order-edited' });
  const lines = await linesOfOrder(db, supplier.id, number);
  return accept({ order, lines, picking: await pickingOf(db, supplier.id, number) });
}

async function stale(inside: StaffContext, number: OrderNumber): Promise<Result<void, NotNow | Stale>> {
  const current = await orderToPick(inside, number);
  return current === undefined ? refuse({ code: 'order-not-found' }) : changedByOther(current);
}

/** Idempotent by its key. Two people at one order overwrite nothing of each other: who was late gets the current state. */
export const pickGoods = (
  context: StaffContext,
  number: OrderNumber,
  wish: PickWish & { readonly orderVersion: number },
): Promise<Result<void, NotNow | Stale | { readonly code: Exclude<PickRefusal, 'stale'> }>> =>
  inTransaction(context, async (inside) => {
    const locked = await lockPicked(inside, number, wish.orderVersion);
    if (!locked.ok) return locked;
    const { lines, picking } = locked.value;
    const by = { name: inside.actor.name, at: inside.now };
    const picked = pickedBy(lines, picking?.lines ?? [], wish, by);
    if (!picked.ok) {
      const { code } = picked.refusal;
      return code === 'stale' ? stale(inside, number) : refuse({ code });
    }
    if (picked.value.length > 0) await writePicked(inside, number, picked.value);
    return accept(undefined);
  });

/** Idempotent: what is finished stays as it was finished first. */
export const finishPicking = (
  context: StaffContext,
  number: OrderNumber,
  seen: { readonly orderVersion: number; readonly version: number },
): Promise<Result<void, NotNow | Stale | { readonly code: 'lines-waiting' }>> =>
  inTransaction(context, async (inside) => {
    const locked = await lockPicked(inside, number, seen.orderVersion);
    if (!locked.ok) return locked;
    const { order, lines, picking } = locked.value;
    const picked = picking?.lines ?? [];
    if (pickingVersion(picked) !== seen.version) return stale(inside, number);
    if (picking?.finished !== undefined) return accept(undefined);
    if (!isAllPicked(lines, picked)) return refuse({ code: 'lines-waiting' });
    await writeFinished(inside, number);
    await recordChange(inside, {
      action: 'order.picked',
      subjectId: order.clientId,
      before: { order: number },
      after: {
        order: number,
        // Notes stay with the lines: the audit outlives the client's data.
        lines: picked.map(({ position, quantity, shortage }) => ({ position, quantity, shortage })),
      },
    });
    return accept(undefined);
  });
