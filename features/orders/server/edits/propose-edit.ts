/** The shop proposes other quantities for an order. Nothing changes before its client agrees. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { centavos, type Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { EditWish } from '../../domain/edits/edited-lines.ts';
import type { OrderTotals } from '../../domain/placed-order.ts';
import { notifyOpenPages, queueStatusMail } from '../status/queue-order-messages.ts';
import { closeEdit, editsOf, insertEdit } from '../store/order-edits.store.ts';
import type { OrderRow } from '../store/orders.store.ts';
import { lockShopOrder, shopOrder } from '../store/panel-orders.store.ts';
import { type EditRefusal, type PricedEdit, priceEdit } from './price-edit.ts';

type PreviewRefused = { readonly code: EditRefusal | 'order-not-found' };
type ProposeRefused = { readonly code: EditRefusal | 'order-not-found' | 'edit-total-changed' };

export interface EditPreview extends PricedEdit {
  readonly totalsBefore: OrderTotals;
}

/** What the order would come to; writes nothing. */
export async function previewEdit(
  context: Context,
  number: OrderNumber,
  wish: EditWish,
): Promise<Result<EditPreview, PreviewRefused>> {
  const row = await shopOrder(context.db, context.supplier.id, number);
  if (row === undefined) return refuse({ code: 'order-not-found' });
  const priced = await priceEdit(context, row, wish);
  return priced.ok ? accept({ ...priced.value, totalsBefore: totalsOf(row) }) : priced;
}

export interface Proposal {
  readonly wish: EditWish;
  readonly message: string;
  /** The total that the preview showed. */
  readonly seenTotal: Money;
}

/** Replaces an open proposal. */
export const proposeEdit = (
  context: StaffContext,
  number: OrderNumber,
  { wish, message, seenTotal }: Proposal,
): Promise<Result<void, ProposeRefused>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, actor, now } = inside;
    const row = await lockShopOrder(db, supplier.id, number);
    if (row === undefined) return refuse({ code: 'order-not-found' });
    const priced = await priceEdit(inside, row, wish);
    if (!priced.ok) return priced;
    const { totals, changes } = priced.value;
    if (totals.total !== seenTotal) return refuse({ code: 'edit-total-changed' });
    const version = ((await editsOf(db, supplier.id, number)).at(-1)?.version ?? 0) + 1;
    await closeEdit(db, supplier.id, number, 'replaced', now);
    await insertEdit(db, {
      supplierId: supplier.id,
      orderNumber: number,
      version,
      lines: [...changes],
      message: message.trim(),
      totalBefore: row.total,
      total: totals.total,
      staffId: actor.staffId,
      byName: actor.name,
      at: new Date(now),
    });
    await recordChange(inside, {
      action: 'order.edit-proposed',
      subjectId: row.clientId,
      before: { order: number, total: row.total },
      after: { order: number, version, total: totals.total, lines: changes },
    });
    await queueStatusMail(inside, row, number, 'edit-proposed');
    await notifyOpenPages(inside, row, number);
    return accept(undefined);
  });

/** Takes an open proposal back. Idempotent. */
export const withdrawEdit = (
  context: StaffContext,
  number: OrderNumber,
): Promise<Result<void, { readonly code: 'order-not-found' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const row = await lockShopOrder(db, supplier.id, number);
    if (row === undefined) return refuse({ code: 'order-not-found' });
    await closeEdit(db, supplier.id, number, 'withdrawn', now);
    await recordChange(inside, {
      action: 'order.edit-withdrawn',
      subjectId: row.clientId,
      before: { order: number },
      after: { order: number },
    });
    await notifyOpenPages(inside, row, number);
    return accept(undefined);
  });

const totalsOf = (row: OrderRow): OrderTotals => ({
  subtotal: centavos(row.subtotal),
  deliveryFee: centavos(row.deliveryFee),
  discount: centavos(row.discount),
  total: centavos(row.total),
});
